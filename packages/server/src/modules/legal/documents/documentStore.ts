import type { ConsentMode, LegalKind, LegalVersionState, Role, UnitStep } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { isAgreed, isForPerson, lastAnswer, nameOf } from '../consents/audience.ts'
import type { StoredTexts } from './legalTexts.ts'

/** A version as it is kept. Moments are texts that Date reads. */
export interface VersionRow {
  readonly uuid: string
  readonly number: number
  readonly state: LegalVersionState
  readonly texts: StoredTexts
  readonly isMajor: boolean
  readonly changeNote: string | null
  readonly validFrom: string | null
  readonly publishedAt: string | null
  readonly publishedBy: string | null
  readonly acceptedCount: number
  readonly revision: number
}

/** A document with its version in force, the one that will be, and its draft. */
export interface DocumentRow {
  readonly uuid: string
  readonly kind: LegalKind
  readonly title: string
  readonly consent: ConsentMode
  readonly audienceRoles: Role[]
  readonly audienceLocales: string[]
  readonly audienceUnit: UnitStep | null
  readonly screens: string[]
  readonly live: VersionRow | null
  readonly scheduled: VersionRow | null
  readonly draft: VersionRow | null
  readonly acceptedCount: number
  readonly audienceCount: number
  readonly revision: number
}

/** What an administrator decides about a document. */
export interface DocumentValues {
  readonly kind: LegalKind
  readonly title: string
  readonly consent: ConsentMode
  readonly audienceRoles: readonly Role[]
  readonly audienceLocales: readonly string[]
  readonly audienceUnit: string | null
  /** Of a help article: the addresses of the pages it is for. */
  readonly screens: readonly string[]
}

/** A document locked for a change. */
export interface LockedDocument {
  readonly values: DocumentValues
  readonly revision: number
  readonly draft: {
    readonly uuid: string
    readonly number: number
    readonly revision: number
    readonly texts: StoredTexts
  } | null
  readonly live: { readonly uuid: string; readonly number: number } | null
  /** Published, and its moment has not come. */
  readonly scheduled: { readonly uuid: string; readonly number: number; readonly revision: number } | null
  /** The highest number given so far. */
  readonly lastNumber: number
}

/** Reads and writes documents and their versions. */
export interface DocumentStore {
  list(): Promise<DocumentRow[]>
  find(uuid: string): Promise<DocumentRow | null>
  /** The latest first; null where there is no such document. */
  listVersions(document: string): Promise<VersionRow[] | null>
  /** Locks it until the transaction ends, and writes down what came into force; null where there is none, or it was put away. */
  lock(uuid: string, client: PoolClient): Promise<LockedDocument | null>
  /** False where the kind, of which there is one, stands already. */
  insert(uuid: string, values: DocumentValues, client: PoolClient): Promise<boolean>
  update(uuid: string, values: DocumentValues, client: PoolClient): Promise<boolean>
  archive(uuid: string, client: PoolClient): Promise<void>
  hasUnit(uuid: string, client: PoolClient): Promise<boolean>
}

// More are not counted: the number is read by a person.
const mostCounted = 100_000

const version = (
  alias: string,
): string => `json_build_object('uuid', ${alias}.uuid, 'number', ${alias}.number, 'state', ${alias}.state,
  'texts', ${alias}.texts, 'isMajor', ${alias}.is_major, 'changeNote', ${alias}.change_note, 'validFrom', ${alias}.valid_from,
  'publishedAt', ${alias}.published_at, 'publishedBy', (select ${nameOf('publisher')} from person publisher where publisher.uuid = ${alias}.published_by),
  'acceptedCount', (select count(distinct agreed.person)::int from consent agreed where agreed.version = ${alias}.uuid and agreed.decision = 'ACCEPTED'),
  'revision', ${alias}.revision)`

const audience = `from person p left join ${lastAnswer} on true
  where p.status in ('INVITED', 'ACTIVE') and ${isForPerson('p.roles')}`

const select = `select d.uuid, d.kind, d.title, d.consent, d.audience_roles as "audienceRoles",
    d.audience_locales as "audienceLocales", d.screens, d.revision,
    case when u.uuid is null then null else json_build_object('uuid', u.uuid, 'name', u.name, 'key', u.key) end as "audienceUnit",
    case when live.uuid is null then null else ${version('live')} end as live,
    case when scheduled.uuid is null then null else ${version('scheduled')} end as scheduled,
    case when draft.uuid is null then null else ${version('draft')} end as draft,
    counted.audience as "audienceCount", counted.agreed as "acceptedCount"
  from legal_document d
  left join unit u on u.uuid = d.audience_unit
  left join legal_version_now live on live.document = d.uuid and live.state = 'PUBLISHED'
  left join legal_version_now scheduled on scheduled.document = d.uuid and scheduled.state = 'SCHEDULED'
  left join legal_version draft on draft.document = d.uuid and draft.state = 'DRAFT'
  cross join lateral (
    select count(*)::int as audience, count(*) filter (where each.is_agreed)::int as agreed
    from (select d.consent <> 'NONE' and live.uuid is not null and ${isAgreed} as is_agreed ${audience} limit ${mostCounted}) each
  ) counted
  where d.archived_at is null`

