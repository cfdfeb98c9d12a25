/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output belongs to a form, this to the page */
import { i18n } from '#i18n';
import type { SettledCall } from '@/lib/task/record';

/** Only where an answer may be lost is there something for the person to look after. */
const tones = { confirmed: 'tone-ok', unproven: 'tone-waiting', superseded: '', gone: '' } as const;

/** How a request ended, in plain words. */
export function SettledNotice({ settled }: { readonly settled: SettledCall }) {
  const { outcome, digest } = settled;
  const isDelivery = outcome === 'confirmed' || outcome === 'unproven';
  return (
    <div
      role="status"
      class={`notice delivery ${tones[outcome]}`}
      data-delivery={isDelivery ? outcome : undefined}
    >
      <strong>{i18n.t(`request.ended.${outcome}`)}</strong>
      {digest.heading !== '' && (
        <p class="small two-lines">
          <q>
            <bdi>{digest.heading}</bdi>
          </q>
        </p>
      )}
    </div>
  );
}
