import { i18n } from '#i18n';
import { asksToSubmit } from '@/components/look/form';

interface SubmitButtonProps {
  /** The id of the form it stands outside of. */
  readonly form: string;
  readonly busy: boolean;
  readonly children: string;
}

/** A form's button in the bar below. The keys that press it stand beside it for the eye; it names them itself. */
export function SubmitButton({ form, busy, children }: SubmitButtonProps) {
  const mac = navigator.userAgent.includes('Mac');
  return (
    <span class="buttons end">
      <span class="shortcut small muted" aria-hidden="true">
        {mac ? '⌘ ↵' : i18n.t('app.ctrlEnter')}
      </span>
      <button
        type="submit"
        form={form}
        class="button primary"
        aria-disabled={busy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={(event) => {
          // The form hears only what is pressed in it.
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
