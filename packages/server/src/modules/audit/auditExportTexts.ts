import { type FileLocale, fileLocaleOf } from '../tables/fileNames.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { sw } from './words/sw.ts'
import type { AuditTexts } from './words/types.ts'

const texts: Readonly<Record<FileLocale, AuditTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const auditTextsOf = (locale: string | null): AuditTexts => texts[fileLocaleOf(locale)]
