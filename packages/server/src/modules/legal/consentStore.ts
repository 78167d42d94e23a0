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

/** The conditions of a choice without what is searched for, their values from `$1` on, and the pattern of the latter. */
function where({ document, decisions, search }: ConsentChoice): { readonly parts: string[]; readonly values: unknown[]; readonly pattern: string | null } {
  const parts: string[] = []
  const values: unknown[] = []
  if (document !== null) parts.push(`c.document = $${values.push(document)}`)
  if (decisions !== null) parts.push(`c.decision = any($${values.push(decisions)})`)
  const pattern = search === null ? null : `'%' || fold_text($${values.push(search.replaceAll(/[\\%_]/g, String.raw`\$&`))}) || '%'`
  return { parts, values, pattern }
}

/** The people with a text, as a query of their uuids. */
const named = (pattern: string): string => `select found.uuid from person found where found.search_text like ${pattern} and found.status <> 'ANONYMISED'`
const isNamed = (pattern: string | null): string[] => (pattern === null ? [] : [`(c.person in (${named(pattern)}) or fold_text(c.pseudonym) like ${pattern})`])

/** Of so many people all consents are gathered; where more are found the list is read until it has a page. */
const fewPeople = 1000

/** A page of consents, as a query. `end` is its order and limit. */
function writePage(parts: readonly string[], pattern: string | null, end: string): string {
  if (pattern === null) return `select c.* from consent c ${joined(parts)} ${end}`
  const also = parts.map((part) => `and ${part}`).join(' ')
  return `with found as materialized (${named(pattern)} limit ${fewPeople + 1}), few as materialized (select count(*) <= ${fewPeople} as is_few from found)
    select c.* from (
      select c.* from found f cross join lateral (select c.* from consent c where c.person = f.uuid ${also} offset 0) c where (select is_few from few)
      union all
      select c.* from consent c where (select is_few from few) and fold_text(c.pseudonym) like ${pattern} and c.person not in (select uuid from found) ${also}
      union all
      (select c.* from consent c where (select not is_few from few) and ${isNamed(pattern).join('')} ${also} ${end})
    ) c ${end}`
}

const joined = (parts: readonly string[]): string => (parts.length === 0 ? '' : `where ${parts.join(' and ')}`)

/** A store over the product's database. */
export function createConsentStore(pool: Pool): ConsentStore {
  return {
    async list({ direction, isBackward, from, limit }, choice) {
      const isRising = (direction === 'ASCENDING') !== isBackward
      const { parts, values, pattern } = where(choice)
      const chosen = [...parts]
      let behind = 'false'
      if (from !== null) {
        const key = `(c.at, c.uuid)`
        const cursor = `($${values.push(from.value)}::timestamptz, $${values.push(from.uuid)}::uuid)`
        behind = `exists (select from consent c ${joined([...chosen, ...isNamed(pattern), `${key} ${isRising ? '<=' : '>='} ${cursor}`])})`
        parts.push(`${key} ${isRising ? '>' : '<'} ${cursor}`)
      }
      const order = isRising ? 'asc' : 'desc'
      const limited = `limit $${values.push(limit + 1)}`
      // The page first, the names after: what is joined is one page alone.
      const text = `select ${columns}, ${behind} as "hasBehind" from (
          ${writePage(parts, pattern, `order by c.at ${order}, c.uuid ${order} ${limited}`)}
        ) c ${source.replace('from consent c', '')} order by c.at ${order}, c.uuid ${order}`
      const { rows } = await pool.query<ConsentRow & { hasBehind: boolean }>(text, values)
      return { rows, hasBehind: rows[0]?.hasBehind ?? from !== null }
    },
    async readProofs(client, choice, after) {
      const { parts: narrow, values, pattern } = where(choice)
      const parts = [...narrow, ...isNamed(pattern)]
      if (after !== null) parts.push(`c.uuid > $${values.push(after)}::uuid`)
      const text = `select ${columns}, encode(v.hash, 'hex') as hash, c.criteria ${source} ${joined(parts)} order by c.uuid limit 500`
      return (await client.query<ProofRow>(text, values)).rows
    },
    async count(client, choice) {
      const { parts, values, pattern } = where(choice)
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from consent c ${joined([...parts, ...isNamed(pattern)])}`, values)
      return rows[0]?.count ?? 0
    },
  }
}
