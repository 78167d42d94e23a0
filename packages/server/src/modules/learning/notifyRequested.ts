import type { Queryable } from '../../database/transaction.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { notify } from '../notifications/notify.ts'

// Those who manage a unit of the person, and who is responsible for the medium. A request may come again on another day.
const readDeciders = `select d.person, coalesce(${nameInSql('p')}, '') as name, m.titles, m.main_locale as "mainLocale",
    installation_day(now())::text as day
  from enrolment e join person p on p.uuid = e.person join medium m on m.uuid = e.medium
    cross join lateral (
      select w.person from unit_membership o join unit_membership w on w.unit = o.unit and w.role in ('MANAGER', 'DEPUTY')
        where o.person = e.person and w.person <> e.person
      union select m.responsible where m.responsible is not null and m.responsible <> e.person limit 20
    ) d
  where e.uuid = $1`

/** Notifies those who decide that a person asks for a medium. */
export async function notifyRequested(sql: Queryable, enrolment: string): Promise<void> {
  const { rows } = await sql.query<{
    person: string
    name: string
    titles: Readonly<Record<string, string>>
    mainLocale: string
    day: string
  }>(readDeciders, [enrolment])
  await notify(
    sql,
    rows.map(({ person, name, titles, mainLocale, day }) => ({
      event: 'REQUEST_RECEIVED',
      person,
      subject: enrolment,
      day,
      values: { person: name, title: { texts: titles, mainLocale } },
      address: '/assignments?tab=requests',
    })),
  )
}
