import type { MediumRating, RatingDistribution } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'

/** With fewer ratings a mean says more of single people than of the medium. */
const fewestRatings = 5

/** The mean rating of a medium as a number in SQL, null with too few ratings. @param medium the alias of the medium */
const meanRatingInSql = (medium: string): string =>
  `case when ${medium}.rating_count >= ${fewestRatings} then ${medium}.rating_sum::float8 / ${medium}.rating_count end`

const means = `select m.uuid, ${meanRatingInSql('m')} as average, m.rating_count as count from medium m
  where m.uuid = any($1::uuid[]) and m.rating_count >= ${fewestRatings}`

async function readMeans(sql: Queryable, media: readonly string[]): Promise<ReadonlyMap<string, MediumRating>> {
  const { rows } = await sql.query<MediumRating & { uuid: string }>(means, [media])
  return new Map(rows.map(({ uuid, ...rating }) => [uuid, rating]))
}

/** Reads the mean rating of a medium; null with too few ratings. Calls of the same tick are one statement. */
export function createMeanRatingLoader(sql: Queryable): (medium: string) => Promise<MediumRating | null> {
  let media = new Set<string>()
  let batch: Promise<ReadonlyMap<string, MediumRating>> | null = null
  const readBatch = async (): Promise<ReadonlyMap<string, MediumRating>> => {
    await Promise.resolve()
    const wanted = [...media]
    media = new Set()
    batch = null
    return readMeans(sql, wanted)
  }
  return async (medium) => {
    media.add(medium)
    batch ??= readBatch()
    return (await batch).get(medium) ?? null
  }
}

const distribution = `select s.stars, count(r.stars)::int as count from generate_series(1, 5) s (stars)
  left join rating r on r.medium = $1 and r.stars = s.stars and r.state = 'PUBLISHED' group by s.stars order by s.stars`

/** How many ratings of a medium have each number of stars; with too few ratings only their number. */
export async function readDistribution(sql: Queryable, medium: string): Promise<RatingDistribution> {
  const { rows } = await sql.query<{ stars: number; count: number }>(distribution, [medium])
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  if (count < fewestRatings) return { average: null, count, stars: [] }
  const average = rows.reduce((sum, row) => sum + row.stars * row.count, 0) / count
  return { average, count, stars: rows.map((row) => row.count) }
}
