type CamelCase<Code extends string> = Code extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Code;

/** Turns a code into the key of its sentence: "timed-out" becomes `timedOut`. */
export function camelCase<Code extends string>(code: Code): CamelCase<Code>;
export function camelCase(code: string): string {
  return code.replaceAll(/-./g, (dash) => dash.charAt(1).toUpperCase());
}
