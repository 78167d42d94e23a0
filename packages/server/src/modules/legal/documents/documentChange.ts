import type { UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { AuditEntry } from '../../audit/auditLog.ts'
import type { LockedDocument } from './documentStore.ts'

/** A change of a locked document: what was done, for the log, or what is wrong. */
export type Change = (
  document: LockedDocument,
  client: PoolClient,
) => Promise<Omit<AuditEntry, 'objectKind' | 'object'> | UserError[]>

/** Somebody else was faster. */
export const conflict: UserError[] = [{ code: 'CHANGED_MEANWHILE', path: [] }]
