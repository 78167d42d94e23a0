import type { StatisticsBulkPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { checkFutureDay } from '../../learning/futureDay.ts'
import { recordEvents } from '../../learning/learningEvents.ts'
import { keepPreviousTerms, readTerms } from './previousTerms.ts'
import { change, readReason, refuse, runAct } from './runAct.ts'
import { userError } from '../../userError.ts'

const waiveThose = `update enrolment set waived_at = now(), waived_reason = $2, waived_by = $4, revision = revision + 1,
    waived_until = coalesce(day_end($3::date, installation_zone()), 'infinity')
  where uuid = any($1::uuid[])`

/** Exempts people, until a last day or without an end. */
export async function waive(
  client: PoolClient,
  call: RequestCall,
  given: { readonly enrolments: readonly string[]; readonly reason: string; readonly until: string | null },
): Promise<StatisticsBulkPayload> {
  const { enrolments, until } = given
  const { reason, errors } = readReason(given.reason, 'reason')
  if (errors.length > 0) return refuse(...errors)
  const error = until === null ? null : await checkFutureDay(client, until)
  if (error !== null) return refuse(userError(error, 'until'))
  return runAct(client, call, enrolments, {
    act: 'WAIVE',
    action: 'enrolment.waive',
    after: { until },
    run: async (_, found, actor) => {
      const before = await readTerms(client, found)
      const changed = await change(client, waiveThose, [found, reason, until, actor])
      await recordEvents(
        client,
        found.map((enrolment) => ({ kind: 'WAIVED' as const, enrolment, actor, data: { reason } })),
      )
      return { changed, undo: await keepPreviousTerms(client, actor, before) }
    },
  })
}

const endThose = `update enrolment set waived_at = null, waived_until = null, waived_by = null, waived_reason = null, revision = revision + 1
  where uuid = any($1::uuid[])`

/** Ends exemptions. */
export const endWaiver = (
  client: PoolClient,
  call: RequestCall,
  { enrolments }: { readonly enrolments: readonly string[] },
): Promise<StatisticsBulkPayload> =>
  runAct(client, call, enrolments, {
    act: 'END_WAIVER',
    action: 'enrolment.endWaiver',
    run: async (_, found, actor) => {
      const before = await readTerms(client, found)
      const changed = await change(client, endThose, [found])
      await recordEvents(
        client,
        found.map((enrolment) => ({ kind: 'WAIVER_ENDED' as const, enrolment, actor })),
      )
      return { changed, undo: await keepPreviousTerms(client, actor, before) }
    },
  })
