import { isEmpty } from './focus-field';
import type { Sheet } from './sheet';

/** Calls `act` once the form's first field holds what was pasted, if that can be sent. */
export function whenPasted(sheet: Sheet, act: () => void): void {
  // The text arrives after this event.
  setTimeout(() => {
    const [field] = sheet.form.fields;
    // A pasted picture, or letters pasted into a number, leave nothing to send.
    if (field && !isEmpty(field, sheet) && sheet.read(0)?.error === null) act();
  });
}
