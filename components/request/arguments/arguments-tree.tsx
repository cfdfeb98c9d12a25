import './arguments.css';
import { i18n } from '#i18n';
import { WrittenBlock } from '@/components/written/written';
import { isInvisible, showHidden } from '@/lib/visible-text';
import { isRawNumber } from '@/lib/json';
import type { ArgumentPath } from '@/lib/tools/describe-arguments';
import { useMemo } from 'preact/hooks';
import { entriesShown, type ShownEntries } from './entries-shown';

/** Deeper than this nobody reads. */
const deepest = 12;

const top: ArgumentPath = [];
const nothing = () => null;

interface ArgumentsTreeProps {
  readonly value: unknown;
  /** What the tool's schema says of the argument at a path, or null. */
  readonly describe?: (path: ArgumentPath) => string | null;
}

/** What an agent passed to a tool, open, each value with its type. */
export function ArgumentsTree({ value, describe = nothing }: ArgumentsTreeProps) {
  // Keeps the drawn tree, so that typing a reply beside it does not go through the arguments again.
  return useMemo(
    () => <Argument value={value} path={top} describe={describe} shown={entriesShown(value)} />,
    [value, describe],
  );
}

interface Place {
  readonly path: ArgumentPath;
  readonly describe: (path: ArgumentPath) => string | null;
  readonly shown: ReturnType<typeof entriesShown>;
}

function Argument({ value, ...place }: Place & { readonly value: unknown }) {
  const branch = place.shown.get(value);
  if (branch) return <Branch {...branch} {...place} />;
  if (isRawNumber(value)) return <Leaf type="number" text={value.rawJSON} />;
  if (value === undefined) return <p class="muted small">{i18n.t('request.noArguments')}</p>;
  if (typeof value === 'string') return <Leaf type="text" text={value} />;
  // What is left of JSON: a number, true, false or null.
  return <Leaf type={value === null ? 'null' : typeof value} text={JSON.stringify(value)} />;
}

function Branch({ entries, hidden, path, describe, shown }: Place & ShownEntries) {
  if (entries.length + hidden === 0) return <p class="muted small">{i18n.t('request.empty')}</p>;
  if (path.length >= deepest) return <p class="muted small">{i18n.t('request.tooDeep')}</p>;
  return (
    <>
      <dl class="arguments">
        {entries.map(([key, value]) => {
          const here = [...path, key];
          const description = describe(here);
          return (
            <div key={key}>
              <dt class="legend">
                <Words text={typeof key === 'number' ? String(key + 1) : key} />
                {description !== null && (
                  <p class="hint">
                    <WrittenBlock text={description} />
                  </p>
                )}
              </dt>
              <dd>
                <Argument value={value} path={here} describe={describe} shown={shown} />
              </dd>
            </div>
          );
        })}
      </dl>
      {hidden > 0 && <p class="muted small">{i18n.t('request.moreEntries', [hidden])}</p>}
    </>
  );
}

function Leaf({ type, text }: { readonly type: string; readonly text: string }) {
  return (
    <>
      <Words text={text} /> <span class="argument-type small muted">{type}</span>
    </>
  );
}

/** A name or a value; what draws nothing is said to be empty. */
function Words({ text }: { readonly text: string }) {
  return isInvisible(showHidden(text)) ? (
    <span class="muted">{i18n.t('request.emptyText')}</span>
  ) : (
    <WrittenBlock text={text} />
  );
}
