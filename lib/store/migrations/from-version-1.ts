import { isObject, type JsonObject } from '../../json-object.ts';
import type { Migration } from './migration.ts';

/**
 * Version 2 always has the members that some records of version 1 lack, since those records are older
 * than the members.
 */
export const fromVersion1: Migration = (kind, data) => {
  switch (kind) {
    case 'task':
      return migrateTask(data);
    case 'draft':
      // A draft from before a person could choose was meant to be kept.
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

/** An object, with each of these `members` that it lacks; any other data unchanged. */
function complete(members: JsonObject, data: unknown): unknown {
  return isObject(data) ? { ...members, ...data } : data;
}
