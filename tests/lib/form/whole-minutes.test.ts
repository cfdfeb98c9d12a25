import { expect, test } from 'vitest';
import { readKind } from './support';

const moment = '2026-11-18T09:50:23.456';

test.each([
  // Bounds move inwards, however they are written
  ['datetime-local', { min: Date.UTC(2026, 10, 18, 9, 50, 23, 456) }, '2026-11-18T09:51', null],
  [
    'datetime-local',
    { min: moment, max: moment.replace('18', '19') },
    '2026-11-18T09:51',
    '2026-11-19T09:50',
  ],
  ['datetime-local', { min: moment, step: 0 }, '2026-11-18T09:51', null],
  ['datetime-local', { min: -1 }, '1970-01-01T00:00', null],
  ['time', { min: '09:50:23', max: '17:00:59' }, '09:51', '17:00'],
  ['time', { min: '22:00:30', max: '02:00:30' }, '22:01', '02:00'],
  ['time', { min: '23:59:30', max: '06:00' }, '00:00', '06:00'],
  // Whole minutes stay as they were written
  ['datetime-local', { min: '2026-11-18 09:50' }, '2026-11-18 09:50', null],
  ['time', { min: '09:50:00' }, '09:50:00', null],
  // If the agent gives a step, or a default with seconds, it counts in that
  ['datetime-local', { min: moment, step: 30 }, moment, null],
  ['datetime-local', { min: moment, defaultValue: moment }, moment, null],
  ['datetime-local', { min: moment, defaultValue: '2026-11-18T10:00' }, '2026-11-18T09:51', null],
  // There is no full minute to move the bound to
  ['time', { min: '09:50:10', max: '09:50:50' }, '09:50:10', '09:50:50'],
  ['time', { min: '23:59:30' }, '23:59:30', null],
])('%s of %j is from %s to %s', (type, entry, min, max) => {
  expect(readKind('date-like', { type, ...entry }).control).toMatchObject({ min, max });
});
