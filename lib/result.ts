/** What an operation that can fail in expected ways answers with; unexpected failures throw. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

export function succeed<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** A success with its value changed; a failure unchanged. */
export function mapResult<Value, Other, Failure>(
  result: Result<Value, Failure>,
  change: (value: Value) => Other,
): Result<Other, Failure> {
  return result.ok ? succeed(change(result.value)) : result;
}

export function fail<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}
