import type { Field } from '@/lib/form/controls';
import { type RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
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

/** Which pages of a form are drawn, and which one of them is shown. */
export function usePages(sheet: Sheet, form: RefObject<HTMLFormElement | null>): Pages {
  const [shown, setShown] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]));
  const wantedRef = useRef<number | null>(null);
  const shownRef = useRef(shown);

  useLayoutEffect(() => {
    if (form.current !== null) sheet.drawn(form.current);
  }, [sheet, form, visited]);
  useLayoutEffect(() => () => sheet.gone(), [sheet]);
  useLayoutEffect(() => {
    shownRef.current = shown;
  }, [shown]);
  useLayoutEffect(() => {
    if (wantedRef.current !== null && form.current !== null)
      focusField(form.current, wantedRef.current);
    wantedRef.current = null;
  });

  const show = useCallback((page: number) => {
    setShown(page);
    setVisited((before) => (before.has(page) ? before : new Set([...before, page])));
  }, []);
  const goTo = useCallback(
    (index: number) => {
      const page = sheet.pages.findIndex((fields) => fields.some((field) => field.index === index));
      if (page === shownRef.current && form.current !== null) focusField(form.current, index);
      else wantedRef.current = index;
      show(page);
    },
    [sheet, form, show],
  );
  const turnTo = (page: number) => {
    wantedRef.current = sheet.pages[page]?.find(takesFocus)?.index ?? null;
    show(page);
  };
  return { shown, visited, turnTo, goTo };
}

function takesFocus({ kind, disabled }: Field): boolean {
  return kind !== 'unreadable' && !disabled;
}
