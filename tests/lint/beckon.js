// The two rules of the project that no ready-made lint rule knows.

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

export default { meta: { name: 'beckon' }, rules: { 'no-module-state': noModuleState } };
