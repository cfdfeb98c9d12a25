// The rules of the project that no ready-made lint rule knows.
import { relative, resolve } from 'node:path';

/**
 * The worker dies after 30 idle seconds. Whatever a module holds in memory is then lost, or is
 * stale.
 */
const noModuleState = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Module-level mutable state dies with the worker; keep it in storage.',
      });
    const mutable = /^(Map|Set|WeakMap|WeakSet|Array)$/;
    // Without what only the compiler reads: `{} as Table`.
    const bare = (node) => (node?.type.startsWith('TS') ? bare(node.expression) : node);
    const isMade = (node) => {
      const value = bare(node);
      return value?.type === 'NewExpression' && mutable.test(value.callee.name);
    };
    const isEmpty = ({ elements, properties }) => (elements ?? properties)?.length === 0;
    const isReadonly = ({ id }) =>
      id.typeAnnotation?.typeAnnotation.typeName?.name?.startsWith('Readonly');
    // Matches variables whether they are exported or not.
    const variables = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';
    return {
      [`${variables}[kind!="const"]`]: report,
      [`${variables}[kind="const"] > VariableDeclarator`](node) {
        const value = bare(node.init);
        // What is only declared: `declare const browser: Browser`.
        if (!value) return;
        const holds = value.properties?.some((property) => isMade(property.value));
        if (isEmpty(value) || holds || (isMade(value) && !isReadonly(node))) report(node);
      },
    };
  },
};

const world =
  /^(crypto|document|fetch|globalThis|indexedDB|(local|session)Storage|location|navigator|performance|request(AnimationFrame|IdleCallback)|self|set(Interval|Timeout)|window)$/;

/**
 * Time, randomness and everything else from outside come in as ports (lib/ports.ts), so that a test
 * can set them.
 */
const noWorld = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Take it from a port: a test could not say what it is.' });
    return {
      Program() {
        // These are the names that the file does not declare itself. Naming one in a type does not
        // use it.
        for (const { identifier } of context.sourceCode.scopeManager.globalScope.through) {
          const isType = identifier.parent.type === 'TSTypeQuery';
          if (!isType && world.test(identifier.name)) report(identifier);
        }
      },
      'MemberExpression[object.name="Date"][property.name="now"]': report,
      'MemberExpression[object.name="Math"][property.name="random"]': report,
      ':matches(NewExpression, CallExpression)[callee.name="Date"][arguments.length=0]': report,
    };
  },
};

/** Each layer may import those below it. Components and the background may not import each other. */
const layers = [
  'components',
  'lib/background/handle-command',
  'lib/background/reconcile',
  'lib/background/commands',
  'lib/background/upkeep',
  'lib/background/work',
  'lib/background/open',
  'lib/background/attention',
  'lib/background/health',
  'lib/background/records',
  'lib/background/connections',
  // All other files directly in the background's folder.
  'lib/background',
  'lib/platform',
  'lib/commands',
  'lib/store',
  'lib/tools',
  'lib/form',
  'lib/task',
  'lib/service',
  'lib/table',
  // All other files directly in lib.
  'lib',
];

const importsPointDown = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const root = context.cwd;
    const layerOf = (path) => {
      const file = relative(root, path);
      // An import of `lib/commands` has neither a slash nor a dot after it.
      return layers.findIndex((layer) => new RegExp(`^${layer}([/.]|$)`).test(file));
    };
    const own = layerOf(context.filename);
    const check = (node) => {
      const from = node.source?.value;
      if (own === -1 || typeof from !== 'string' || !/^[.@][./]/.test(from)) return;
      const imported = layerOf(
        from.startsWith('@/')
          ? resolve(root, from.slice(2))
          : resolve(context.filename, '..', from),
      );
      const isBackground = layers[imported]?.startsWith('lib/background') ?? false;
      const isDown = imported >= own && !(layers[own] === 'components' && isBackground);
      if (!isDown) {
        context.report({
          node,
          message: `${layers[own]} is not to know ${from} (ARCHITECTURE.md).`,
        });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default {
  meta: { name: 'beckon' },
  rules: {
    'no-module-state': noModuleState,
    'no-world': noWorld,
    'imports-point-down': importsPointDown,
  },
};
