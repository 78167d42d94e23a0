import type { Queryable } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'

const readAttempt = `select e.person, e.medium, m.titles, m.main_locale as "mainLocale"
  from attempt a join enrolment e on e.uuid = a.enrolment join medium m on m.uuid = e.medium where a.uuid = $1`

/** Notifies a person that all essays of their attempt are reviewed. */
export async function notifyReviewed(sql: Queryable, attempt: string): Promise<void> {
  const { rows } = await sql.query<{
    person: string
    medium: string
    titles: Readonly<Record<string, string>>
    mainLocale: string
  }>(readAttempt, [attempt])
  await notify(
    sql,
    rows.map(({ person, medium, titles, mainLocale }) => ({
      event: 'ESSAY_REVIEWED',
      person,
      subject: attempt,
      values: { title: { texts: titles, mainLocale } },
      address: `/media?medium=${medium}`,
    })),
  )
}
