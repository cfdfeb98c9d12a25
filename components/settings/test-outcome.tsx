import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import type { Attempt } from '@/components/app/command/use-command';

interface TestOutcomeProps {
  readonly tested: Attempt;
  readonly host: string;
}

/** How the test of a connection stands. */
export function TestOutcome({ tested, host }: TestOutcomeProps) {
  return (
    <>
      <output>
        {tested.state === 'busy' && i18n.t('settings.testing', [host])}
        {tested.state === 'done' && (
          <span class="notice tone-ok">{i18n.t('settings.testOk', [host])}</span>
        )}
      </output>
      <Failure attempt={tested} />
    </>
  );
}
