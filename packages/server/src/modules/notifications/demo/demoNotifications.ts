import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'

/**
 * Notifies the people of the demo of what they have: assignments, due dates, sessions and completions, some of them read. No
 * emails are sent for them. Only where nobody has been notified yet.
 * @returns how many notifications it made
 */
export const seedDemoNotifications = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rowCount } = await client.query(insert)
    return rowCount ?? 0
  })

const title = `jsonb_build_object('texts', m.titles, 'mainLocale', m.main_locale)`

const insert = `insert into notification (uuid, person, event, subject, cycle, values, address, in_app, created_at, read_at, email)
  select gen_random_uuid(), n.person, n.event, n.subject, n.cycle, n.values, n.address, true, n.at,
    case when n.place % 3 = 0 or n.at < now() - interval '20 days' then n.at + interval '3 hours' end, 'NONE'
  from (
    select o.*, row_number() over (partition by o.person order by o.at desc) as place from (
      select e.person, 'ASSIGNED' as event, e.uuid as subject, e.cycle, '/media?medium=' || m.uuid as address,
        least(e.created_at, now() - interval '2 hours') as at,
        jsonb_strip_nulls(jsonb_build_object('title', ${title}, 'due', case when e.due_at is not null
          then jsonb_build_object('day', installation_day(e.due_at)) end)) as values
      from enrolment e join medium m on m.uuid = e.medium where e.access = 'OPEN' and e.completed_at is null
      union all
      select e.person, case when e.due_at < now() then 'OVERDUE' else 'DUE_REMINDER' end, e.uuid, e.cycle, '/media?medium=' || m.uuid,
        least(e.due_at, now()) - interval '35 minutes',
        jsonb_build_object('title', ${title}, 'due', jsonb_build_object('day', installation_day(e.due_at)),
          'days', abs(installation_day(e.due_at) - installation_day(now())))
      from enrolment e join medium m on m.uuid = e.medium
      where e.access = 'OPEN' and e.completed_at is null and e.due_at < now() + interval '14 days'
      union all
      select e.person, 'EXPIRING', e.uuid, e.cycle, '/media?medium=' || m.uuid, now() - interval '1 day',
        jsonb_build_object('title', ${title}, 'until', jsonb_build_object('day', installation_day(e.valid_until)),
          'days', greatest(0, installation_day(e.valid_until) - installation_day(now())))
      from enrolment e join medium m on m.uuid = e.medium where e.completed_at is not null
        and e.valid_until between now() and now() + interval '60 days'
      union all
      select e.person, case when s.cancelled_at is null then 'EVENT_SESSION_CHANGED' else 'EVENT_SESSION_CANCELLED' end, s.uuid,
        s.sequence, '/media?medium=' || m.uuid, now() - interval '90 minutes',
        jsonb_strip_nulls(jsonb_build_object('title', ${title}, 'at', jsonb_build_object('moment', to_jsonb(s.starts_at)), 'place', s.place,
          'reason', s.cancel_reason))
      from event_booking b join event_session s on s.uuid = b.session join attempt a on a.uuid = b.attempt
        join enrolment e on e.uuid = a.enrolment join medium m on m.uuid = s.medium
      where b.state in ('REGISTERED', 'CANCELLED') and s.starts_at > now()
      union all
      select p.uuid, 'NEWS', d.uuid, null::int, '/communication?open=' || d.uuid, d.published_at,
        jsonb_build_object('title', jsonb_build_object('mainLocale', d.main_locale, 'texts',
          (select jsonb_object_agg(t.key, t.value -> 'title') from jsonb_each(d.texts) t)), 'summary', '')
      from person p join news d on d.state = 'PUBLISHED' and d.is_pinned where p.status = 'ACTIVE'
    ) o
  ) n
  where n.place <= 12 and not exists (select from notification where event = 'ASSIGNED')
    and exists (select from unit where is_general and key = 'demo')
  on conflict on constraint notification_dedupe_key do nothing`
