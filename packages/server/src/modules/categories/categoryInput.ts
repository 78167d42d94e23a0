import { cleanName, linesError } from '@somo/graphql/personText'
import type { CategoryInput, LocalTextInput, UserError, UserErrorCode } from '@somo/graphql/schema'
import { labelLocales } from '../custom-fields/definitions.ts'
import { line } from '../profile/rules.ts'
import { type CategoryTexts, type LocalTexts } from './categoryTypes.ts'
import { userError } from '../userError.ts'

const longestName = 120
const longestDescription = 1000
const keyPattern = /^[a-z0-9][a-z0-9._-]{1,63}$/

interface Rule {
  readonly clean: (text: string) => string
  readonly check: (text: string) => UserErrorCode | null
}

const nameRule: Rule = { clean: cleanName, check: line(longestName) }
const descriptionRule: Rule = {
  clean: (text) => text.trim().normalize('NFC').replaceAll(/\r\n?/g, '\n'),
  check: (text) => linesError(text, longestDescription),
}

function readTexts(
  inputs: readonly LocalTextInput[],
  field: 'names' | 'descriptions',
  { clean, check }: Rule,
  errors: UserError[],
): LocalTexts {
  const texts: Record<string, string> = {}
  for (const { locale, text } of inputs) {
    const value = clean(text)
    const code = !labelLocales.some((known) => known === locale)
      ? 'NOT_OFFERED'
      : texts[locale] !== undefined
        ? 'REPEATED'
        : value === ''
          ? null
          : check(value)
    if (code !== null) errors.push(userError(code, field, locale))
    else if (value !== '') texts[locale] = value
  }
  return texts
}

const checkKey = (key: string): UserErrorCode | null =>
  key === '' ? 'REQUIRED' : keyPattern.test(key) ? null : 'NOT_A_KEY'

/** The texts of a category as they are stored, and what is wrong with them on their own. */
export function readCategoryInput(input: CategoryInput): {
  readonly texts: CategoryTexts
  readonly userErrors: readonly UserError[]
} {
  const userErrors: UserError[] = []
  const names = readTexts(input.names, 'names', nameRule, userErrors)
  if (Object.keys(names).length === 0 && userErrors.length === 0) userErrors.push(userError('REQUIRED', 'names'))
  const descriptions = readTexts(input.descriptions, 'descriptions', descriptionRule, userErrors)
  const key = input.key.trim().toLowerCase()
  const code = checkKey(key)
  if (code !== null) userErrors.push(userError(code, 'key'))
  return { texts: { key, names, descriptions }, userErrors }
}
