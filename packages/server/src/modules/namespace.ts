/**
 * The value behind a namespace such as `units { … }`: nothing, since each of its fields has a resolver of its own.
 * The start checks that (`createGuardedSchema`), so the generated type, which wants the fields here, may be told so.
 */
export function openNamespace<T extends object>(): T {
  return {} as T
}
