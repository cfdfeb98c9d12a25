import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import type { Plugin } from 'vitest/config';

/** Serves the compiled messages of lib/locales as `virtual:messages`, as the build would write them. */
export function messagesPlugin(): Plugin {
  const name = 'virtual:messages';
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const messages = generateChromeMessages(await parseMessagesFile('lib/locales/en.yml'));
      return `export default ${JSON.stringify(messages)};`;
    },
  };
}
