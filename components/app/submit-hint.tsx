import { i18n } from '#i18n';

/** The keys that press a form's button, for those who see them; the button names them itself. */
export function SubmitHint() {
  const mac = navigator.userAgent.includes('Mac');
  return (
    <span class="shortcut small muted" aria-hidden="true">
      {mac ? '⌘ ↵' : i18n.t('app.ctrlEnter')}
    </span>
  );
}
