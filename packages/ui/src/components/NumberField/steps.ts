/** Between which numbers a field steps, and how far at a time. */
export interface Steps {
  readonly min: number | undefined
  readonly max: number | undefined
  readonly step: number
}

const digitsOf = (value: number): number => {
  const [, fraction = ''] = String(value).split('.')
  return fraction.includes('e') ? 20 : fraction.length
}

/** A number within the limits. */
export const within = (value: number, { min = -Infinity, max = Infinity }: Pick<Steps, 'min' | 'max'>): number =>
  Math.min(Math.max(value, min), max)

/**
 * The next number so many steps up (or down, below 0), counted from the least one; what lies between two steps goes to
 * the next. An empty field begins at 0 or at the limit nearest to it.
 */
export const stepFrom = (value: number | null, count: number, steps: Steps): number => {
  if (value === null) return within(0, steps)
  const { min, max, step } = steps
  const base = min ?? 0
  const places = Math.max(digitsOf(step), digitsOf(base))
  const at = Number(((value - base) / step).toFixed(9))
  const next = (count > 0 ? Math.floor(at) : Math.ceil(at)) + count
  const top = max === undefined ? Infinity : base + Math.floor(Number(((max - base) / step).toFixed(9))) * step
  return within(Number((base + next * step).toFixed(Math.min(places, 20))), {
    min,
    max: Number(top.toFixed(Math.min(places, 20))),
  })
}
