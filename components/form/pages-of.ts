import { type Field, isChoice } from '@/lib/form/controls';
import { isLongList } from './controls/long-list';

const mostFields = 300;

/**
 * The most that one page may cost to draw and to type in, counted in options of a select: less than
 * half a second. Only a form that nobody would fill in gets more pages for that, such as one of 300 lists
 * of 1,000 options.
 */
const mostCost = 12_000;

/** A box with its label beside it costs as much as this many options of a select. */
const boxCost = 4;
/** A long list draws fifty boxes, however long it is. */
const longListCost = 200;

/** The fields as pages small enough to draw at once. There is always one. No field alone costs more than one. */
export function pagesOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const pages: Field[][] = [];
  let page: Field[] = [];
  let cost = 0;
  for (const field of fields) {
    const more = costOf(field);
    if (page.length === mostFields || cost + more > mostCost) {
      pages.push(page);
      page = [];
      cost = 0;
    }
    page.push(field);
    cost += more;
  }
  return [...pages, page];
}

/** What the options of a field cost to draw. */
function costOf(field: Field): number {
  if (!isChoice(field)) return 0;
  const { length } = field.control.options;
  const cost = field.kind === 'select' ? length : length * boxCost;
  return isLongList(field) ? longListCost : cost;
}
