import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { formatMoment } from '@/components/app/time/format-date';
import { useNow } from '@/components/app/time/now';
import { usePorts } from '@/components/app/ports';
import { useToast } from '@/components/app/command/toast';
import { useCommand } from '@/components/app/command/use-command';
import { useSettings } from '@/components/app/stored/use-settings';
import { LinkButton } from '@/components/look/link-button';
import { quietUntil } from '@/lib/task/quiet';

/** Says on home that nothing is told for now, and until when, so that nobody waits for a notification. */
export function PausedNotice() {
  const now = useNow();
  const { send } = usePorts();
  const toast = useToast();
  const { settings } = useSettings();
  const { attempt, start } = useCommand();
  if (settings === null) return null;
  // A pause that ends in quiet hours ends with them: nothing is told before.
  const until = quietUntil(settings, now);
  if (until === null) return null;
  const { pausedUntil } = settings;
  const paused = pausedUntil !== null && pausedUntil > now;
  const resume = async () => {
    const resumed = await start('settings.save', { pausedUntil: null });
    if (!resumed.ok) return;
    const undo = () => send('settings.save', { pausedUntil });
    toast({ text: i18n.t('attention.resumed'), undo });
  };
  if (!paused) {
    return <p class="small muted">{i18n.t('attention.quietUntil', [formatMoment(until, now)])}</p>;
  }
  return (
    <>
      <p class="notice">
        {i18n.t('attention.pausedUntil', [formatMoment(until, now)])}{' '}
        <LinkButton onPress={resume}>{i18n.t('attention.resume')}</LinkButton>
      </p>
      <Failure attempt={attempt} />
    </>
  );
}
