import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('/components/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const queries = Object.values(sheets).flatMap(
  (sheet) => sheet.match(/(?<=@media )[^{]*(?:width|height)[^{]*/g) ?? [],
);

// The popup starts as a window of a few pixels, and the browser lays it out at that size again each
// time something in it moves. A rule that holds at only one of the two sizes has it all styled twice.
test('the same rules hold for the popup and for the few pixels it begins with', () => {
  expect(queries.length).toBeGreaterThan(5);
  const few = windowOf(25, 25);
  const popup = windowOf(390, 600);
  const odd = queries.filter(
    (query) => few.matchMedia(query).matches !== popup.matchMedia(query).matches,
  );
  expect(odd).toEqual([]);
});

function windowOf(width: number, height: number): Window {
  const frame = document.createElement('iframe');
  frame.style.border = '0';
  frame.width = `${width}`;
  frame.height = `${height}`;
  document.body.append(frame);
  if (frame.contentWindow === null) throw new Error('The frame has no window.');
  return frame.contentWindow;
}
