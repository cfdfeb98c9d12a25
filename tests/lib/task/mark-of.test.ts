import { markOf } from '@/lib/task/mark-of';
import { expect, test } from 'vitest';

const ask = (label: string) =>
  markOf({ toolCallId: 'call-1', toolName: 'pay', parameters: { label } });

test('the same letters in another order ask something else', () => {
  expect(ask('Pay 12 francs?')).not.toBe(ask('Pay 21 francs?'));
});
