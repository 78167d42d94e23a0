import type { AuditAction } from '../auditActions.ts'
import type { AuditEntry } from '../auditLog.ts'

/** The words of an exported audit log. */
export interface AuditTexts {
  /** In place of a name: the product did it by itself. */
  readonly nobody: string
  readonly objects: Readonly<Record<AuditEntry['objectKind'], string>>
  readonly actions: Readonly<Record<AuditAction, string>>
  /** What stands in their place where the person did it themselves. */
  readonly ownActions: Readonly<Partial<Record<AuditAction, string>>>
}
