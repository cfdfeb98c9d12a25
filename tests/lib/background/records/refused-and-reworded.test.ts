import { answerToOtherWords } from '@/components/request/earlier/answer-to-other-words';
import { parseJson } from '@/lib/json';
import { storedCallSchema } from '@/lib/store/call';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { logSchema } from '@/lib/task/log';
import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { alikeQuestions, askedWorld } from '../../../support/alike-questions';

test.each(Object.entries(alikeQuestions))(
  'what is asked %s once an answer was refused is shown, so that no correction goes to it unseen',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    world.service.meddle = (kind) =>
      kind === 'input' ? Response.json({ success: false, error: 'Not valid.' }) : undefined;
    const typed = { id: 'a', toolCallId: 'call-1', input: 'Yes', secret: false, answers: [] };
    await world.worker.command('answer.submit', typed);
    await world.pass(minute);
    const refused = { state: 'refused', stillWaiting: true };
    expect(await world.task('a')).toMatchObject({ call: { delivery: refused } });
    world.service.ask('service-a', 'call-1', after);
    await world.pass(minute);
    const shown = await read(world.storage.local, keys.call('a'), storedCallSchema);
    expect(parseJson(shown?.parameters ?? '')).toEqual(after);
    const call = (await world.task('a'))?.call;
    expect(call).toMatchObject({ delivery: null });
    // The page tells from the history what the service said.
    const log = await read(world.storage.local, keys.log('a'), logSchema);
    const said = { outcome: 'refused', message: 'Not valid.' };
    expect(answerToOtherWords(log!, call!)).toEqual(said);
  },
);
