import { i18n } from '#i18n';
import { Written, WrittenBlock } from '@/components/form/written';
import { isObject } from '@/lib/form/own';
import { isRawNumber } from '@/lib/json';

/** Deeper than this nobody reads; it is shown as text. */
const deepest = 12;
const mostEntries = 200;

/** What an agent passed to a tool, all of it open, each value with its type. */
export function ArgumentsTree({
  value,
  depth = 0,
}: {
  readonly value: unknown;
  readonly depth?: number;
}) {
  if (isRawNumber(value)) return <Leaf type="number" text={value.rawJSON} />;
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    return (
      <Branch entries={entries.map((each, index) => [String(index + 1), each])} depth={depth} />
    );
  }
  if (isObject(value)) return <Branch entries={Object.entries(value)} depth={depth} />;
  if (value === undefined) return <p class="muted small">{i18n.t('request.noArguments')}</p>;
  if (typeof value === 'string') return <Leaf type="text" text={value} />;
  // What is left of JSON: a number, true, false or null.
  return <Leaf type={value === null ? 'null' : typeof value} text={JSON.stringify(value)} />;
}

interface BranchProps {
  readonly entries: readonly (readonly [string, unknown])[];
  readonly depth: number;
}

function Branch({ entries, depth }: BranchProps) {
  if (entries.length === 0) return <p class="muted small">{i18n.t('request.empty')}</p>;
  if (depth >= deepest) return <p class="muted small">{i18n.t('request.tooDeep')}</p>;
  const hidden = entries.length - mostEntries;
  return (
    <dl class="arguments">
      {entries.slice(0, mostEntries).map(([name, value]) => (
        <div key={name}>
          <dt>
            <Written text={name} />
          </dt>
          <dd>
            <ArgumentsTree value={value} depth={depth + 1} />
          </dd>
        </div>
      ))}
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
