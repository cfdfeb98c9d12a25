import { i18n } from '#i18n';
import { asksToSubmit } from '@/components/look/form';
import { Shortcut } from '../shortcut';

interface SubmitButtonProps {
  /** The id of the form; this button is outside of it. */
  readonly form: string;
  readonly busy: boolean;
  readonly children: string;
}

/** A form's submit button, in the bar below. */
export function SubmitButton({ form, busy, children }: SubmitButtonProps) {
  return (
    <span class="buttons end">
      <Shortcut sign="↵" words={i18n.t('app.ctrlEnter')} />
      <button
        type="submit"
        form={form}
        class="button primary"
        aria-disabled={busy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={(event) => {
          // The form hears only keys that are pressed inside it.
          if (!asksToSubmit(event)) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {children}
      </button>
    </span>
  );
}
