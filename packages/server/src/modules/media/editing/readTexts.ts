import { cleanName, linesError } from '@somo/graphql/personText'
import type { LocalTextInput, UserError, UserErrorCode } from '@somo/graphql/schema'
import { labelLocales } from '../../custom-fields/definitions.ts'
import { line } from '../../profile/rules.ts'
import { type LocalTexts } from '../mediumTypes.ts'
import { userError } from '../../userError.ts'

/** How a text is tidied and checked. */
export interface TextRule {
  readonly clean: (text: string) => string
  readonly check: (text: string) => UserErrorCode | null
}

/** One line of at most so many characters. */
export const lineOf = (longest: number): TextRule => ({ clean: cleanName, check: line(longest) })

/** Several lines of at most so many characters. */
export const linesOf = (longest: number): TextRule => ({
  clean: (text) => text.trim().normalize('NFC').replaceAll(/\r\n?/g, '\n'),
  check: (text) => linesError(text, longest),
})

export const titleRule = lineOf(160)

export const isOfferedLocale = (locale: string): boolean => labelLocales.some((known) => known === locale)

/** Texts per language as they are stored; what is wrong is added to `errors` at `path` and the language. */
export function readTexts(
  inputs: readonly LocalTextInput[],
  path: readonly string[],
  { clean, check }: TextRule,
  errors: UserError[],
): LocalTexts {
  const texts: Record<string, string> = {}
  for (const { locale, text } of inputs) {
    const value = clean(text)
    const code = checkOne(locale, value, texts[locale] !== undefined, check)
    if (code !== null) errors.push(userError(code, ...path, locale))
    else if (value !== '') texts[locale] = value
  }
  return texts
}

function checkOne(locale: string, value: string, isRepeated: boolean, check: TextRule['check']): UserErrorCode | null {
  if (!isOfferedLocale(locale)) return 'NOT_OFFERED'
  if (isRepeated) return 'REPEATED'
  return value === '' ? null : check(value)
}

/** A text that may be missing, as it is stored. */
export function readOptional(
  text: string | null | undefined,
  field: string,
  { clean, check }: TextRule,
  errors: UserError[],
): string | null {
  const value = clean(text ?? '')
  if (value === '') return null
  const code = check(value)
  if (code !== null) errors.push(userError(code, field))
  return value
}
