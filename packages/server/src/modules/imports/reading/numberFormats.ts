/*
 * What a spreadsheet shows of a whole number whose format only adds zeros and signs, such as 00042 or P-0042. Formats for
 * amounts, dates and shares are left alone: there the value counts.
 */

interface Shape {
  /** '0' and '#' take a digit, everything else is shown as it is. */
  readonly signs: readonly { readonly text: string; readonly isDigit: boolean; readonly isZero: boolean }[]
}

const token =
  /"([^"]*)"|\\(.)|_.|\[\$[^\]]*\]|\[(?:black|blue|cyan|green|magenta|red|white|yellow|color\s?\d+)\]|([0#])|([ ()+:-])|(.)/giu

function readShape(format: string): Shape | null {
  const signs: { text: string; isDigit: boolean; isZero: boolean }[] = []
  for (const found of format.matchAll(token)) {
    const [whole, quoted, escaped, digit, plain, other] = found
    if (whole === ';') break
    if (other !== undefined) return null
    if (digit !== undefined) signs.push({ text: '', isDigit: true, isZero: digit === '0' })
    else signs.push({ text: quoted ?? escaped ?? plain ?? '', isDigit: false, isZero: false })
  }
  const zeros = signs.filter(({ isZero }) => isZero).length
  const hasPrefix = /\p{L}/u.test(
    signs
      .slice(
        0,
        signs.findIndex(({ isDigit }) => isDigit),
      )
      .map(({ text }) => text)
      .join(''),
  )
  const endsInDigit = signs.at(-1)?.isDigit === true
  return endsInDigit && (zeros > 1 || (zeros === 1 && hasPrefix)) ? { signs } : null
}

const shapes = new Map<string, Shape | null>()

/** The shape of a number format; null for one by which a number is only shown otherwise. */
function shapeOf(format: string): Shape | null {
  const known = shapes.get(format)
  if (known !== undefined) return known
  const shape = readShape(format)
  if (shapes.size > 1000) shapes.clear()
  shapes.set(format, shape)
  return shape
}

/** Whether a number format adds zeros or signs that belong to the value. */
export const hasDigitFormat = (format: string): boolean => shapeOf(format) !== null

/** A whole number as its format shows it; null where the format does not matter. */
export function formatDigits(value: number, format: string): string | null {
  const shape = Number.isSafeInteger(value) && value >= 0 ? shapeOf(format) : null
  if (shape === null) return null
  const digits = String(value)
  const places = shape.signs.filter(({ isDigit }) => isDigit).length
  let place = 0
  let text = ''
  for (const { text: sign, isDigit, isZero } of shape.signs) {
    if (!isDigit) {
      text += sign
      continue
    }
    const fromEnd = places - place
    // More digits than places: all of them stand at the first one.
    if (place === 0 && digits.length > places) text += digits.slice(0, digits.length - places + 1)
    else if (digits.length >= fromEnd) text += digits.at(-fromEnd) ?? ''
    else if (isZero) text += '0'
    place += 1
  }
  return text
}
