import type { Queryable } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'

const take = `update badge_award a set is_notified = true from badge_version v
  where v.uuid = a.version and not a.is_notified returning a.uuid, a.person, a.cycle, a.revoked_at is null as "isValid", v.names`

/** Notifies people of the badges they were awarded and not notified of yet. */
export async function notifyNewAwards(sql: Queryable): Promise<void> {
  const { rows } = await sql.query<{
    uuid: string
    person: string
    cycle: number
    isValid: boolean
    names: Readonly<Record<string, string>>
  }>(take)
  await notify(
    sql,
    rows
      .filter(({ isValid }) => isValid)
      .map(({ uuid, person, names }) => ({
        ...{ event: 'BADGE_EARNED', person, subject: uuid, address: '/badges-collection' },
        values: { badge: { texts: names, mainLocale: 'en' } },
      })),
  )
}
