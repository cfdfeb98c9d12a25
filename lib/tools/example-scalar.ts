/** A keyword's value in the nearest of the schemas that speak of one value. */
export type Keyword = (name: string) => unknown;

const texts: Readonly<Record<string, string>> = {
  date: '2026-05-04',
  'date-time': '2026-05-04T09:30:00Z',
  duration: 'PT30M',
  email: 'name@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  time: '09:30:00Z',
  uri: 'https://www.example.com/',
  url: 'https://www.example.com/',
  uuid: '3f2b8c1e-7d54-4a9b-8e60-1c5d9f7a2b34',
};

const longestText = 200;

export function exampleText(keyword: Keyword): string {
  const format = keyword('format');
  const known = typeof format === 'string' && Object.hasOwn(texts, format) ? texts[format] : null;
  const least = Math.min(numberOf(keyword, 'minLength') ?? 0, longestText);
  const text = (known ?? 'text').padEnd(least, ' text');
  return text.slice(0, numberOf(keyword, 'maxLength') ?? longestText);
}

/** The number nearest to 1 that the schema's bounds allow, as far as they allow any. */
export function exampleNumber(keyword: Keyword, type: 'integer' | 'number'): number {
  const multiple = numberOf(keyword, 'multipleOf');
  const step = multiple !== null && multiple > 0 ? multiple : null;
  const above = numberOf(keyword, 'exclusiveMinimum');
  const below = numberOf(keyword, 'exclusiveMaximum');
  const least = numberOf(keyword, 'minimum') ?? (above === null ? null : above + (step ?? 1));
  const most = numberOf(keyword, 'maximum') ?? (below === null ? null : below - (step ?? 1));
  const near = Math.max(Math.min(1, most ?? 1), least ?? -Infinity);
  const stepped = step === null ? near : Math.ceil(near / step) * step;
  const fits = most === null || stepped <= most || step === null;
  const value = fits ? stepped : stepped - step;
  return type === 'integer' ? Math.ceil(value) : value;
}

function numberOf(keyword: Keyword, name: string): number | null {
  const value = keyword(name);
  return typeof value === 'number' ? value : null;
}
