import { i18n } from '#i18n';
import { Shown } from '@/components/app/shown';
import { Section } from '@/components/look/section';
import { BrokenItem } from './broken-item';
import { useBroken } from './use-broken';

/** What is stored and cannot be read, if there is any. */
export function BrokenSection() {
  const broken = useBroken();
  if (broken.length === 0) return null;
  return (
    <Section heading={i18n.t('damaged.title')} aside={broken.length}>
      <div class="stack">
        <p class="hint">{i18n.t('damaged.explained')}</p>
        <Shown items={broken}>
          {(shown) => (
            <ul class="card rows">
              {shown.map((item) => (
                <BrokenItem key={item.key} item={item} />
              ))}
            </ul>
          )}
        </Shown>
      </div>
    </Section>
  );
}
