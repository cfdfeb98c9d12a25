import type { Understood } from './read-answer.ts';
import type { Ask } from './scenario.ts';

/** The agent's call in words, for the log. */
export function describeAsk(ask: Ask): string {
  switch (ask.kind) {
    case 'form': {
      const { heading, fields } = ask.form;
      return `agent asks: ${heading} (${fields.length} ${fields.length === 1 ? 'field' : 'fields'})`;
    }
    case 'tool':
      return `agent calls: ${ask.name}`;
  }
}

/** What the agent was given, in words; never a value. */
export function describeAnswer(understood: Understood): string {
  switch (understood.kind) {
    case 'form': {
      const labels = understood.labels.join(', ') || 'nothing but yes';
      return `agent got: ${labels}${understood.echoed ? '' : ' (fields not echoed as asked)'}`;
    }
    case 'text':
      return 'agent got: a reply';
    case 'malformed':
      return `agent cannot read the answer: ${understood.reason}`;
  }
}
