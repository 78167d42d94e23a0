import { isTooLong } from '@somo/graphql/personText'
import { fold } from '@somo/ui/locale/fold'
import type { SynonymGroup, SynonymPayload, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { inTransaction, type Queryable } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'

/** A change of a group. */
export interface SynonymChange {
  /** Null for a new group. */
  readonly key: string | null
  /** The terms as they were read; another list is a conflict. */
  readonly expected: readonly string[]
  /** Empty: the group goes. */
  readonly terms: readonly string[]
}

/** Terms that stand for each other in the search of the catalogue. The next search uses a change. */
export interface SynonymService {
  list(): Promise<SynonymGroup[]>
  change(call: RequestCall, change: SynonymChange): Promise<SynonymPayload>
}

const mostGroups = 1000
const mostTerms = 30
const [shortest, longest] = [2, 80]

const readGroups = `select meaning as key, array_agg(term order by term) as terms, bool_and(is_seeded) as "isSeeded"
  from search_synonym group by meaning order by lower(min(term)), meaning`
const readTerms = 'select term from search_synonym where meaning = $1 order by term for update'
const removeTerms = 'delete from search_synonym where meaning = $1 and term <> all($2::text[])'
const addTerms = `insert into search_synonym (meaning, term) select $1, unnest($2::text[]) on conflict do nothing`

/** The terms without blanks around them, each once in any spelling. */
function tidy(terms: readonly string[]): readonly string[] {
  const found = new Map<string, string>()
  for (const term of terms.map((one) => one.replaceAll(/\s+/g, ' ').trim()))
    if (term !== '' && !found.has(fold(term))) found.set(fold(term), term)
  return [...found.values()]
}

function check(terms: readonly string[]): UserError['code'] | null {
  if (terms.length === 1) return 'REQUIRED'
  if (terms.length > mostTerms) return 'TOO_MANY'
  if (terms.some((term) => isTooLong(term, longest))) return 'TOO_LONG'
  return terms.some(({ length }) => length < shortest) ? 'TOO_SHORT' : null
}

async function write(
  client: PoolClient,
  call: RequestCall,
  { key, expected, terms: given }: SynonymChange,
): Promise<UserError[]> {
  const refuse = (code: UserError['code'], ...path: string[]): UserError[] => [{ code, path }]
  const terms = tidy(given)
  const code = key === null && terms.length === 0 ? 'REQUIRED' : check(terms)
  if (code !== null) return refuse(code, 'terms')
  const before = key === null ? [] : await readGroup(client, key)
  if (key !== null && before.length === 0) return refuse('UNKNOWN')
  if (JSON.stringify(before) !== JSON.stringify(expected.toSorted(compare))) return refuse('CHANGED_MEANWHILE')
  if (key === null && (await client.query(readGroups)).rowCount === mostGroups) return refuse('TOO_MANY', 'terms')
  const group = key ?? createUuid()
  await client.query(removeTerms, [group, terms])
  await client.query(addTerms, [group, terms])
  await writeAudit(client, call, [
    {
      action: terms.length === 0 ? 'synonym.remove' : 'synonym.save',
      objectKind: 'setting',
      object: null,
      before: { terms: before },
      after: { terms },
    },
  ])
  return []
}

// In the order of code points, whatever the database sorts by.
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const readGroup = async (sql: Queryable, key: string): Promise<readonly string[]> =>
  (await sql.query<{ term: string }>(readTerms, [key])).rows.map(({ term }) => term).toSorted(compare)

/** Makes the service. */
export function createSynonymService(pool: Pool): SynonymService {
  const list = async (): Promise<SynonymGroup[]> => (await pool.query<SynonymGroup>(readGroups)).rows
  return {
    list,
    async change(call, change) {
      const userErrors = await inTransaction(pool, (client) => write(client, call, change))
      return { synonyms: await list(), userErrors }
    },
  }
}
