import type { Scenario } from '../../service/agent/scenario.ts';
import type { Form } from '../../service/agent/form-field.ts';
import { choice } from '../../service/scenarios/choice.ts';
import { everyField } from '../../service/scenarios/every-field.ts';
import { login } from '../../service/scenarios/login.ts';

/** The first form that an agent of this scenario asks with. */
function formOf(scenario: Scenario): Form {
  for (const step of scenario.steps) {
    if (step.kind === 'ask' && step.ask.kind === 'form') return step.ask.form;
  }
  throw new Error(`The scenario ${scenario.name} asks with no form.`);
}

export const loginForm = formOf(login);
export const choiceForm = formOf(choice);
export const everyFieldForm = formOf(everyField);
