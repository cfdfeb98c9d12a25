/**
 * What every agent that completes has collected: with a text that spreadsheets take for a formula, rows
 * that lack a column, and a cell that holds more than one value.
 */
export const collected = [
  {
    train: 'ICE 658',
    departs: '06:58',
    price: 54.9,
    direct: true,
    note: '=HYPERLINK("http://127.0.0.1/","Book")',
  },
  {
    train: 'IC 612',
    departs: '06:12',
    price: 39.9,
    direct: false,
    stops: ['Freiburg', 'Mannheim'],
  },
  { train: 'ICE 730', departs: '07:30', price: 49.9, direct: true, note: 'Breakfast, "included"' },
];
