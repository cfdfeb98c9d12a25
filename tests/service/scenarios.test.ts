import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Scenario } from './agent/scenario.ts';
import { pickScenario, scenarios } from './scenarios/pick-scenario.ts';
import { question } from './scenarios/question.ts';
import type { RunningService } from './start-service.ts';
import { answer, createTask, fill, nextCall, statusOf, type Call } from './support/client.ts';
import { withService } from './support/with-service.ts';

const held = withService();
const patience = { timeout: 20_000 };

/** What a client that fills nothing in would send: every field echoed, its value blank. */
function inputFor(call: Call): string {
  return call.tool.name === 'form_input' ? fill(call, null) : 'A reply in words';
}

/** Answers every call until the run has ended. @returns the calls, and the last status */
async function playToTheEnd(service: RunningService, taskId: string, asks: number) {
  const calls: Call[] = [];
  while (calls.length < asks) {
    const call = await nextCall(service, taskId, calls.at(-1)?.toolCallId);
    calls.push(call);
    const accepted = await answer(service, taskId, call.toolCallId, inputFor(call));
    expect(accepted).toEqual({ success: true });
  }
  const ended = await vi.waitFor(async () => {
    const status = await statusOf(service, taskId);
    expect(status.status).toMatch(/^(completed|error)$/);
    return status;
  }, patience);
  return { calls, ended };
}

const asksOf = ({ steps }: Scenario) =>
  steps.flatMap((step) => (step.kind === 'ask' ? [step.ask] : []));

describe('the words of an instruction', () => {
  it('are those of the README, in its order', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const [, ...rows] = [...readme.matchAll(/^\| ([a-z].*?) +\|/gm)].map(([, words]) => words);
    const words = scenarios.map((scenario) => scenario.words.join(', '));
    expect([...words, 'anything else']).toEqual(rows);
  });

  it('pick each scenario', () => {
    for (const scenario of scenarios) {
      for (const words of scenario.words) expect(pickScenario(`Please: ${words}!`)).toBe(scenario);
    }
  });

  it('count as whole words, in any case', () => {
    expect(pickScenario('LOG IN to the portal').name).toBe('login');
    expect(pickScenario('Write a blog inside the intranet')).toBe(question);
    expect(pickScenario('')).toBe(question);
  });
});

describe('a run that has just been created', () => {
  const slow = withService({ speed: 0.001 });

  it('has a status of null', async () => {
    const taskId = await createTask(slow.service, 'Log in');
    expect(await statusOf(slow.service, taskId)).toEqual({ status: null, detailedStatus: null });
  });
});

describe.each([...scenarios, question])('$name', (scenario) => {
  it('asks what it says, goes on with each answer, and ends', async () => {
    const { service } = held;
    const taskId = await createTask(service, scenario.words[0] ?? 'Anything');
    const { calls, ended } = await playToTheEnd(service, taskId, asksOf(scenario).length);
    expect(calls.map(({ tool }) => tool.parameters)).toEqual(
      asksOf(scenario).map((asked) => (asked.kind === 'form' ? asked.form : asked.parameters)),
    );
    const finish = scenario.steps.at(-1);
    expect(ended).toEqual({
      status: finish?.kind === 'finish' && finish.status,
      detailedStatus: null,
    });
    expect(new Set(calls.map(({ toolCallId }) => toolCallId)).size).toBe(calls.length);
    const understood = service.tasks[0]?.runs[0].answers.map((given) => given.understood) ?? [];
    expect(understood).toHaveLength(calls.length);
    for (const one of understood) {
      if (scenario.name === 'custom tool') expect(one).toEqual({ kind: 'text' });
      else expect(one).toMatchObject({ kind: 'form', echoed: true });
    }
  });
});
