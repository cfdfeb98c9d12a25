import { describe, expect, it } from 'vitest';
import type { FormField } from './agent/form-field.ts';
import type { Scenario } from './agent/scenario.ts';
import { chain } from './scenarios/chain.ts';
import { everyField } from './scenarios/every-field.ts';
import { scenarios } from './scenarios/pick-scenario.ts';
import { twice } from './scenarios/twice.ts';

const interfaceTypes =
  'text number email tel url password date time datetime-local month week textarea select ' +
  'checkbox radio switch range';
const interfaceAttributes =
  'type label placeholder defaultValue readonly required disabled min max step minLength ' +
  'maxLength pattern options multiple rows cols autocomplete className';

function formsOf(scenario: Scenario) {
  return scenario.steps.flatMap((step) =>
    step.kind === 'ask' && step.ask.kind === 'form' ? [step.ask.form] : [],
  );
}

const fieldsOf = (scenario: Scenario): readonly FormField[] =>
  formsOf(scenario).flatMap(({ fields }) => fields);

describe('the scenarios', () => {
  it('together show every field type and attribute of the interface, in one form', () => {
    const fields = fieldsOf(everyField);
    const types = new Set<string>(fields.map(({ type }) => type));
    const attributes = new Set(fields.flatMap((field) => Object.keys(field)));
    expect([...types].toSorted()).toEqual(interfaceTypes.split(' ').toSorted());
    expect([...attributes].toSorted()).toEqual(interfaceAttributes.split(' ').toSorted());
  });

  it('ask within five seconds', () => {
    for (const { steps } of scenarios) {
      const before = steps.slice(
        0,
        Math.max(
          0,
          steps.findIndex(({ kind }) => kind !== 'work'),
        ),
      );
      const waits = before.map((step) => (step.kind === 'work' ? step.ms : 0));
      expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(5_000);
    }
  });

  it('have a chain of three forms, and two forms with the same labels', () => {
    expect(formsOf(chain)).toHaveLength(3);
    const [first, second] = formsOf(twice).map(({ fields }) => fields.map(({ label }) => label));
    expect(first).toEqual(second);
  });
});
