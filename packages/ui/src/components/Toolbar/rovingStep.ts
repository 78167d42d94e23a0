/** Where one of several things in a row leads to by a key, and in which direction its words run. */
export interface RovingStep {
  readonly key: string
  /** Position of the one in focus, from 0. */
  readonly index: number
  readonly count: number
  /** Words run from right to left: the arrows change places. @default false */
  readonly isRtl?: boolean
  /** After the last comes the first. @default true */
  readonly wraps?: boolean
}

const steps: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

/** The position an arrow, Home or End leads to in a row with one tab stop (APG, roving tabindex); null for other keys. */
export function rovingStep({ key, index, count, isRtl = false, wraps = true }: RovingStep): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps.get(key)
  if (step === undefined) return null
  const next = index + (isRtl ? -step : step)
  return wraps ? (next + count) % count : Math.min(Math.max(next, 0), count - 1)
}

/** Whether the words around an element run from right to left. */
export const isRtlAt = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
