import type { BadgeState, LearningPathCertificate } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import type { LocalTexts } from '../media/mediumTypes.ts'

const choices = `select t.uuid, t.name from certificate_template t where t.current_version is not null and not t.is_archived`

/** Published certificates that a path can give, by name. */
export const listCertificateChoices = async (sql: Queryable): Promise<LearningPathCertificate[]> =>
  (await sql.query<LearningPathCertificate>(`${choices} order by t.name, t.uuid limit 500`)).rows

/** The certificate that a path gives; null for none. */
export async function findPathCertificate(sql: Queryable, path: string): Promise<LearningPathCertificate | null> {
  const { rows } = await sql.query<LearningPathCertificate>(
    `select t.uuid, t.name from path_certificate c join certificate_template t on t.uuid = c.template where c.path = $1`,
    [path],
  )
  return rows[0] ?? null
}

/** Sets or removes the certificate of a path. @returns false where it is not one of the choices */
export async function savePathCertificate(sql: Queryable, path: string, template: string | null): Promise<boolean> {
  if (template === null) {
    await sql.query('delete from path_certificate where path = $1', [path])
    return true
  }
  if (!isUuid(template)) return false
  // A template that was archived since may stay.
  const { rowCount } = await sql.query(
    `insert into path_certificate (path, template) select $1, o.uuid from (${choices} union select c.template, null from path_certificate c where c.path = $1) o
      where o.uuid = $2 limit 1 on conflict (path) do update set template = excluded.template`,
    [path, template],
  )
  return rowCount === 1
}

/** A badge that names a path. */
export interface PathBadgeRow {
  readonly uuid: string
  readonly names: LocalTexts
  readonly state: BadgeState
}

const badges = `select b.uuid, v.names, b.state from badge b join badge_version v on v.uuid = b.current_version
  where b.state in ('ACTIVE', 'PAUSED') and jsonb_path_query_array(v.rule, '$.conditions[*].media[*]') ? $1 order by b.created_at, b.uuid limit 50`

/** Active and paused badges that name a path. */
export const readPathBadges = async (sql: Queryable, path: string): Promise<PathBadgeRow[]> =>
  (await sql.query<PathBadgeRow>(badges, [path])).rows
