/* oxlint-disable jsx-a11y/prefer-tag-over-role -- it holds paragraphs, and an output may not */
import { i18n } from '#i18n';
import type { SettledCall } from '@/lib/task/record';
import { QuotedHeading } from './quoted-heading';
import { useFocusWhenLost } from './use-focus-when-lost';

/** Only an unproven answer, which may be lost, needs the person's attention. */
const tones = { confirmed: 'tone-ok', unproven: 'tone-waiting', superseded: '', gone: '' } as const;

interface SettledNoticeProps {
  readonly settled: SettledCall;
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
  const { outcome, digest } = settled;
  const box = useFocusWhenLost(here ? outcome : null);
  const isDelivery = outcome === 'confirmed' || outcome === 'unproven';
  return (
    <div
      ref={box}
      id="settled"
      tabIndex={-1}
      role="status"
      class={`notice ${tones[outcome]}`}
      data-delivery={isDelivery ? outcome : undefined}
    >
      {earlier && <p class="small">{i18n.t('request.ended.earlier')}</p>}
      <strong>{i18n.t(`request.ended.${outcome}`)}</strong>
      <QuotedHeading heading={digest.heading} />
    </div>
  );
}
