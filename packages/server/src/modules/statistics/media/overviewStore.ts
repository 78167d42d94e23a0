import type { MediaFigures, MediaStatisticsWeek } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { toFigures, unitFigures, type SumRow } from './figures.ts'
import type { Selection } from './selection.ts'

/** The figures of a selection and its full weeks; without both for too few people. */
export interface Summary {
  readonly figures: MediaFigures | null
  readonly weeks: MediaStatisticsWeek[]
}

const places = { unit: '$1::uuid', wider: '$2::uuid[]', from: '$3::date', periods: '$4::date[]' }

const weeks = (medium: string | null): string => `
  select w.week::date::text as week, coalesce(sum(d.starts), 0)::int as starts, coalesce(sum(d.completions), 0)::int as completions
  from generate_series($2::date, week_of(now()) - 7, interval '7 days') w (week)
  left join learning_week d on d.unit = $1 and d.week = w.week::date ${medium === null ? '' : `and d.medium = ${medium}`}
  group by w.week order by w.week`

/** Sums a selection. @param medium null for all media */
export async function readSummary(
  sql: Queryable,
  { unit, wider, from, periods }: Selection,
  medium: string | null,
): Promise<Summary> {
  const of = medium === null ? [] : [medium]
  const { rows } = await sql.query<SumRow>(unitFigures(places, medium === null ? null : '$5::uuid'), [
    unit.uuid,
    wider,
    from,
    periods,
    ...of,
  ])
  const [sums] = rows
  const figures = sums === undefined ? null : toFigures(sums)
  if (figures === null) return { figures, weeks: [] }
  const found = await sql.query<MediaStatisticsWeek>(weeks(medium === null ? null : '$3::uuid'), [
    unit.uuid,
    from,
    ...of,
  ])
  return { figures, weeks: found.rows }
}
