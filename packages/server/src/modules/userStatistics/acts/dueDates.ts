import type { StatisticsBulkPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { settleEnrolments } from '../../assignments/evaluation/settle.ts'
import { recordEvents } from '../../learning/learningEvents.ts'
import { notify, type NewNotification } from '../../notifications/notify.ts'
import { keepPreviousTerms, readTerms } from './previousTerms.ts'
import { change, refuse, runAct } from './runAct.ts'
import { userError } from '../../userError.ts'

// The clocks of the unit that brought the earliest due date.
const zone = `unit_zone((select coalesce(s.unit, a.owner_unit) from enrolment_source s left join assignment a on a.uuid = s.assignment
  where s.enrolment = e.uuid and s.ended_at is null order by s.due_at nulls last, s.uuid limit 1))`

// Days of the calendar, so that a deadline stays at the end of its day when the clocks change.
const later = `update enrolment e set own_due_at = ((e.due_at at time zone z.name) + $2::int * interval '1 day') at time zone z.name
  from (select e.uuid, ${zone} as name from enrolment e where e.uuid = any($1::uuid[])) z where z.uuid = e.uuid`

/** What is asked of `extend`. */
export interface Extension {
  readonly enrolments: readonly string[]
  readonly days: number
  /** The digest of the preview. Of two extensions with the same digest only the first is carried out. */
  readonly digest: string
}

/** Moves due dates by some days. */
export async function extend(
  client: PoolClient,
  call: RequestCall,
  { enrolments, days, digest }: Extension,
): Promise<StatisticsBulkPayload> {
  if (days < 1 || days > 365) return refuse(userError('NOT_OFFERED', 'days'))
  return runAct(client, call, enrolments, {
    act: 'EXTEND',
    action: 'enrolment.extend',
    digest,
    after: { days },
    run: async (_, found, actor) => {
      const before = await readTerms(client, found)
      const changed = await change(client, later, [found, days])
      await settleEnrolments(client, found, actor)
      await recordEvents(
        client,
        found.map((enrolment) => ({ kind: 'DUE_CHANGED' as const, enrolment, actor, data: { days } })),
      )
      return { changed, undo: await keepPreviousTerms(client, actor, before) }
    },
  })
}

const reminders = `select e.person, m.uuid as medium, e.cycle, m.titles, m.main_locale as "mainLocale", to_char(e.due_at at time zone z.name, 'YYYY-MM-DD') as due,
    (e.due_at at time zone z.name)::date - (now() at time zone z.name)::date as days, installation_day()::text as today
  from enrolment e join learning_target m on m.uuid = coalesce(e.medium, e.path) cross join lateral (select ${zone} as name) z where e.uuid = any($1::uuid[])`

interface Reminder {
  readonly person: string
  readonly medium: string
  readonly cycle: number
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly due: string | null
  readonly days: number | null
  readonly today: string
}

const toNotification = ({
  person,
  medium,
  cycle,
  titles,
  mainLocale,
  due,
  days,
  today,
}: Reminder): NewNotification => ({
  event: days !== null && days < 0 ? 'OVERDUE' : 'DUE_REMINDER',
  person,
  subject: medium,
  cycle,
  day: today,
  values: {
    title: { texts: titles, mainLocale },
    due: due === null ? '' : { day: due },
    days: Math.abs(days ?? 0),
  },
  address: `/media?medium=${medium}`,
})

/** Reminds those who are not done; nobody twice a day. */
export const remind = (
  client: PoolClient,
  call: RequestCall,
  { enrolments }: { readonly enrolments: readonly string[] },
): Promise<StatisticsBulkPayload> =>
  runAct(client, call, enrolments, {
    act: 'REMIND',
    action: 'enrolment.remind',
    run: async (_, found) => {
      const { rows } = await client.query<Reminder>(reminders, [found])
      return { changed: await notify(client, rows.map(toNotification)) }
    },
  })
