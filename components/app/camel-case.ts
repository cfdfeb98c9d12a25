type CamelCase<Code extends string> = Code extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Code;

/** A code as the key of its sentence is written: "timed-out" is said by `timedOut`. */
export function camelCase<Code extends string>(code: Code): CamelCase<Code>;
export function camelCase(code: string): string {
  return code.replaceAll(/-./g, (dash) => dash.charAt(1).toUpperCase());
}
