import type { Queryable } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'

const take = `update badge_award a set is_notified = true from badge_version v
  where v.uuid = a.version and not a.is_notified returning a.uuid, a.person, a.revoked_at is null as "isValid", v.names`

/** An award that nobody was notified of yet. */
export interface NewAward {
  readonly uuid: string
  readonly person: string
  readonly names: Readonly<Record<string, string>>
}

/** Notifies people of the badges they were awarded and not notified of yet. @returns those awards */
export async function notifyNewAwards(sql: Queryable): Promise<readonly NewAward[]> {
  const { rows } = await sql.query<NewAward & { readonly isValid: boolean }>(take)
  const awards = rows.filter(({ isValid }) => isValid)
  await notify(
    sql,
    awards.map(({ uuid, person, names }) => ({
      event: 'BADGE_EARNED',
      person,
      subject: uuid,
      address: '/badges-collection',
      values: { badge: { texts: names, mainLocale: 'en' } },
    })),
  )
  return awards
}
