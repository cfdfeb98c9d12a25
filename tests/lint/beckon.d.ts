import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

declare const beckon: {
  readonly rules: Readonly<Record<'no-module-state' | 'no-world' | 'imports-point-down', Rule>>;
};
export default beckon;
