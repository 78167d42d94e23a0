import type { ConsentDecision, ConsentMode, LegalKind, Role, UnitRole } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import { isNotOver } from '../../dates/days.ts'
import { isAgreed, isForPerson, languageOf, lastAnswer, nameOf } from './audience.ts'
import type { StoredTexts } from '../documents/legalTexts.ts'

/** Whose consent is read: the subject and the roles of their token. */
export interface ConsentSubject {
  readonly subject: string
  readonly roles: readonly Role[]
}

/** A version in force that waits for the person's answer. */
export interface PendingRow {
  readonly document: string
  readonly version: string
  readonly kind: LegalKind
  readonly mode: ConsentMode
  readonly texts: StoredTexts
  /** Notes of all versions since the one agreed to, the oldest first; null at the first. */
  readonly changeNote: string | null
  /** The language kept for the person; null where none is. */
  readonly locale: string | null
}

/** The latest answer of the person to a document. */
export interface OwnConsentRow {
  readonly document: string
  readonly version: string
  readonly title: string
  readonly versionNumber: number
  readonly decision: ConsentDecision
  readonly at: string
  readonly isCurrent: boolean
  readonly locale: string
  readonly texts: StoredTexts
}

/** A version as a decision about it needs it. */
export interface DecidableRow {
  readonly document: string
  readonly kind: LegalKind
  readonly title: string
  readonly mode: ConsentMode
  readonly isLive: boolean
  readonly isMajor: boolean
  readonly hash: string
  readonly number: number
  readonly locales: readonly string[]
  /** The unit, roles and languages it is for. */
  readonly unit: { readonly uuid: string; readonly name: string } | null
  readonly audienceRoles: readonly Role[]
  readonly audienceLocales: readonly string[]
  /** The names of the person's own units, at most 50, and the language they read in. */
  readonly units: readonly string[]
  readonly language: string
  /** Whether the document is for the person. */
  readonly needsConsent: boolean
  /** Their latest answer, and the version it was to. */
  readonly lastDecision: ConsentDecision | null
  readonly lastNumber: number | null
}

/** A help article in force. */
export interface HelpRow {
  readonly uuid: string
  readonly texts: StoredTexts
  /** Whether it is for the page that was asked about. */
  readonly isOfScreen: boolean
  /** The language kept for the person; null where none is. */
  readonly locale: string | null
}

/** A decision to keep. */
export interface NewConsent {
  readonly person: string
  readonly document: string
  readonly version: string
  readonly locale: string
  readonly decision: ConsentDecision
  readonly criteria: object
}

/** Reads and writes what one person was asked and answered. */
export interface OwnConsentStore {
  listPending(subject: ConsentSubject): Promise<PendingRow[]>
  hasPending(subject: ConsentSubject): Promise<boolean>
  listMine(subject: string): Promise<OwnConsentRow[]>
  /** Null where there is no such version, or only as a draft. */
  findDecidable(version: string, subject: ConsentSubject, client: PoolClient): Promise<DecidableRow | null>
  /** Adds one and answers its uuid; consents are never changed. */
  add(consent: NewConsent, client: PoolClient): Promise<string>
  /** Help articles in force for the person, those for the page at that address first. */
  listHelp(subject: ConsentSubject, screen: string | null): Promise<HelpRow[]>
  /** Managers and deputies of the person's units and of those above, the nearest first; at most 100. */
  listManagers(subject: string): Promise<
    {
      readonly name: string
      readonly email: string | null
      readonly avatarUrl: string | null
      readonly role: UnitRole
    }[]
  >
}

const kindOrder = `array_position(array['TERMS', 'PRIVACY', 'COOKIES', 'OWN', 'IMPRINT', 'ACCESSIBILITY', 'HELP'], d.kind)`

// The person may not have been met yet: then nothing is agreed to, and no unit is theirs.
const selectDocuments = `from legal_document d
  join legal_version_now v on v.document = d.uuid and v.state = 'PUBLISHED'
  left join person p on p.subject = $1
  left join ${lastAnswer} on true
  where d.archived_at is null and ${isForPerson('$2::text[]')}`

const waiting = `${selectDocuments} and d.consent <> 'NONE' and not ${isAgreed}`

const sinceAgreed = `(select string_agg(since.change_note, E'\\n' order by since.number) from legal_version since
    where since.document = d.uuid and since.valid_from <= now() and since.change_note is not null and since.number > (
      select max(before.number) from consent c join legal_version before on before.uuid = c.version
      where c.person = p.uuid and c.document = d.uuid and c.decision = 'ACCEPTED'))`

