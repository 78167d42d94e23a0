import type { ComingMembership, ExportFormat, JobPayload } from '@somo/graphql/schema'
import type { RequestCall } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readFileLocale } from '../../tables/fileNames.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import { keepTable, readWhole } from '../../tables/listExport.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { scopeOf } from '../../scope.ts'
import { readComing } from './comingMembershipStore.ts'
import { isUnitSeen } from '../tree/unitDetailStore.ts'
import { comingColumns as columns, type MemberTexts, memberTextsOf } from './memberExportTexts.ts'
import { type UnitDeps } from '../unitDeps.ts'
import { userError } from '../../userError.ts'

/** What is asked for: the list as it is seen. */
export interface ComingExportArgs {
  readonly unit: string
  readonly search: string
  readonly format: ExportFormat
}

/** What a job of an export keeps. */
interface ComingExport extends ComingExportArgs {
  readonly locale: string | null
}

const kind = 'units.exportComing'

const lineOf = (
  { name, role, from, until, source }: ComingMembership,
  { roles, sources }: MemberTexts,
): (string | null)[] => [name, roles[role], from, until ?? null, sources[source]]

/** Puts an export of who comes into a unit in line. */
export async function startComingExport(
  { pool, transact, jobs, findJob }: UnitDeps,
  call: RequestCall,
  args: ComingExportArgs,
): Promise<JobPayload> {
  if (!(await isUnitSeen(pool, scopeOf(call), args.unit)))
    return { job: null, userErrors: [userError('UNKNOWN', 'unit')] }
  const payload: ComingExport = {
    ...args,
    locale: await readFileLocale(pool, call.subject, call.claims.locale ?? null),
  }
  const job = await transact((client) => jobs.start(client, { kind, payload, owner: call }))
  return { job: await findJob(job, call), userErrors: [] }
}

/** Writes who comes into a unit into a file of its owner's, the nearest day first. */
export function createComingExport(files: Pick<PrivateFiles, 'keep'>): JobWorker<ComingExport, never> {
  return {
    kind,
    async step({ unit, search, format, locale }, _, { owner, client, uuid }) {
      // Whoever no longer manages the unit when their turn comes gets nothing of it.
      if (owner === null || !(await isUnitSeen(client, scopeOf(owner), unit))) throw new JobError('UNKNOWN')
      const texts = memberTextsOf(locale)
      const coming = await readWhole('FROM', 'ASCENDING', (plan) => readComing(client, plan, unit, search))
      const rows = [columns.map((column) => texts.columns[column]), ...coming.map((one) => lineOf(one, texts))]
      const file = await keepTable(files, client, { what: 'coming', owner: owner.subject, format, locale, rows })
      await writeAudit(client, owner, [
        {
          action: 'user.export',
          objectKind: 'job',
          object: uuid,
          after: { unit, people: coming.length, columns },
          origin: uuid,
        },
      ])
      return { position: null, done: coming.length, total: coming.length, file }
    },
  }
}
