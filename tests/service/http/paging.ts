import { z } from 'zod';

const integer = z.string().regex(/^\d+$/, 'not an integer').transform(Number);

/** The query of a list that comes in pages of at most 30. */
export const pagingSchema = z.strictObject({
  page: integer.pipe(z.number().min(1)).default(1),
  limit: integer.pipe(z.number().min(1).max(30)).default(30),
});

/** The items of one page; none past the end. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, limit }: z.infer<typeof pagingSchema>,
): readonly Item[] {
  const start = (page - 1) * limit;
  return items.slice(start, start + limit);
}
