import { randomUUID } from 'node:crypto';
import type { Run } from '../tasks/task.ts';
import { describeAnswer, describeAsk } from './describe.ts';
import { readAnswer } from './read-answer.ts';
import type { Scenario } from './scenario.ts';

/** Plays a scenario in one run, on real timers. */
export interface Agent {
  /** Goes on with the scenario where the run stands; a wait that was cut short begins anew. */
  resume(): void;
  pause(): void;
  /** Ends the run as an error, for good. */
  stop(): void;
  /** Takes the input of the call it waits for, and goes on. */
  take(input: string): void;
}

export interface AgentTools {
  /** How many times faster than the scenario says. */
  readonly speed: number;
  /** Tells the log, one line at a time. */
  readonly say: (line: string) => void;
}

export function createAgent(run: Run, scenario: Scenario, { speed, say }: AgentTools): Agent {
  let timer: NodeJS.Timeout | undefined;
  let working = false;

  const perform = () => {
    const step = scenario.steps[run.position];
    if (step === undefined || !working) return;
    switch (step.kind) {
      case 'work':
        run.status = step.status;
        run.detailedStatus = step.detailedStatus;
        timer = setTimeout(proceed, step.ms / speed);
        return;
      case 'ask':
        if (run.call !== null) return;
        run.status = 'running';
        run.detailedStatus = 'tool_call';
        run.call = { toolCallId: randomUUID(), ask: step.ask };
        say(describeAsk(step.ask));
        return;
      case 'finish':
        run.status = step.status;
        run.detailedStatus = null;
        run.position += 1;
        say(`agent ends: ${step.status}`);
        return;
    }
  };

  const proceed = () => {
    run.position += 1;
    perform();
  };

  return {
    resume() {
      if (working) return;
      working = true;
      perform();
    },
    pause() {
      working = false;
      clearTimeout(timer);
    },
    stop() {
      clearTimeout(timer);
      run.position = Infinity;
      run.status = 'error';
      run.detailedStatus = 'stopped';
      run.call = null;
      say('agent is stopped');
    },
    take(input) {
      const { call } = run;
      if (call === null) return;
      const understood = readAnswer(call.ask, input);
      run.answers.push({ toolCallId: call.toolCallId, input, understood });
      run.call = null;
      say(describeAnswer(understood));
      proceed();
    },
  };
}
