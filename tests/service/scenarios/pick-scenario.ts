import type { Scenario } from '../agent/scenario.ts';
import { captcha } from './captcha.ts';
import { chain } from './chain.ts';
import { choice } from './choice.ts';
import { customTool } from './custom-tool.ts';
import { everyField } from './every-field.ts';
import { failure } from './failure.ts';
import { login } from './login.ts';
import { question } from './question.ts';
import { twice } from './twice.ts';

/** In order of precedence: the first scenario is played whose words are in the instruction. */
export const scenarios: readonly Scenario[] = [
  everyField,
  twice,
  chain,
  captcha,
  choice,
  customTool,
  failure,
  login,
];

/** The scenario for an instruction; a single question when no words match. */
export function pickScenario(instruction: string): Scenario {
  const said = ` ${(instruction.toLowerCase().match(/[a-z]+/g) ?? []).join(' ')} `;
  const holds = (words: string) => said.includes(` ${words} `);
  return scenarios.find((scenario) => scenario.words.some(holds)) ?? question;
}
