import type { StatisticsBulkPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { openNextCycle } from '../../learning/enrolmentWriter.ts'
import { recordEvents } from '../../learning/learningEvents.ts'
import { change, readReason, readToday, refuse, runAct } from './runAct.ts'
import { userError } from '../../userError.ts'

// Today: now, so that it is not in the future. Earlier days: noon, which is that day by all clocks near by.
const complete = `update enrolment set progress_state = 'COMPLETED', progress = 100, failed_at = null, last_active_at = now(),
    completed_at = case when $2::date = installation_day() then now() else ($2::date + time '12:00') at time zone installation_zone() end,
    revision = revision + 1
  where uuid = any($1::uuid[])`

const firstDay = '1900-01-01'

/** Enters completions that happened elsewhere, such as in a classroom. */
export async function markDone(
  client: PoolClient,
  call: RequestCall,
  given: { readonly enrolments: readonly string[]; readonly completedOn: string; readonly evidence: string },
): Promise<StatisticsBulkPayload> {
  const { enrolments, completedOn } = given
  const { reason: evidence, errors } = readReason(given.evidence, 'evidence')
  if (errors.length > 0) return refuse(...errors)
  // A year of two digits is a slip, and an entered completion cannot be taken back.
  if (completedOn < firstDay || completedOn > (await readToday(client)))
    return refuse(userError('NOT_OFFERED', 'completedOn'))
  return runAct(client, call, enrolments, {
    act: 'MARK_DONE',
    action: 'enrolment.complete',
    after: { completedOn },
    run: async (_, found, actor) => {
      const changed = await change(client, complete, [found, completedOn])
      await recordEvents(
        client,
        found.map((enrolment) => ({ kind: 'COMPLETED' as const, enrolment, actor, data: { evidence } })),
      )
      return { changed }
    },
  })
}

/** Begins another cycle of what is completed, for the reasons that are in force. */
export const openCycle = (
  client: PoolClient,
  call: RequestCall,
  { enrolments }: { readonly enrolments: readonly string[] },
): Promise<StatisticsBulkPayload> =>
  runAct(client, call, enrolments, {
    act: 'OPEN_CYCLE',
    action: 'enrolment.renew',
    run: async (_, found) => {
      for (const enrolment of found) await openNextCycle(client, enrolment)
      return { changed: found.length }
    },
  })
