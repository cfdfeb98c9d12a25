import type { Form } from './form-field.ts';
import type { Step } from './scenario.ts';

/** What every run begins with: not scheduled yet, scheduled, then at work for a moment. */
export function begin(): readonly Step[] {
  return [
    { kind: 'work', ms: 500, status: null, detailedStatus: null },
    { kind: 'work', ms: 700, status: 'scheduled', detailedStatus: 'ready' },
    ...work(2_000),
  ];
}

export function work(ms: number): readonly Step[] {
  return [{ kind: 'work', ms, status: 'running', detailedStatus: 'processing_page' }];
}

export function ask(form: Form): Step {
  return { kind: 'ask', ask: { kind: 'form', form } };
}

export function callTool(name: string, parameters: object): Step {
  return { kind: 'ask', ask: { kind: 'tool', name, parameters } };
}

export function complete(): Step {
  return { kind: 'finish', status: 'completed' };
}

export function fail(): Step {
  return { kind: 'finish', status: 'error' };
}
