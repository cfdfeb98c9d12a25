/** Text as a careless or hostile agent writes it: no place to break, and no end. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6);

export const longText =
  'The supplier asks for the delivery address, the cost centre, the person who approves orders over 500 EUR, and whether a partial delivery will do. '.repeat(
    12,
  );
