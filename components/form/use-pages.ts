import type { Field } from '@/lib/form/controls';
import { type RefObject } from 'preact';
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { focusField } from './focus-field';
import type { Sheet } from './sheet';

interface Pages {
  /** The index of the page shown. */
  readonly shown: number;
  /** The pages drawn. A visited page stays drawn, so that what was typed there stays, too. */
  readonly visited: ReadonlySet<number>;
  /** Shows a page and focuses its first field: the button that turns pages is far below that field. */
  readonly turnTo: (page: number) => void;
  /** Shows a field's page and focuses the field. Always the same function. */
  readonly goTo: (index: number) => void;
}

interface Place {
  readonly shown: number;
  /** The index of the field to focus there; null for none. */
  readonly field: number | null;
}

/** Which pages of a form are drawn, and which one of them is shown. */
export function usePages(sheet: Sheet, form: RefObject<HTMLFormElement | null>): Pages {
  // A new object for each visit, so that a field is focused even when its page is shown already.
  const [place, setPlace] = useState<Place>({ shown: 0, field: null });
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]));

  useLayoutEffect(() => {
    if (form.current !== null) sheet.drawn(form.current);
  }, [sheet, form, visited]);
  useLayoutEffect(() => {
    if (place.field !== null && form.current !== null) focusField(form.current, place.field);
  }, [form, place]);

  const show = useCallback((shown: number, field: number | null) => {
    setPlace({ shown, field });
    setVisited((before) => (before.has(shown) ? before : new Set([...before, shown])));
  }, []);
  const goTo = useCallback(
    (index: number) => {
      const page = sheet.pages.findIndex((fields) => fields.some((field) => field.index === index));
      show(page, index);
    },
    [sheet, show],
  );
  const turnTo = (page: number) => show(page, sheet.pages[page]?.find(takesFocus)?.index ?? null);
  return { shown: place.shown, visited, turnTo, goTo };
}

function takesFocus({ kind, disabled }: Field): boolean {
  return kind !== 'unreadable' && !disabled;
}
