import { i18n } from '#i18n';
import { language } from '@/components/app/time/format-date';
import { LinkButton } from '@/components/look/link-button';
import { type ChoiceField, type Field, isChoice, takesSeveral } from '@/lib/form/controls';
import { fold } from '@/lib/fold';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { optionLabel } from '../label-of';
import { hold } from './list-handle';
import { optionBox } from './option-box';
import { optionGroup } from './options';
import { flag, type Ties } from './view';

/** Beyond this many options a list is filtered instead of drawn whole. */
const longListLength = 1000;

/** How many options are drawn, both of those chosen and of those found. Each key redraws them. */
const mostShown = 50;

/** How many more of the chosen options are drawn when the person asks for them. */
const mostMore = 1000;

export function isLongList(field: Field): field is ChoiceField {
  return isChoice(field) && field.control.options.length > longListLength;
}

interface LongListProps {
  readonly field: ChoiceField;
  readonly ties: Ties;
}

/** A filter, and the options that contain its text. Chosen options stay in sight. */
export function LongList({ field, ties }: LongListProps) {
  const { options } = field.control;
  const several = takesSeveral(field);
  const rootRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(field.control.chosen));
  // The form may read the choice before the next render, so a ref holds the latest.
  const latestRef = useRef(chosen);
  const [pinned, setPinned] = useState(chosen);
  const [mostPinned, setMostPinned] = useState(mostShown);
  const [query, setQuery] = useState('');
  const isFiltered = query !== '';
  // Folded once for all keys: there may be 100,000 options. Not folded until somebody filters, which few do.
  const folded = useMemo(
    () => options.map((option, index) => (isFiltered ? fold(optionLabel(option, index)) : '')),
    [options, isFiltered],
  );
  const found = useMemo(() => findMatches(folded, query), [folded, query]);

  const choose = (next: ReadonlySet<number>) => {
    latestRef.current = next;
    setChosen(next);
  };
  useLayoutEffect(
    () =>
      hold(rootRef.current, {
        chosen: () => [...latestRef.current].toSorted((a, b) => a - b),
        choose(indexes) {
          choose(new Set(indexes));
          setPinned(new Set(indexes));
        },
      }),
    [],
  );

  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'search') {
      setQuery(target.value);
      setPinned(chosen);
    } else if (target.value === '') {
      choose(new Set());
    } else {
      choose(withChoice(several ? chosen : [], Number(target.value), target.checked));
    }
  };
  const shown = new Set([...[...pinned].slice(0, mostPinned), ...found]);

  return (
    <div ref={rootRef} data-list class="long-list" onInput={onInput}>
      <input
        id={ties.id}
        class="control"
        type="search"
        aria-label={i18n.t('form.list.filter')}
        // Names the question, then the words of the `aria-label` above.
        aria-labelledby={`${ties.labelledBy} ${ties.id}`}
        aria-describedby={ties.describedBy}
        placeholder={i18n.t('form.list.filter')}
        disabled={flag(field.disabled)}
        value={query}
      />
      {optionGroup(
        field,
        ties,
        { class: 'options long' },
        <>
          {field.kind === 'select' && !several && (
            <label class="option">
              <input
                type="radio"
                name={ties.id}
                value=""
                disabled={flag(field.disabled)}
                checked={chosen.size === 0}
              />
              {i18n.t('form.choose')}
            </label>
          )}
          {[...shown].map((index) => optionBox({ field, ties, index, checked: chosen.has(index) }))}
        </>,
      )}
      <output class="hint">{countWords(found.length, options.length)}</output>
      {pinned.size > mostShown && (
        // The person must be able to see and undo everything that is sent.
        <p class="hint">
          {i18n.t('form.list.chosen', [chosen.size.toLocaleString(language)])}{' '}
          <LinkButton
            disabled={pinned.size <= mostPinned}
            onPress={() => setMostPinned(mostPinned + mostMore)}
          >
            {i18n.t('form.list.more')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function findMatches(folded: readonly string[], query: string): readonly number[] {
  const wanted = fold(query.trim());
  const found: number[] = [];
  for (const [index, label] of folded.entries()) {
    if (found.length === mostShown) break;
    if (label.includes(wanted)) found.push(index);
  }
  return found;
}

function withChoice(
  chosen: Iterable<number>,
  index: number,
  checked: boolean,
): ReadonlySet<number> {
  const after = new Set(chosen);
  if (checked) after.add(index);
  else after.delete(index);
  return after;
}

function countWords(found: number, all: number): string {
  return found === 0
    ? i18n.t('form.list.none')
    : i18n.t('form.list.some', [found, all.toLocaleString(language)]);
}
