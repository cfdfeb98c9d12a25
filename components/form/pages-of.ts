import type { Field } from '@/lib/form/controls';

const mostFields = 300;
/** So that three hundred lists of a thousand options do not come at once. */
const mostOptions = 2000;

/** The fields as pages small enough to draw at once. There is always one. */
export function pagesOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const pages: Field[][] = [];
  let page: Field[] = [];
  let options = 0;
  for (const field of fields) {
    const more = countOptions(field);
    if (page.length === mostFields || (page.length > 0 && options + more > mostOptions)) {
      pages.push(page);
      page = [];
      options = 0;
    }
    page.push(field);
    options += more;
  }
  return [...pages, page];
}

function countOptions(field: Field): number {
  const { control } = field;
  return control !== null && 'options' in control ? control.options.length : 0;
}
