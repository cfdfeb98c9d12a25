/* oxlint-disable jsx-a11y/prefer-tag-over-role -- it holds paragraphs, and an output may not */
import { i18n } from '#i18n';
import { ServiceWords } from '@/components/app/command/problem';
import type { SettledCall } from '@/lib/task/record';
import { QuotedHeading } from './quoted-heading';
import { useFocusWhenLost } from '../delivery/use-focus-when-lost';

/** How a request ended: as its record says, or the history, which alone knows of a refusal. */
export interface Ended extends Partial<Pick<SettledCall, 'digest'>> {
  readonly outcome: SettledCall['outcome'] | 'refused';
  /** The service's own words. */
  readonly message?: string | null;
}

/** Of what became of an answer; only one that may be lost, or was refused, needs the person's attention. */
const tones = {
  confirmed: 'tone-ok',
  unproven: 'tone-waiting',
  refused: 'tone-bad',
  superseded: '',
  gone: '',
} as const;

interface SettledNoticeProps {
  readonly settled: Ended;
  /**
   * The person was at this request, so the focus moves here. A status that appears together with its
   * words may not be read out.
   */
  readonly here: boolean;
  /** Another request has taken its place, below. */
  readonly earlier?: boolean;
}

/** How a request ended, in plain words. */
export function SettledNotice({ settled, here, earlier = false }: SettledNoticeProps) {
  const { outcome, digest, message = null } = settled;
  const tone = tones[outcome];
  const box = useFocusWhenLost(here ? outcome : null);
  return (
    <div
      ref={box}
      id="settled"
      tabIndex={-1}
      role="status"
      class={`notice ${tone}`}
      data-delivery={tone === '' ? undefined : outcome}
    >
      {earlier && <p class="small">{i18n.t('request.ended.earlier')}</p>}
      <strong>{i18n.t(`request.ended.${outcome}`)}</strong>
      <ServiceWords message={message} />
      <QuotedHeading heading={digest?.heading ?? ''} />
    </div>
  );
}
