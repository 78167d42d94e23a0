import type { LearningPathGap, LearningPathItem, LearningPathVersion, UnitStep } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { personInSql } from '../list/keysetPage.ts'
import type { LocalTexts } from '../media/mediumTypes.ts'
import { isUnitInScope, type Scope } from '../scope.ts'
import { stepOf } from '../units/statements.ts'

/** A learning path as the database answers it. */
export interface PathRow {
  readonly uuid: string
  readonly state: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED'
  readonly mainLocale: 'en' | 'de' | 'sw'
  readonly title: string
  readonly titles: LocalTexts
  readonly summaries: LocalTexts
  readonly ownerUnit: UnitStep
  readonly booking: 'OPEN' | 'ASSIGNED_ONLY'
  readonly currentVersion: string | null
  readonly draft: string | null
  /** The number of the published version. */
  readonly version: number | null
  readonly people: number
  readonly updatedAt: string
  readonly revision: number
}

const isInside = `e.access = 'OPEN' and e.completed_at is null`

const columns = `p.uuid, p.state, p.main_locale as "mainLocale", p.title, p.titles, p.summaries, ${stepOf('u')} as "ownerUnit", p.booking,
  p.current_version as "currentVersion", (select v.uuid from path_version v where v.path = p.uuid and v.published_at is null) as draft,
  (select v.number from path_version v where v.uuid = p.current_version) as version,
  (select count(*)::int from enrolment e where e.path = p.uuid and ${isInside}) as people, p.updated_at as "updatedAt", p.revision`

/** A path that the caller manages; null for any other. @param lock keeps it as it is until the transaction ends */
export async function findPath(sql: Queryable, scope: Scope, uuid: string, lock = false): Promise<PathRow | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<PathRow>(
    `select ${columns} from learning_path p join unit u on u.uuid = p.owner_unit
      where p.uuid = $1 and ${isUnitInScope(scope, 'p.owner_unit', '$2')} ${lock ? 'for update of p' : ''}`,
    scope.manager === null ? [uuid] : [uuid, scope.manager],
  )
  return rows[0] ?? null
}

/** A stage of a version with its media. */
export interface StageRow {
  readonly uuid: string
  readonly titles: LocalTexts
  readonly needed: number | null
  readonly dueDays: number | null
  readonly afterPrevious: boolean
  readonly opensOn: string | null
  readonly opensDays: number | null
  readonly scoreMedium: string | null
  readonly scoreMin: number | null
  readonly items: LearningPathItem[]
}

const stages = `select s.uuid, s.titles, s.needed, s.due_days as "dueDays", s.after_previous as "afterPrevious", s.opens_on::text as "opensOn",
    s.opens_days as "opensDays", s.score_medium as "scoreMedium", s.score_min as "scoreMin",
    coalesce((select jsonb_agg(jsonb_build_object('medium', m.uuid, 'kind', m.kind, 'title', m.title, 'state', m.state,
        'durationMinutes', m.duration_minutes) order by i.position)
      from path_stage_item i join medium m on m.uuid = i.medium where i.stage = s.uuid), '[]'::jsonb) as items
  from path_stage s where s.version = $1 order by s.position`

/** The stages of a version in their order. */
export const readStages = async (sql: Queryable, version: string | null): Promise<StageRow[]> =>
  version === null ? [] : (await sql.query<StageRow>(stages, [version])).rows

const versions = `select v.number, v.published_at as "publishedAt", ${personInSql('w')} as "publishedBy",
    (select count(*)::int from enrolment e where e.path_version = v.uuid and ${isInside}) as people
  from path_version v left join person w on w.uuid = v.published_by
  where v.path = $1 and v.published_at is not null order by v.number desc limit 100`

/** The published versions of a path, the latest first. */
export const readVersions = async (sql: Queryable, path: string): Promise<LearningPathVersion[]> =>
  (await sql.query<LearningPathVersion>(versions, [path])).rows

/** What keeps stages from being published. */
export function findGaps(rows: readonly StageRow[], mainLocale: string): LearningPathGap[] {
  if (rows.length === 0) return [{ code: 'NO_STAGE', stage: null }]
  const before = new Set<string>()
  return rows.flatMap(({ titles, items, needed, scoreMedium }, stage) => {
    const codes: LearningPathGap['code'][] = [
      ...((titles[mainLocale] ?? '') === '' ? ['NO_TITLE' as const] : []),
      ...(items.length === 0 ? ['NO_ITEM' as const] : []),
      ...(items.some(({ state }) => state !== 'PUBLISHED') ? ['NOT_PUBLISHED' as const] : []),
      ...(needed !== null && items.length > 0 && needed > items.length ? ['TOO_MANY_NEEDED' as const] : []),
      ...(scoreMedium !== null && !before.has(scoreMedium) ? ['SCORE_NOT_BEFORE' as const] : []),
    ]
    for (const { medium } of items) before.add(medium)
    return codes.map((code) => ({ code, stage }))
  })
}

/** Counts a change of a path. */
export async function touchPath(sql: Queryable, uuid: string, subject: string): Promise<void> {
  await sql.query(
    `update learning_path set revision = revision + 1, updated_at = now(),
      updated_by = (select p.uuid from person p where p.subject = $2) where uuid = $1`,
    [uuid, subject],
  )
}
