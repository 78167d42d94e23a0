import type { Numerical, NumericalFormat } from 'gift-pegjs'

interface Range {
  readonly from: number
  readonly to: number
}

/** A number of GIFT: alone, with its tolerance, or from a low to a high one. */
function readRange({ type, number = Number.NaN, range = 0, numberLow, numberHigh }: NumericalFormat): Range {
  if (type === 'high-low') return { from: numberLow ?? Number.NaN, to: numberHigh ?? Number.NaN }
  if (type === 'simple') return { from: number, to: number }
  // 3.14 with a tolerance of 0.01 starts at 3.13, not at 3.1300000000000003.
  const tidy = (value: number): number => Number(value.toPrecision(12))
  return { from: tidy(number - range), to: tidy(number + range) }
}

/** The answer `~#…` stands for every other number. */
export const anyNumber: Range = { from: -Number.MAX_VALUE, to: Number.MAX_VALUE }

const isRange = (text: object): boolean => 'number' in text || 'numberLow' in text

/** The accepted numbers of a GIFT question. */
export function readNumericChoices(choices: Numerical['choices']) {
  if (!Array.isArray(choices)) return [{ ...readRange(choices), weight: 100 }]
  return choices.map(({ text, weight, isCorrect, feedback }) => ({
    ...(isRange(text) ? readRange(text) : anyNumber),
    weight: weight ?? (isCorrect ? 100 : 0),
    feedback: feedback?.text.trim() === '' ? undefined : feedback?.text.trim(),
  }))
}
