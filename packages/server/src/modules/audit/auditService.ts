import type { AuditFilter, AuditPage, AuditSort, PageInput } from '@somo/graphql/schema'
import type { CallContext } from '../../access/callContext.ts'
import { SomoError } from '../../access/somoError.ts'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ListWish } from '../tables/listExport.ts'
import { planPage } from '../paging.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { checkCap } from '../units/list/unitListService.ts'
import { auditExportKind } from './exportAudit.ts'
import { writeAudit } from './auditLog.ts'
import { readChanges } from './changesInEntries.ts'
import { countAudit, listActions, listAudit, type AuditRow } from './auditStore.ts'

/** What was changed, for administrators. */
export interface AuditService {
  /** @throws SomoError BAD_INPUT for a senseless page, or a filter by something that is no uuid. */
  list(page: PageInput, filter: AuditFilter | null, sort: AuditSort | null): Promise<AuditPage>
  /** How many match, counted to `cap`. @throws SomoError BAD_INPUT unless it is 1 to 10000. */
  count(cap: number, filter: AuditFilter | null): Promise<number>
  actions(): Promise<string[]>
  /** Starts the export and answers its job; that it was asked for is written down too. */
  startExport(wish: ListWish<AuditFilter>, owner: CallContext): Promise<string>
}

/** The rules about the audit log. */
export function createAuditService(database: Database, jobs: Jobs): AuditService {
  return {
    async list(page, filter, sort) {
      check(filter)
      const { items, pageInfo } = await listAudit(database, planPage(page, sort ?? latestFirst('AT')), filter)
      return { items: items.map(show), pageInfo }
    },
    async count(cap, filter) {
      check(filter)
      return countAudit(database, filter, checkCap(cap))
    },
    actions: () => listActions(database),
    async startExport(wish, owner) {
      check(wish.filter)
      const payload: ListWish<AuditFilter> = {
        ...wish,
        locale: await readFileLocale(database.pool, owner.subject, wish.locale),
      }
      return inTransaction(database.pool, async (client) => {
        const job = await jobs.start(client, { kind: auditExportKind, payload, owner })
        await writeAudit(client, owner, [{ action: 'audit.export', objectKind: 'job', object: job }])
        return job
      })
    },
  }
}

function check(filter: AuditFilter | null): void {
  for (const name of ['actor', 'object'] as const) {
    const value = filter?.[name] ?? null
    if (value !== null && !isUuid(value)) throw new SomoError('BAD_INPUT', { argument: `filter.${name}` })
  }
}

function show({ before, after, ...row }: AuditRow): AuditPage['items'][number] {
  return { ...row, changes: readChanges({ action: row.action, before, after }) }
}
