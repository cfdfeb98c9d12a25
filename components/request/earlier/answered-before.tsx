import { i18n } from '#i18n';
import type { Stored } from '@/components/app/stored/use-stored';
import { confirmedAnswers } from '@/lib/task/confirmed-answers';
import type { LogEntry } from '@/lib/task/log';
import { useMemo } from 'preact/hooks';
import { isWhole } from '../answered-fields';
import { OldPart, OldText } from './old-text';
import type { TakeOver } from './take-over';

interface AnsweredBeforeProps {
  readonly log: Stored<readonly LogEntry[]>;
  readonly takeOver: TakeOver;
}

/** An agent may ask again, for another date maybe. This offers what the person answered before. */
export function AnsweredBefore({ log, takeOver }: AnsweredBeforeProps) {
  const offer = useMemo(() => {
    if (log.kind !== 'ok') return null;
    for (const answers of confirmedAnswers(log.value)) {
      const whole = answers.filter(isWhole);
      const onUse = takeOver(whole);
      if (onUse !== null) return { whole, onUse };
    }
    return null;
  }, [log, takeOver]);
  if (offer === null) return null;
  return (
    <OldText title={i18n.t('request.answeredBefore.title')}>
      <OldPart
        hint={i18n.t('request.answeredBefore.hint')}
        lines={offer.whole}
        onUse={offer.onUse}
      />
    </OldText>
  );
}
