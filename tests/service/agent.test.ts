import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAgent } from './agent/agent.ts';
import type { Run } from './tasks/task.ts';
import { newRun } from './tasks/new-run.ts';
import { captcha } from './scenarios/captcha.ts';
import { failure } from './scenarios/failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const say = () => undefined;
const stateOf = ({ status, detailedStatus }: Run) => `${status} ${detailedStatus}`;

describe('an agent', () => {
  it('has no status at first, is scheduled, at work, waits, works on and ends', () => {
    const run = newRun();
    const agent = createAgent(run, captcha, { speed: 1, say });
    agent.resume();
    expect(stateOf(run)).toBe('null null');
    vi.advanceTimersByTime(500);
    expect(stateOf(run)).toBe('scheduled ready');
    vi.advanceTimersByTime(700);
    expect(stateOf(run)).toBe('running processing_page');
    expect(run.call).toBeNull();
    vi.advanceTimersByTime(2_000);
    expect(stateOf(run)).toBe('running tool_call');
    expect(run.call).not.toBeNull();
    vi.advanceTimersByTime(86_400_000);
    expect(stateOf(run)).toBe('running tool_call');
    agent.take('[]');
    expect(stateOf(run)).toBe('running processing_page');
    expect(run.call).toBeNull();
    vi.advanceTimersByTime(1_500);
    expect(stateOf(run)).toBe('completed null');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('works faster when told', () => {
    const run = newRun();
    createAgent(run, failure, { speed: 10, say }).resume();
    vi.advanceTimersByTime(319);
    expect(run.status).toBe('running');
    vi.advanceTimersByTime(1);
    expect(run.status).toBe('error');
  });

  it('begins the wait anew after a pause, once, and keeps what it asked', () => {
    const run = newRun();
    const agent = createAgent(run, captcha, { speed: 1, say });
    agent.resume();
    vi.advanceTimersByTime(1_200 + 1_999);
    agent.pause();
    expect(vi.getTimerCount()).toBe(0);
    agent.resume();
    agent.resume();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_999);
    expect(run.call).toBeNull();
    vi.advanceTimersByTime(1);
    const { call } = run;
    agent.pause();
    agent.resume();
    expect(run.call).toBe(call);
  });

  it('ends once, and takes nothing it did not ask for', () => {
    const lines: string[] = [];
    const run = newRun();
    const agent = createAgent(run, failure, { speed: 1, say: (line) => lines.push(line) });
    agent.resume();
    vi.runAllTimers();
    agent.take('[]');
    agent.pause();
    agent.resume();
    expect(lines).toEqual(['agent ends: error']);
    expect(run.answers).toEqual([]);
  });
});
