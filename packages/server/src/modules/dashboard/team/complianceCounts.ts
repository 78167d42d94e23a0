import type { ComplianceCounts } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'

const sumOf = (...states: readonly string[]): string =>
  `coalesce(sum(s.change) filter (where s.state in (${states.map((state) => `'${state}'`).join(', ')})), 0)::int`

/** The ten states as the six figures of a team. */
export const figures = `${sumOf('COMPLETED', 'EXPIRING')} as compliant, ${sumOf('DUE_SOON')} as "dueSoon",
  ${sumOf('OVERDUE', 'IN_GRACE')} as overdue, ${sumOf('EXPIRED')} as expired, ${sumOf('WAIVED')} as waived,
  ${sumOf('NOT_STARTED', 'IN_PROGRESS', 'FAILED')} as open`

const counts = `select ${figures} from unit_compliance s
  where s.unit = $1 and s.is_mandatory = any($2::boolean[]) and s.at <= now()`

/**
 * How many current enrolments of the people of a unit and all below it are in which state: mandatory ones, voluntary ones, or both.
 * @param unit the id of the unit; 0: everyone
 */
export async function readCounts(
  sql: Queryable,
  unit: number,
  kinds: readonly boolean[] = [true],
): Promise<ComplianceCounts> {
  const { rows } = await sql.query<ComplianceCounts>(counts, [unit, kinds])
  if (rows[0] === undefined) throw new Error('An aggregate always has a row.')
  return rows[0]
}
