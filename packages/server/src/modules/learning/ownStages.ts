import type { MediumState, OwnPathLock, OwnPathStage } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { unitDay } from '../dates/days.ts'
import { dueSoonDays, type ComplianceState } from './complianceState.ts'
import { actionOf, mapMedium, textIn, type MediumRow } from './learningMapper.ts'

/** Whether somebody sees a learning path in the catalogue: it is in use, and owned by one of their units or one above. */
export const isPathVisible = (path: string, person: string): string => `(${path}.state = 'PUBLISHED'
  and exists (select from unit_ancestor ua join unit_membership um on um.unit = ua.unit
    where ua.ancestor = ${path}.owner_unit and um.person = ${person}))`

interface StageRow {
  readonly uuid: string
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly place: number
  readonly total: number
  readonly needed: number
  readonly done: number
  readonly isDone: boolean
  readonly isOpen: boolean
  readonly waitsFor: number | null
  readonly opensAt: string | null
  readonly isLater: boolean
  readonly waitsForScore: boolean
  readonly scoreMin: number | null
  readonly scoreMedium: MediumRow | null
  readonly dueAt: string | null
  readonly dueOn: string | null
}

interface ItemRow extends MediumRow {
  readonly stage: string
  readonly isDone: boolean
  readonly access: 'REQUESTED' | 'OPEN' | 'DECLINED' | 'CLOSED' | null
  readonly state: ComplianceState | null
  readonly startedAt: string | null
  readonly mediumState: MediumState
  readonly progress: number | null
}

const mediumOf = (
  of: string,
): string => `jsonb_build_object('medium', ${of}.uuid, 'kind', ${of}.kind, 'titles', ${of}.titles,
  'mainLocale', ${of}.main_locale, 'durationMinutes', ${of}.duration_minutes)`

const stages = `select s.uuid, s.titles, p.main_locale as "mainLocale", t.place, t.items as total, t.needed, t.done, t.is_done as "isDone",
    t.is_open as "isOpen", t.waits_for as "waitsFor", t.opens_at as "opensAt", t.opens_at > now() as "isLater",
    t.waits_for_score as "waitsForScore", s.score_min as "scoreMin", case when m.uuid is not null then ${mediumOf('m')} end as "scoreMedium",
    t.due_at as "dueAt", ${unitDay('t.due_at', 'p.owner_unit')} as "dueOn"
  from path_stage_states(array[$1::uuid]) t join path_stage s on s.uuid = t.stage join enrolment e on e.uuid = $1
    join learning_path p on p.uuid = e.path left join medium m on m.uuid = s.score_medium
  order by t.place`

const items = `select i.stage, m.uuid as medium, m.kind, m.state as "mediumState", m.titles, m.main_locale as "mainLocale", m.duration_minutes as "durationMinutes",
    c.completed_at is not null as "isDone", n.access, n.started_at as "startedAt", n.progress,
    case when n.uuid is not null then compliance_state(n.started_at, n.completed_at, n.failed_at, n.due_at, n.grace_days, n.valid_until,
      n.renewal_days, n.waived_until, now(), ${dueSoonDays}) end as state
  from enrolment e join path_stage s on s.version = e.path_version join path_stage_item i on i.stage = s.uuid join medium m on m.uuid = i.medium
    cross join lateral path_credit(e.person, i.medium, e.cycle, e.created_at) c
    left join enrolment n on n.person = e.person and n.medium = i.medium and n.is_latest
  where e.uuid = $1 order by s.position, i.position`

function mapItem(row: ItemRow, locale: string): OwnPathStage['items'][number] {
  const { access, state, isDone } = row
  return {
    medium: mapMedium(row, locale),
    isDone,
    state,
    action: access === null || state === null ? null : actionOf({ ...row, access, state }),
    progress: row.progress ?? 0,
  }
}

function lockOf(row: StageRow, locale: string): OwnPathLock {
  return {
    previous: row.waitsFor === null ? null : row.waitsFor + 1,
    opensAt: row.isLater ? row.opensAt : null,
    scoreMedium: row.waitsForScore && row.scoreMedium !== null ? mapMedium(row.scoreMedium, locale) : null,
    scoreMin: row.waitsForScore ? row.scoreMin : null,
  }
}

/** The stages of somebody's path in their order, with what is done, and why the rest is locked. */
export async function readOwnStages(sql: Queryable, enrolment: string, locale: string): Promise<OwnPathStage[]> {
  const [found, media] = await Promise.all([
    sql.query<StageRow>(stages, [enrolment]),
    sql.query<ItemRow>(items, [enrolment]),
  ])
  return found.rows.map((row) => {
    const state = row.isDone ? 'DONE' : row.isOpen ? 'OPEN' : 'LOCKED'
    return {
      uuid: row.uuid,
      state,
      needed: row.needed,
      done: row.done,
      total: row.total,
      dueAt: row.dueAt,
      dueOn: row.dueOn,
      title: textIn(row.titles, locale, row.mainLocale) ?? '',
      lock: state === 'LOCKED' ? lockOf(row, locale) : null,
      items: media.rows.filter(({ stage }) => stage === row.uuid).map((item) => mapItem(item, locale)),
    }
  })
}
