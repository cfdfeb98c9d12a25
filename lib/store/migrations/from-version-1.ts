import { isObject, type JsonObject } from '../../json-object.ts';
import type { Migration } from '../migrations.ts';

/** Version 2 names what some records of version 1 lack, since it came to be stored after them. */
export const fromVersion1: Migration = (kind, data) => {
  switch (kind) {
    case 'task':
      return migrateTask(data);
    case 'draft':
      // What was drafted before a person could choose was to be kept.
      return complete({ forget: false }, data);
    case 'draft-new-task':
      return complete({ simpleForm: false }, data);
    default:
      return data;
  }
};

function migrateTask(task: unknown): unknown {
  if (!isObject(task)) return task;
  const { trouble, call, settled } = task;
  return {
    pinned: false,
    ...task,
    trouble: complete({ kind: 'refused' }, trouble),
    call: isObject(call) ? { ...call, delivery: complete(newInDelivery, call['delivery']) } : call,
    settled: Array.isArray(settled) ? settled.map(migrateSettled) : settled,
  };
}

const newInDelivery = { stillWaiting: false, moved: false };

function migrateSettled(call: unknown): unknown {
  return isObject(call) ? { ...call, told: complete({ snoozedUntil: null }, call['told']) } : call;
}

/** What has members, with these where it has none of their names. */
function complete(members: JsonObject, data: unknown): unknown {
  return isObject(data) ? { ...members, ...data } : data;
}
