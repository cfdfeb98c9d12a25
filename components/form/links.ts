const pattern = /(https?:\/\/[^\s<>"']+)/i;

/** A text in pieces: every second one, from the second on, is a web address. */
export function splitAtLinks(text: string): readonly string[] {
  // Splitting by a group keeps what it matches.
  return text.split(pattern);
}

/** The web addresses in a text, in their order. */
export function findLinks(text: string): readonly string[] {
  return splitAtLinks(text).filter((_, place) => place % 2 === 1);
}