const kindOrder = `array_position(array['TERMS', 'PRIVACY', 'COOKIES', 'IMPRINT', 'ACCESSIBILITY', 'OWN', 'HELP'], d.kind)`

// Written down as it stands, so that every change begins from there. The clock is the one of this moment: who waited for the
// lock finds in force what came into force meanwhile.
const due = `select from legal_version next where next.document = $1 and next.state = 'SCHEDULED' and next.valid_from <= clock_timestamp()`
const settle = [
  `update legal_version set state = 'SUPERSEDED', updated_at = now() where document = $1 and state = 'PUBLISHED' and exists (${due})`,
  `update legal_version set state = 'PUBLISHED', updated_at = now() where document = $1 and state = 'SCHEDULED' and valid_from <= clock_timestamp()`,
]

const lockDocument = `select d.revision, json_build_object('kind', d.kind, 'title', d.title, 'consent', d.consent, 'audienceRoles', d.audience_roles,
      'audienceLocales', d.audience_locales, 'audienceUnit', d.audience_unit, 'screens', d.screens) as values,
    (select json_build_object('uuid', v.uuid, 'number', v.number, 'revision', v.revision, 'texts', v.texts)
      from legal_version v where v.document = d.uuid and v.state = 'DRAFT') as draft,
    (select json_build_object('uuid', v.uuid, 'number', v.number)
      from legal_version v where v.document = d.uuid and v.state = 'PUBLISHED') as live,
    (select json_build_object('uuid', v.uuid, 'number', v.number, 'revision', v.revision)
      from legal_version v where v.document = d.uuid and v.state = 'SCHEDULED') as scheduled,
    coalesce((select max(v.number) from legal_version v where v.document = d.uuid), 0) as "lastNumber"
  from legal_document d where d.uuid = $1`

/** A store over the product's database. */
export function createDocumentStore(pool: Pool): DocumentStore {
  return { ...createReads(pool), ...documentWrites }
}

function createReads(pool: Pool): Pick<DocumentStore, 'list' | 'find' | 'listVersions'> {
  return {
    async list() {
      const { rows } = await pool.query<DocumentRow>(`${select} order by ${kindOrder}, d.sort_order, d.title, d.uuid`)
      return rows
    },
    async find(uuid) {
      const { rows } = await pool.query<DocumentRow>(`${select} and d.uuid = $1`, [uuid])
      return rows[0] ?? null
    },
    async listVersions(document) {
      const { rows } = await pool.query<{ versions: VersionRow[] }>(
        `select coalesce((select json_agg(${version('v')} order by v.number desc) from legal_version_now v where v.document = d.uuid), '[]') as versions
         from legal_document d where d.uuid = $1`,
        [document],
      )
      return rows[0]?.versions ?? null
    },
  }
}

const documentWrites: Pick<DocumentStore, 'lock' | 'insert' | 'update' | 'archive' | 'hasUnit'> = {
  async lock(uuid, client) {
    // First the lock, then the reading: what another has just committed is seen.
    const locked = await client.query('select from legal_document where uuid = $1 and archived_at is null for update', [
      uuid,
    ])
    if (locked.rowCount === 0) return null
    for (const text of settle) await client.query(text, [uuid])
    const { rows } = await client.query<LockedDocument>(lockDocument, [uuid])
    return rows[0] ?? null
  },
  async insert(uuid, values, client) {
    const { rowCount } = await client.query(
      `insert into legal_document (uuid, kind, title, consent, audience_roles, audience_unit, audience_locales, screens) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict do nothing`,
      [
        uuid,
        values.kind,
        values.title,
        values.consent,
        values.audienceRoles,
        values.audienceUnit,
        values.audienceLocales,
        values.screens,
      ],
    )
    return rowCount === 1
  },
  async update(uuid, values, client) {
    const { rowCount } = await client.query(
      `update legal_document set kind = $2, title = $3, consent = $4, audience_roles = $5, audience_unit = $6, audience_locales = $7, screens = $8,
         revision = revision + 1, updated_at = now()
       where uuid = $1 and ($2 in ('HELP', 'OWN') or not exists (
         select from legal_document other where other.kind = $2 and other.uuid <> $1 and other.archived_at is null))`,
      [
        uuid,
        values.kind,
        values.title,
        values.consent,
        values.audienceRoles,
        values.audienceUnit,
        values.audienceLocales,
        values.screens,
      ],
    )
    return rowCount === 1
  },
  async archive(uuid, client) {
    await client.query(`delete from legal_version where document = $1 and state = 'DRAFT'`, [uuid])
    await client.query(
      `update legal_version set state = 'SUPERSEDED', updated_at = now() where document = $1 and state in ('PUBLISHED', 'SCHEDULED')`,
      [uuid],
    )
    await client.query(
      'update legal_document set archived_at = now(), revision = revision + 1, updated_at = now() where uuid = $1',
      [uuid],
    )
  },
  async hasUnit(uuid, client) {
    return (await client.query('select from unit where uuid = $1 and archived_at is null', [uuid])).rowCount === 1
  },
}
