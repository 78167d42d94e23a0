import { type FileLocale, fileLocaleOf } from '../tables/fileNames.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { sw } from './words/sw.ts'
import type { ReasonTexts } from './words/types.ts'

const texts: Readonly<Record<FileLocale, ReasonTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const reasonTextsOf = (locale: string | null): ReasonTexts => texts[fileLocaleOf(locale)]

/** Why a job stopped, in a reader's language, by the code that is kept of it; null where it did not. */
export function sayReason(code: string | null, locale: string | null): string | null {
  if (code === null) return null
  const { codes, other } = reasonTextsOf(locale)
  const known: Readonly<Record<string, string>> = codes
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? other.replace('{code}', () => code)
}
