import type { BadgeImage, StatisticsBadge } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import type { LocalTexts } from '../media/mediumTypes.ts'
import { badgeTextIn } from './badgeTypes.ts'

const badges = `select a.uuid, v.names, v.image, a.awarded_at as "awardedAt" from badge_award a join badge_version v on v.uuid = a.version
  where a.person = $1 and a.revoked_at is null and (a.is_shown or not $2) order by a.awarded_at desc, a.uuid limit 50`

/** Whose badges, and whether those alone that the person shows. */
export interface PersonBadgesQuery {
  readonly person: string
  readonly locale: string
  readonly isShown: boolean
}

interface Row extends Omit<StatisticsBadge, 'name'> {
  readonly names: LocalTexts
  readonly image: BadgeImage
}

/** The badges of a person, the latest first. The caller has checked that they may see the person. */
export async function readPersonBadges(
  sql: Queryable,
  { person, locale, isShown }: PersonBadgesQuery,
): Promise<StatisticsBadge[]> {
  const { rows } = await sql.query<Row>(badges, [person, isShown])
  return rows.map(({ names, ...row }) => ({ ...row, name: badgeTextIn(names, locale) ?? '' }))
}
