// Outside an extension there is no `chrome.i18n`: this reads the same messages the build ships.
import messages from 'virtual:messages';

function getMessage(name: string, substitutions: string | readonly string[] = []): string {
  const list = typeof substitutions === 'string' ? [substitutions] : substitutions;
  const text = messages[name]?.message ?? '';
  return text.replaceAll(/\$(\$|[1-9])/g, (_, which: string) =>
    which === '$' ? '$' : (list[Number(which) - 1] ?? ''),
  );
}

Object.assign(globalThis, {
  chrome: { i18n: { getMessage, getUILanguage: () => 'en' } },
});
