import type { DateLikeType } from '@/lib/form/date-like';

/** Whether this browser has a control for a type; Firefox has none for month and week. */
export function hasControl(type: DateLikeType): boolean {
  const input = document.createElement('input');
  input.type = type;
  return input.type === type;
}
