import './arguments.css';
import { i18n } from '#i18n';
import { WrittenBlock } from '@/components/written/written';
import { isObject } from '@/lib/json-object';
import { isRawNumber } from '@/lib/json';
import type { ArgumentPath } from '@/lib/tools/describe-arguments';
import { useMemo } from 'preact/hooks';
import { entriesShown } from './entries-shown';

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
  const shown = useMemo(() => entriesShown(value), [value]);
  return <Argument value={value} path={top} describe={describe} shown={shown} />;
}

interface Place {
  readonly path: ArgumentPath;
  readonly describe: (path: ArgumentPath) => string | null;
  /** How many entries of each object and list are drawn. */
  readonly shown: ReadonlyMap<object, number>;
}

function Argument({ value, ...place }: Place & { readonly value: unknown }) {
  if (isRawNumber(value)) return <Leaf type="number" text={value.rawJSON} />;
  if (Array.isArray(value)) {
    return <Branch most={place.shown.get(value)} entries={[...value.entries()]} {...place} />;
  }
  if (isObject(value)) {
    return <Branch most={place.shown.get(value)} entries={Object.entries(value)} {...place} />;
  }
  if (value === undefined) return <p class="muted small">{i18n.t('request.noArguments')}</p>;
  if (typeof value === 'string') return <Leaf type="text" text={value} />;
  // What is left of JSON: a number, true, false or null.
  return <Leaf type={value === null ? 'null' : typeof value} text={JSON.stringify(value)} />;
}

interface BranchProps extends Place {
  readonly entries: readonly (readonly [string | number, unknown])[];
  readonly most: number | undefined;
}

function Branch({ entries, most = 0, path, describe, shown }: BranchProps) {
  if (entries.length === 0) return <p class="muted small">{i18n.t('request.empty')}</p>;
  if (path.length >= deepest) return <p class="muted small">{i18n.t('request.tooDeep')}</p>;
  const hidden = entries.length - most;
  return (
    <>
      <dl class="arguments">
        {entries.slice(0, most).map(([key, value]) => {
          const here = [...path, key];
          const description = describe(here);
          return (
            <div key={key}>
              <dt class="question-label">
                <WrittenBlock text={typeof key === 'number' ? String(key + 1) : key} />
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
      {text === '' ? (
        <span class="muted">{i18n.t('request.emptyText')}</span>
      ) : (
        <WrittenBlock text={text} />
      )}{' '}
      <span class="argument-type small muted">{type}</span>
    </>
  );
}
