import * as fc from 'fast-check';

const keywords =
  '$ref allOf anyOf oneOf type properties additionalProperties required items prefixItems minItems ' +
  'const examples example default enum format minLength maxLength minimum maximum multipleOf title';
const keyword = fc.constantFrom(...keywords.split(' '));
const words = fc.constantFrom('#', '#/properties', 'object', 'array', 'string', 'integer', 'null');
const long = fc.constant(JSON.rawJSON('18446744073709551615'));

/** What may stand where a schema is expected: the keywords of one, with values that belong to others. */
export const anySchema = fc.letrec<{ readonly schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.jsonValue(), words, long),
    fc.array(tie('schema'), { maxLength: 3 }),
    fc.dictionary(keyword, tie('schema'), { maxKeys: 5 }),
  ),
})).schema;
