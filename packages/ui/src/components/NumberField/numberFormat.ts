import type { UiLocale } from '../../locale/texts.ts'

/** How one language writes and reads numbers. */
export interface NumberFormat {
  /** "1,031.5", "1.031,5"; null gives "". */
  readonly write: (value: number | null) => string
  /** The number a text means: null for an empty text, undefined where it is not a number in this language. */
  readonly read: (text: string) => number | null | undefined
  /** A number with all the marks of the language, for a sentence that shows how one is written. */
  readonly example: () => string
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Spaces of every width, which some people group by whatever their language does. */
const spaces = String.raw`\s\u00a0\u202f`

type Read = NumberFormat['read']

const createReader = (locale: UiLocale): Read => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1031.5)
  const markOf = (type: 'group' | 'decimal'): string => escape(parts.find((part) => part.type === type)?.value ?? '')
  // Groups must be of three, so that "1.5" is not read as fifteen where the dot groups.
  const whole = String.raw`\d+|\d{1,3}(?:[${markOf('group')}'’${spaces}]\d{3})+`
  const form = new RegExp(String.raw`^([-+−–]?)[${spaces}]*(${whole})?(?:${markOf('decimal')}(\d*))?$`)
  return (text) => {
    const typed = text.trim()
    if (typed === '') return null
    const [, sign = '', digits = '', fraction = ''] = form.exec(typed) ?? []
    if (digits === '' && fraction === '') return undefined
    const size = Number(`${digits.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`)
    // A number so large no longer holds every digit that was typed.
    if (size > Number.MAX_SAFE_INTEGER) return undefined
    return sign === '' || sign === '+' || size === 0 ? size : -size
  }
}

/** A number that each of our languages writes with its digits alone. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000

// The browser's first format of a number takes longer than all the rest of a form's first drawing: each is made when needed.
const create = (locale: UiLocale, fractionDigits: number | undefined): NumberFormat => {
  let format: Intl.NumberFormat | undefined
  let reader: Read | undefined
  const write = (value: number): string => {
    format ??= new Intl.NumberFormat(locale, {
      minimumFractionDigits: fractionDigits ?? 0,
      maximumFractionDigits: fractionDigits ?? 20,
    })
    return format.format(value)
  }
  return {
    write: (value) =>
      value === null ? '' : (fractionDigits ?? 0) === 0 && isPlain(value) ? String(value) : write(value),
    read: (text) => (reader ??= createReader(locale))(text),
    example: () => new Intl.NumberFormat(locale).format(1031.5),
  }
}

const made = new Map<string, NumberFormat>()

/**
 * Numbers of one language by its own marks (Intl.NumberFormat).
 * @param fractionDigits how many digits stand after the mark; without it as many as the number has
 */
export const numberFormat = (locale: UiLocale, fractionDigits?: number): NumberFormat => {
  const key = `${locale} ${fractionDigits ?? ''}`
  const known = made.get(key) ?? create(locale, fractionDigits)
  made.set(key, known)
  return known
}
