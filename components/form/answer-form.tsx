import './form.css';
import { i18n } from '#i18n';
import { useFocusOnArrival } from '@/components/app/focus/arrival';
import { Form } from '@/components/look/form';
import { textAside } from '@/components/written/text-aside';
import { Written, WrittenBlock } from '@/components/written/written';
import type { Field } from '@/lib/form/controls';
import type { FieldState } from '@/lib/form/state';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ErrorSummary } from './error-summary';
import { fieldListeners } from './field-listeners';
import { FieldPages } from './field-pages';
import { firstControl } from './focus-field';
import { isCodeForm } from './is-code-form';
import { PageTurner } from './page-turner';
import type { Sheet } from './sheet';
import { useErrors } from './use-errors';
import { useFocusAfterLock } from './use-focus-after-lock';
import { usePages } from './use-pages';
import { useSubmit } from './use-submit';
import { whenPasted } from './when-pasted';

interface AnswerFormProps {
  readonly sheet: Sheet;
  readonly toolCallId: string;
  /** Where the answer goes, to be named beside a secret. */
  readonly host: string;
  /** An answer is on its way: the form is to be seen, not used. */
  readonly busy: boolean;
  /** The draft has been put back. Until then nobody can tell which field is the first empty one. */
  readonly ready: boolean;
  /**
   * Closes the open "Can't answer" box; null while that box is closed. While it is open, the form shows
   * no errors; sending the form closes it.
   */
  readonly stopDeclining?: (() => void) | null;
  /** The person changed something. */
  readonly onEdit: (field: Field) => void;
  /**
   * Given the state of every field once nothing is wrong. The form is locked until the promise
   * resolves.
   */
  readonly onSubmit: (states: readonly FieldState[]) => Promise<void>;
}

const noErrors: ReadonlyMap<number, string> = new Map();

/** An agent's form in its dashed box. What is typed stays in its controls until it is sent. */
export function AnswerForm({
  sheet,
  toolCallId,
  host,
  busy,
  ready,
  stopDeclining = null,
  onEdit,
  onSubmit,
}: AnswerFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const errors = useErrors(sheet);
  const words = stopDeclining ? noErrors : errors.words;
  const pages = usePages(sheet, formRef);
  const { pending, submit } = useSubmit(sheet, errors.show, onSubmit);
  const [pasted, setPasted] = useState(false);
  const { heading, description, submitLabel, fields } = sheet.form;
  // Preact skips an element it was given before: other changes do not redraw the fields, however many.
  const drawnFields = useMemo(
    () => (
      <FieldPages
        sheet={sheet}
        shown={pages.shown}
        visited={pages.visited}
        errors={words}
        host={host}
      />
    ),
    [sheet, pages.shown, pages.visited, words, host],
  );
  const asksForCode = isCodeForm(sheet.form);
  // Only these codes are complete: a pasted postcode, say, may be the beginning of an answer.
  const asksForOneTimeCode = asksForCode && fields[0]?.secrecy === 'shown';
  const page = sheet.pages[pages.shown] ?? [];

  useFocusAfterLock(formRef, busy || pending);
  // Only after a failed submit. When the summary comes back because a mended field went wrong again,
  // the person is typing in that field.
  useLayoutEffect(() => summaryRef.current?.focus(), [errors.attempt]);
  useFocusOnArrival(ready, () => formRef.current && firstControl(formRef.current, sheet));

  const changed = (field: Field) => {
    // The person has changed the pasted text, so the hint no longer fits.
    setPasted(false);
    onEdit(field);
  };
  const sendNext = () => {
    setPasted(true);
    buttonRef.current?.focus();
  };

  return (
    <Form
      {...fieldListeners(sheet, changed, errors.follow)}
      ref={formRef}
      name="answer"
      data-tool-call={toolCallId}
      noValidate
      inert={busy || pending}
      aria-label={i18n.t('form.name')}
      onPaste={asksForOneTimeCode ? () => whenPasted(sheet, sendNext) : undefined}
      onSubmit={() => {
        stopDeclining?.();
        submit();
      }}
    >
      <div class={asksForCode ? 'request-box code' : 'request-box'}>
        {/* Inside the box, because the summary quotes labels that the agent wrote. */}
        {words.size > 0 && (
          <ErrorSummary box={summaryRef} fields={fields} errors={words} onGo={pages.goTo} />
        )}
        {heading !== null && (
          <>
            <h2>
              <Written text={heading} />
            </h2>
            {textAside(heading)}
          </>
        )}
        {description !== null && (
          <div class="description">
            <WrittenBlock text={description} />
          </div>
        )}
        {drawnFields}
        {sheet.pages.length > 1 && (
          <PageTurner
            first={(page[0]?.index ?? 0) + 1}
            last={(page.at(-1)?.index ?? 0) + 1}
            total={fields.length}
            onTurn={(by) => pages.turnTo(pages.shown + by)}
          />
        )}
        {asksForOneTimeCode && (
          // The focus has moved on to the send button; a screen reader says why.
          <p class="hint" aria-live="polite">
            {pasted && i18n.t('form.pastedPressEnter')}
          </p>
        )}
        <div class="send">
          <button
            ref={buttonRef}
            type="submit"
            class="button primary"
            aria-disabled={busy || pending}
            // The second click of a double click may land on a form that has just replaced the first.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {submitLabel === null ? i18n.t('form.send') : <Written text={submitLabel} />}
          </button>
        </div>
      </div>
    </Form>
  );
}
