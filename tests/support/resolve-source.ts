import { registerHooks } from 'node:module';

const root = new URL('../../', import.meta.url);
const ours = `${root.href}lib/`;

// The product's own files import without extensions, which Node by itself does not look up.
registerHooks({
  resolve(specifier, context, next) {
    const isAlias = specifier.startsWith('@/');
    const isRelative = specifier.startsWith('./') && context.parentURL?.startsWith(ours) === true;
    if (isAlias) return next(`${root.href}${specifier.slice(2)}.ts`, context);
    return next(isRelative ? `${specifier}.ts` : specifier, context);
  },
});
