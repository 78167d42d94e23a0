import type { Consent, SortDirection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Database } from '../../../database/connect.ts'
import { queryPlanned } from '../../../database/planned.ts'
import type { PagePlan } from '../../paging.ts'
import { nameOf } from './audience.ts'
import {
  conditionsOf,
  joinConditions,
  searchConditions,
  writeConsentCount,
  writeConsents,
  writeFinding,
} from './consentSearch.ts'
import type { ConsentChoice } from './consentChoice.ts'

/** A consent as the list shows it. */
export type ConsentRow = Omit<Consent, '__typename' | 'criteria'> & {
  readonly atText: string
  readonly criteria: unknown
}

/** A consent with everything that proves it. */
export interface ProofRow extends ConsentRow {
  readonly hash: string | null
}

type Sql = Pick<PoolClient, 'query'>

/** Reads proofs; nothing ever changes one. */
export interface ConsentStore {
  list(
    plan: PagePlan<'AT'>,
    choice: ConsentChoice,
  ): Promise<{ readonly rows: readonly ConsentRow[]; readonly hasBehind: boolean }>
  /** The next proofs by their uuid, which is their order in time, up to 500. */
  readProofs(client: Sql, choice: ConsentChoice, direction: SortDirection, after: string | null): Promise<ProofRow[]>
  /** How many there are, counted to `cap`. */
  count(choice: ConsentChoice, cap: number, client?: Sql): Promise<number>
}

const person = `coalesce(c.pseudonym, nullif(${nameOf('p')}, ''), '')`

const columns = `c.uuid, ${person} as person,
  coalesce(d.title, c.criteria ->> 'title', '') as document, v.number as "versionNumber", c.locale, c.decision, c.at, c.criteria,
  to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "atText",
  (select ${nameOf('b')} from person b where b.uuid = c.on_behalf_of) as "onBehalfOf"`

const source = `from consent c join legal_version v on v.uuid = c.version
  left join legal_document d on d.uuid = c.document
  left join person p on p.uuid = c.person`

/** A store over the product's database. */
export function createConsentStore({ pool, lists }: Pick<Database, 'pool' | 'lists'>): ConsentStore {
  return {
    async list({ direction, isBackward, from, limit }, choice) {
      const isRising = (direction === 'ASCENDING') !== isBackward
      const { parts, values, sought } = conditionsOf(choice)
      const order = (isUp: boolean): string =>
        isUp ? 'order by c.at asc, c.uuid asc' : 'order by c.at desc, c.uuid desc'
      let behind = 'false'
      let ahead = parts
      if (from !== null) {
        const cursor = `($${values.push(from.value)}::timestamptz, $${values.push(from.uuid)}::uuid)`
        const other = [...parts, `(c.at, c.uuid) ${isRising ? '<=' : '>='} ${cursor}`]
        // Counted, not asked whether it exists: that would forget the order, and read the table from its other end.
        behind = `(select count(*) > 0 from (${writeConsents(other, sought, { order: order(!isRising), limit: '1' })}) behind)`
        ahead = [...parts, `(c.at, c.uuid) ${isRising ? '>' : '<'} ${cursor}`]
      }
      const end = { order: order(isRising), limit: `$${values.push(limit + 1)}` }
      // The page first, the names after: what is joined is one page alone.
      const text = `${writeFinding(sought)} select ${columns}, ${behind} as "hasBehind" from (${writeConsents(ahead, sought, end)}) c
        ${source.replace('from consent c', '')} ${order(isRising)}`
      const rows = await queryPlanned<ConsentRow & { hasBehind: boolean }>(lists, text, values)
      return { rows, hasBehind: rows[0]?.hasBehind ?? from !== null }
    },
    async readProofs(client, choice, direction, after) {
      const { parts: narrow, values, sought } = conditionsOf(choice)
      const parts = [...narrow, ...searchConditions(sought)]
      const [sign, order] = direction === 'ASCENDING' ? ['>', 'asc'] : ['<', 'desc']
      if (after !== null) parts.push(`c.uuid ${sign} $${values.push(after)}::uuid`)
      const text = `select ${columns}, encode(v.hash, 'hex') as hash ${source} ${joinConditions(parts)} order by c.uuid ${order} limit 500`
      return (await client.query<ProofRow>(text, values)).rows
    },
    async count(choice, cap, client = pool) {
      const conditions = conditionsOf(choice)
      const limit = `$${conditions.values.push(cap)}`
      const { rows } = await client.query<{ count: number }>(writeConsentCount(conditions, limit), conditions.values)
      return rows[0]?.count ?? 0
    },
  }
}
