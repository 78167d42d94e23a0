import type { Queryable } from '../../database/transaction.ts'
import type { LocalTexts } from '../media/mediumTypes.ts'
import { notify } from '../notifications/notify.ts'

interface OpenedStage {
  readonly stage: string
  readonly person: string
  readonly cycle: number
  readonly path: string
  readonly titles: LocalTexts
  readonly stageTitles: LocalTexts
  readonly mainLocale: string
}

// A stage of which an item was opened since then, and that is open now.
const opened = `with openings as (
    delete from path_opening o where o.enrolment in (select n.enrolment from path_opening n order by n.at, n.enrolment limit $1)
    returning o.enrolment, o.at)
  select s.stage, e.person, e.cycle, e.path, p.titles, p.main_locale as "mainLocale", t.titles as "stageTitles"
  from openings o join enrolment e on e.uuid = o.enrolment and e.access = 'OPEN' join learning_path p on p.uuid = e.path
    cross join lateral path_stage_states(array[e.uuid]) s join path_stage t on t.uuid = s.stage
  where s.is_open and not s.is_done and exists (
    select from enrolment_source n join enrolment c on c.uuid = n.enrolment
      join path_stage_item i on i.stage = s.stage and i.medium = c.medium
    where n.parent = e.uuid and n.kind = 'PATH' and n.ended_at is null and n.since >= o.at)
  order by e.uuid, s.place`

/** Tells people of stages that opened, each once a cycle. @param most enrolments at once */
export async function notifyStages(sql: Queryable, most: number): Promise<number> {
  const { rows } = await sql.query<OpenedStage>(opened, [most])
  return notify(
    sql,
    rows.map(({ stage, person, cycle, path, titles, stageTitles, mainLocale }) => ({
      ...({ event: 'PATH_STAGE_OPENED', person, subject: stage, cycle } as const),
      address: `/media?medium=${path}`,
      values: { title: { texts: titles, mainLocale }, stage: { texts: stageTitles, mainLocale } },
    })),
  )
}
