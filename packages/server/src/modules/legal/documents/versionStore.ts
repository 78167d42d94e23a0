import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import type { StoredTexts } from './legalTexts.ts'

/** What a publication adds to a draft. */
export interface Publication {
  readonly document: string
  readonly hash: Buffer
  readonly isMajor: boolean
  readonly changeNote: string | null
  /** When it begins to hold, as a moment that PostgreSQL reads; null for at once. */
  readonly startsAt: string | null
  /** The subject of who published it. */
  readonly publisher: string
}

/** Where a day lies between those a version may begin on, and the moment it begins. */
export interface StartMoment {
  readonly isTooEarly: boolean
  readonly isTooLate: boolean
  readonly startsAt: string
}

/** Writes versions of a document that is locked. */
export interface VersionStore {
  addDraft(document: string, number: number, texts: StoredTexts, client: PoolClient): Promise<void>
  changeDraft(version: string, texts: StoredTexts, client: PoolClient): Promise<void>
  removeDraft(version: string, client: PoolClient): Promise<void>
  publish(version: string, publication: Publication, client: PoolClient): Promise<void>
  /** Makes a scheduled version the draft it was. */
  unschedule(version: string, client: PoolClient): Promise<void>
  /** Puts a scheduled version in force now. */
  enforce(version: string, document: string, client: PoolClient): Promise<void>
  /** What a day (RFC 3339's full-date) means by the clocks of the installation. */
  findStart(day: string, client: PoolClient): Promise<StartMoment>
}

/** How many years ahead a version may be scheduled. */
export const mostYearsAhead = 2

const supersede = `update legal_version set state = 'SUPERSEDED', updated_at = now() where document = $1 and state = 'PUBLISHED'`

const publish = `update legal_version set state = case when $6::timestamptz is null then 'PUBLISHED' else 'SCHEDULED' end,
    hash = $2, is_major = $3, change_note = $4, valid_from = coalesce($6::timestamptz, now()), published_at = now(),
    published_by = (select p.uuid from person p where p.subject = $5), revision = revision + 1, updated_at = now()
  where uuid = $1`

const unschedule = `update legal_version set state = 'DRAFT', hash = null, is_major = true, change_note = null, valid_from = null,
    published_at = null, published_by = null, revision = revision + 1, updated_at = now()
  where uuid = $1 and state = 'SCHEDULED'`

const enforce = `update legal_version set state = 'PUBLISHED', valid_from = now(), revision = revision + 1, updated_at = now()
  where uuid = $1 and state = 'SCHEDULED'`

const findStart = `select $1::date <= installation_day() as "isTooEarly",
    $1::date > (installation_day() + interval '${mostYearsAhead} years')::date as "isTooLate",
    ($1::date::timestamp at time zone installation_zone())::text as "startsAt"`

/** The writes of versions. */
export const versionStore: VersionStore = {
  async addDraft(document, number, texts, client) {
    const values = [createUuid(), document, number, JSON.stringify(texts)]
    await client.query(
      'insert into legal_version (uuid, document, number, texts) values ($1, $2, $3, $4::jsonb)',
      values,
    )
  },
  async changeDraft(uuid, texts, client) {
    await client.query(
      'update legal_version set texts = $2::jsonb, revision = revision + 1, updated_at = now() where uuid = $1',
      [uuid, JSON.stringify(texts)],
    )
  },
  async removeDraft(uuid, client) {
    await client.query(`delete from legal_version where uuid = $1 and state = 'DRAFT'`, [uuid])
  },
  async publish(uuid, { document, hash, isMajor, changeNote, startsAt, publisher }, client) {
    if (startsAt === null) await client.query(supersede, [document])
    await client.query(publish, [uuid, hash, isMajor, changeNote, publisher, startsAt])
  },
  async unschedule(uuid, client) {
    await client.query(unschedule, [uuid])
  },
  async enforce(uuid, document, client) {
    await client.query(supersede, [document])
    await client.query(enforce, [uuid])
  },
  async findStart(day, client) {
    const { rows } = await client.query<StartMoment>(findStart, [day])
    const [row] = rows
    if (row === undefined) throw new Error('The database answered no moment.')
    return row
  },
}
