/**
 * Reads CSV by the grammar of RFC 4180, a character at a time.
 * @throws when the text is not such CSV
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  const quoted = () => {
    let field = '';
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new Error('A quoted field does not end');
      if (text[at] !== '"') field += text[at];
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else break;
    }
    at += 1;
    return field;
  };
  const plain = () => {
    const [field = ''] = /^[^",\r\n]*/.exec(text.slice(at)) ?? [];
    at += field.length;
    return field;
  };
  while (at < text.length) {
    const record = [text[at] === '"' ? quoted() : plain()];
    while (text[at] === ',') {
      at += 1;
      record.push(text[at] === '"' ? quoted() : plain());
    }
    if (!text.startsWith('\r\n', at)) throw new Error(`No line break at ${at}`);
    at += 2;
    records.push(record);
  }
  return records;
}
