import './arguments.css';
import { i18n } from '#i18n';
import { WrittenBlock } from '@/components/form/written';
import { isObject } from '@/lib/form/own';
import { isRawNumber } from '@/lib/json';
import type { ArgumentPath } from '@/lib/tools/describe-arguments';

/** Deeper than this nobody reads; it is shown as text. */
const deepest = 12;
const mostEntries = 200;

const top: ArgumentPath = [];
const nothing = () => null;

interface Place {
  readonly path: ArgumentPath;
  /** What the tool's schema says of the argument at a path, or null. */
  readonly describe: (path: ArgumentPath) => string | null;
}

interface ArgumentsTreeProps extends Partial<Place> {
  readonly value: unknown;
}

/** What an agent passed to a tool, all of it open, each value with its type. */
export function ArgumentsTree({ value, path = top, describe = nothing }: ArgumentsTreeProps) {
  const place = { path, describe };
  if (isRawNumber(value)) return <Leaf type="number" text={value.rawJSON} />;
  if (Array.isArray(value)) return <Branch entries={[...value.entries()]} {...place} />;
  if (isObject(value)) return <Branch entries={Object.entries(value)} {...place} />;
  if (value === undefined) return <p class="muted small">{i18n.t('request.noArguments')}</p>;
  if (typeof value === 'string') return <Leaf type="text" text={value} />;
  // What is left of JSON: a number, true, false or null.
  return <Leaf type={value === null ? 'null' : typeof value} text={JSON.stringify(value)} />;
}

interface BranchProps extends Place {
  readonly entries: readonly (readonly [string | number, unknown])[];
}

function Branch({ entries, path, describe }: BranchProps) {
  if (entries.length === 0) return <p class="muted small">{i18n.t('request.empty')}</p>;
  if (path.length >= deepest) return <p class="muted small">{i18n.t('request.tooDeep')}</p>;
  const hidden = entries.length - mostEntries;
  return (
    <dl class="arguments">
      {entries.slice(0, mostEntries).map(([key, value]) => {
        const here = [...path, key];
        const description = describe(here);
        return (
          <div key={key}>
            <dt>
              <WrittenBlock text={typeof key === 'number' ? String(key + 1) : key} />
              {description !== null && (
                <p class="hint">
                  <WrittenBlock text={description} />
                </p>
              )}
            </dt>
            <dd>
              <ArgumentsTree value={value} path={here} describe={describe} />
            </dd>
          </div>
        );
      })}
      {hidden > 0 && <p class="muted small">{i18n.t('request.moreEntries', [hidden])}</p>}
    </dl>
  );
}

function Leaf({ type, text }: { readonly type: string; readonly text: string }) {
  return (
    <>
      {text === '' ? (
        <span class="muted">{i18n.t('request.emptyText')}</span>
      ) : (
        <WrittenBlock text={text} />
      )}{' '}
      <span class="argument-type small muted">{type}</span>
    </>
  );
}