const selectPending = `select d.uuid as document, v.uuid as version, d.kind, d.consent as mode, v.texts, p.locale,
    ${sinceAgreed} as "changeNote" ${waiting} order by ${kindOrder}, d.sort_order, d.title, d.uuid`

const selectMine = `select distinct on (c.document) c.document, c.version, coalesce(d.title, '') as title, v.number as "versionNumber",
    c.decision, c.at, v.state = 'PUBLISHED' as "isCurrent", c.locale, v.texts
  from consent c join person p on p.uuid = c.person join legal_version_now v on v.uuid = c.version
  left join legal_document d on d.uuid = c.document
  where p.subject = $1 order by c.document, c.at desc, c.uuid desc`

const selectDecidable = `select d.uuid as document, d.kind, d.title, d.consent as mode, v.state = 'PUBLISHED' and d.archived_at is null as "isLive",
    v.is_major as "isMajor", encode(v.hash, 'hex') as hash, v.number, array(select jsonb_object_keys(v.texts)) as locales,
    (select json_build_object('uuid', u.uuid, 'name', u.name) from unit u where u.uuid = d.audience_unit) as unit,
    d.audience_roles as "audienceRoles", d.audience_locales as "audienceLocales", ${languageOf} as language,
    array(select own.name from unit_membership m join unit own on own.uuid = m.unit
      where m.person = p.uuid and ${isNotOver('m')} order by own.name limit 50) as units,
    d.consent <> 'NONE' and ${isForPerson('$2::text[]')} as "needsConsent", last.decision as "lastDecision", last.number as "lastNumber"
  from legal_version_now v join legal_document d on d.uuid = v.document
  left join person p on p.subject = $1
  left join ${lastAnswer} on true
  where v.uuid = $3 and v.state <> 'DRAFT'`

const isOfScreen = `coalesce($3 = any(d.screens), false)`

const selectHelp = `select d.uuid, v.texts, ${isOfScreen} as "isOfScreen", p.locale ${selectDocuments} and d.kind = 'HELP'
  order by ${isOfScreen} desc, d.sort_order, d.title, d.uuid limit 200`

const selectManagers = `select ${nameOf('g')} as name, g.email, g.avatar_url as "avatarUrl",
    (array_agg(m.role order by above.distance, m.role desc))[1] as role
  from person p join unit_membership own on own.person = p.uuid
  join unit_ancestor above on above.unit = own.unit
  join unit_membership m on m.unit = above.ancestor and m.role <> 'MEMBER' and ${isNotOver('m')}
  join person g on g.uuid = m.person
  where p.subject = $1 and g.uuid <> p.uuid and g.status in ('ACTIVE', 'INVITED')
  group by g.uuid order by min(above.distance), g.sort_name, g.uuid limit 100`

/** A store over the product's database. */
export function createOwnConsentStore(pool: Pool): OwnConsentStore {
  return {
    async listPending({ subject, roles }) {
      return (await pool.query<PendingRow>(selectPending, [subject, roles])).rows
    },
    async hasPending({ subject, roles }) {
      const { rows } = await pool.query<{ isPending: boolean }>({
        name: 'legal-has-pending',
        text: `select exists (select ${waiting}) as "isPending"`,
        values: [subject, roles],
      })
      return rows[0]?.isPending ?? false
    },
    async listMine(subject) {
      const { rows } = await pool.query<OwnConsentRow>(`select * from (${selectMine}) mine order by at desc`, [subject])
      return rows
    },
    async findDecidable(version, { subject, roles }, client) {
      const { rows } = await client.query<DecidableRow>(selectDecidable, [subject, roles, version])
      return rows[0] ?? null
    },
    async add({ person, document, version, locale, decision, criteria }, client) {
      const uuid = createUuid()
      await client.query(
        'insert into consent (uuid, person, document, version, locale, decision, criteria) values ($1, $2, $3, $4, $5, $6, $7::jsonb)',
        [uuid, person, document, version, locale, decision, JSON.stringify(criteria)],
      )
      return uuid
    },
    async listHelp({ subject, roles }, screen) {
      return (await pool.query<HelpRow>(selectHelp, [subject, roles, screen])).rows
    },
    async listManagers(subject) {
      return (await pool.query<Awaited<ReturnType<OwnConsentStore['listManagers']>>[number]>(selectManagers, [subject]))
        .rows
    },
  }
}
