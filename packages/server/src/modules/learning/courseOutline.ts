import type { PoolClient } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import type { MediumKind } from './completionRules.ts'

/** An item of a course as its learner sees it. */
export interface OutlineItem {
  readonly uuid: string
  readonly medium: string
  readonly kind: MediumKind
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly durationMinutes: number | null
  /** Title per language; set on the first item of a chapter. */
  readonly chapter: Readonly<Record<string, string>> | null
  readonly isRequired: boolean
  readonly state: 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
  readonly progress: number
  readonly score: number | null
  /** The item that has to be completed first; null where this one is open. */
  readonly lockedBy: string | null
  /** The score in percent that `lockedBy` has to reach; null where completing it is enough. */
  readonly neededScore: number | null
}

interface ItemRow extends Omit<OutlineItem, 'lockedBy' | 'neededScore'> {
  readonly opens: { readonly after?: string; readonly score?: number } | null
}

const items = `select i.uuid, i.medium, m.kind, m.titles, m.main_locale as "mainLocale", m.duration_minutes as "durationMinutes",
    i.chapter, i.is_required as "isRequired", i.opens, coalesce(p.state, 'NOT_STARTED') as state, coalesce(p.progress, 0) as progress,
    p.score::float8 as score
  from course_item i join medium m on m.uuid = i.medium
  left join part_progress p on p.item = i.uuid and p.enrolment = $2
  where i.course = $1 order by i.position`

/** The items of a version of a course with the progress of an enrolment; null as enrolment for an outline without progress. */
export async function readOutline(
  sql: Queryable,
  courseVersion: string,
  enrolment: string | null,
): Promise<OutlineItem[]> {
  const { rows } = await sql.query<ItemRow>(items, [courseVersion, enrolment])
  return lockItems(rows)
}

/** An item with a rule waits until the item it names is completed, with at least the score of the rule. */
function lockItems(rows: readonly ItemRow[]): OutlineItem[] {
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return rows.map(({ opens, ...item }) => {
    const waitsFor = opens?.after === undefined ? undefined : byUuid.get(opens.after)
    const neededScore = opens?.score ?? null
    const isOpen = waitsFor === undefined || isReached(waitsFor, neededScore)
    return { ...item, lockedBy: isOpen ? null : waitsFor.uuid, neededScore: isOpen ? null : neededScore }
  })
}

const isReached = ({ state, score }: ItemRow, needed: number | null): boolean =>
  state === 'COMPLETED' && (needed === null || (score ?? 0) >= needed)

/** What the parts of a course come to. */
export interface CourseResult {
  /** Share of the required items that are complete, in percent; of all items where none is required. */
  readonly progress: number
  readonly isComplete: boolean
  /** Mean of the scores of required items that have one, in percent. */
  readonly score: number | null
}

/** Sums up a course from its items. */
export async function readCourseResult(
  client: PoolClient,
  courseVersion: string,
  enrolment: string,
): Promise<CourseResult> {
  const outline = await readOutline(client, courseVersion, enrolment)
  const required = outline.some(({ isRequired }) => isRequired)
    ? outline.filter(({ isRequired }) => isRequired)
    : outline
  const completed = required.filter(({ state }) => state === 'COMPLETED').length
  const scores = required.flatMap(({ score }) => (score === null ? [] : [score]))
  return {
    progress: required.length === 0 ? 0 : Math.floor((completed * 100) / required.length),
    isComplete: required.length > 0 && completed === required.length,
    score: scores.length === 0 ? null : scores.reduce((sum, each) => sum + each, 0) / scores.length,
  }
}
