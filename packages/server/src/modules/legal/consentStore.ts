import type { Consent, ConsentDecision } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { PagePlan } from '../paging.ts'
import { nameOf } from './audience.ts'

/** Which consents are meant; what is null does not narrow. */
export interface ConsentChoice {
  readonly document: string | null
  readonly decisions: readonly ConsentDecision[] | null
  /** Anywhere in what names the person, or the pseudonym of who was anonymised. */
  readonly search: string | null
}

/** A consent as the list shows it. */
export type ConsentRow = Omit<Consent, '__typename'> & { readonly atText: string }

/** A consent with everything that proves it. */
export interface ProofRow extends ConsentRow {
  readonly hash: string | null
  readonly criteria: unknown
}

/** Reads proofs; nothing ever changes one. */
export interface ConsentStore {
  list(plan: PagePlan<'AT'>, choice: ConsentChoice): Promise<{ readonly rows: readonly ConsentRow[]; readonly hasBehind: boolean }>
  /** The next proofs by their uuid, which is their order in time, up to 500. */
  readProofs(client: Pick<PoolClient, 'query'>, choice: ConsentChoice, after: string | null): Promise<ProofRow[]>
  count(client: Pick<PoolClient, 'query'>, choice: ConsentChoice): Promise<number>
}

const person = `coalesce(c.pseudonym, nullif(${nameOf('p')}, ''), '')`

const columns = `c.uuid, ${person} as person,
  coalesce(d.title, c.criteria ->> 'title', '') as document, v.number as "versionNumber", c.locale, c.decision, c.at,
  to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "atText",
  (select ${nameOf('b')} from person b where b.uuid = c.on_behalf_of) as "onBehalfOf"`

const source = `from consent c join legal_version v on v.uuid = c.version
  left join legal_document d on d.uuid = c.document
  left join person p on p.uuid = c.person`

/** The conditions of a choice, and their values from `$1` on. */
function where({ document, decisions, search }: ConsentChoice): { readonly parts: string[]; readonly values: unknown[] } {
  const parts: string[] = []
  const values: unknown[] = []
  if (document !== null) parts.push(`c.document = $${values.push(document)}`)
  if (decisions !== null) parts.push(`c.decision = any($${values.push(decisions)})`)
  if (search !== null) {
    const place = `'%' || fold_text($${values.push(search.replaceAll(/[\\%_]/g, String.raw`\$&`))}) || '%'`
    parts.push(`(c.person in (select found.uuid from person found where found.search_text like ${place} and found.status <> 'ANONYMISED')
      or fold_text(c.pseudonym) like ${place})`)
  }
  return { parts, values }
}

const joined = (parts: readonly string[]): string => (parts.length === 0 ? '' : `where ${parts.join(' and ')}`)

/** A store over the product's database. */
export function createConsentStore(pool: Pool): ConsentStore {
  return {
    async list({ direction, isBackward, from, limit }, choice) {
      const isRising = (direction === 'ASCENDING') !== isBackward
      const { parts, values } = where(choice)
      const chosen = joined(parts)
      let behind = 'false'
      if (from !== null) {
        const key = `(c.at, c.uuid)`
        const cursor = `($${values.push(from.value)}::timestamptz, $${values.push(from.uuid)}::uuid)`
        behind = `exists (select from consent c ${joined([...parts, `${key} ${isRising ? '<=' : '>='} ${cursor}`])})`
        parts.push(`${key} ${isRising ? '>' : '<'} ${cursor}`)
      }
      const order = isRising ? 'asc' : 'desc'
      const limited = `limit $${values.push(limit + 1)}`
      // The page first, the names after: what is joined is one page alone.
      const text = `select ${columns}, ${behind} as "hasBehind" from (
          select c.* from consent c ${from === null ? chosen : joined(parts)} order by c.at ${order}, c.uuid ${order} ${limited}
        ) c ${source.replace('from consent c', '')} order by c.at ${order}, c.uuid ${order}`
      const { rows } = await pool.query<ConsentRow & { hasBehind: boolean }>(text, values)
      return { rows, hasBehind: rows[0]?.hasBehind ?? from !== null }
    },
    async readProofs(client, choice, after) {
      const { parts, values } = where(choice)
      if (after !== null) parts.push(`c.uuid > $${values.push(after)}::uuid`)
      const text = `select ${columns}, encode(v.hash, 'hex') as hash, c.criteria ${source} ${joined(parts)} order by c.uuid limit 500`
      return (await client.query<ProofRow>(text, values)).rows
    },
    async count(client, choice) {
      const { parts, values } = where(choice)
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from consent c ${joined(parts)}`, values)
      return rows[0]?.count ?? 0
    },
  }
}
