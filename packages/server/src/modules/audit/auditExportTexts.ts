import { type FileLocale, fileLocaleOf } from '../tables/fileNames.ts'
import type { AuditAction } from './auditActions.ts'
import type { AuditEntry } from './auditLog.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { sw } from './words/sw.ts'

/** The words of an exported audit log. */
export interface AuditTexts {
  /** In place of a name: the product did it by itself. */
  readonly nobody: string
  readonly objects: Readonly<Record<AuditEntry['objectKind'], string>>
  readonly actions: Readonly<Record<AuditAction, string>>
  /** What stands in their place where the person did it themselves. */
  readonly ownActions: Readonly<Partial<Record<AuditAction, string>>>
}

const texts: Readonly<Record<FileLocale, AuditTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const auditTextsOf = (locale: string | null): AuditTexts => texts[fileLocaleOf(locale)]
