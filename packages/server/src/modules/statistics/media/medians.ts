import type { MediaMedians } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { fewestPeople } from './figures.ts'
import type { Selection } from './selection.ts'

/*
  The middle of the counted values of each medium, the mean of the two in the middle where their number is even. Values of the media of one
  page alone are read, by the primary key.
*/
const medians = `
  with counted as (
    select medium, measure, value, sum(count) as count from learning_value
    where unit = $1 and medium = any($2::uuid[]) and measure in ('SCORE', 'MINUTES') and week >= $3::date group by medium, measure, value
  ), placed as (
    select medium, measure, value, sum(count) over (partition by medium, measure order by value) as upto, count,
      sum(count) over (partition by medium, measure) as total
    from counted
  ), middle as (
    select medium, measure, avg(value)::float8 as value from placed
    where total >= ${fewestPeople} and (div(total + 1, 2) between upto - count + 1 and upto or div(total + 2, 2) between upto - count + 1 and upto)
    group by medium, measure
  )
  select medium, max(value) filter (where measure = 'SCORE') as score, (max(value) filter (where measure = 'MINUTES') * 60)::int as seconds
  from middle group by medium`

/** The median score and time of media; without those of fewer than 5 results. */
export async function readMedians(
  sql: Queryable,
  { unit, from }: Pick<Selection, 'unit' | 'from'>,
  media: readonly string[],
): Promise<ReadonlyMap<string, MediaMedians>> {
  if (media.length === 0) return new Map()
  const { rows } = await sql.query<Required<MediaMedians> & { medium: string }>(medians, [unit.uuid, media, from])
  return new Map(rows.map(({ medium, score, seconds }) => [medium, { score, seconds }]))
}
