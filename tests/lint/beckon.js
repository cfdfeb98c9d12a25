// The rules of the project that no ready-made lint rule knows.
import { relative, resolve } from 'node:path';

/** The worker dies every 30 seconds: whatever a module holds in memory is lost or stale. */
const noModuleState = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Module-level mutable state dies with the worker; keep it in storage.',
      });
    const mutable = /^(Map|Set|WeakMap|WeakSet|Array)$/;
    return {
      'Program > VariableDeclaration[kind!="const"]': report,
      'Program > ExportNamedDeclaration > VariableDeclaration[kind!="const"]': report,
      'Program > VariableDeclaration > VariableDeclarator > NewExpression'(node) {
        if (node.callee.type === 'Identifier' && mutable.test(node.callee.name)) report(node);
      },
      'Program > VariableDeclaration > VariableDeclarator > ArrayExpression'(node) {
        if (node.elements.length === 0) report(node);
      },
    };
  },
};

/** Each knows those below it; components and the background do not know each other. */
const layers = [
  'components',
  'lib/background',
  'lib/platform',
  'lib/messages',
  'lib/store',
  'lib/tools',
  'lib/form',
  'lib/task',
  'lib/service',
  'lib/export',
  // Whatever else stands in lib itself.
  'lib',
];

const importsPointDown = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const root = context.cwd;
    const layerOf = (path) => {
      const file = relative(root, path);
      return layers.findIndex((layer) => new RegExp(`^${layer}[/.]`).test(file));
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
      const isDown = imported >= own && !(own === 0 && imported === 1);
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
    };
  },
};

export default {
  meta: { name: 'beckon' },
  rules: { 'no-module-state': noModuleState, 'imports-point-down': importsPointDown },
};
