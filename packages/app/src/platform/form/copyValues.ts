/** A deep copy of the values of a form. Files stay the same objects: react-hook-form compares them by identity. */
export function copyValues<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => copyValues(one)) as Value
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyValues(one as unknown)])) as Value
}
