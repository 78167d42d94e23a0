import { expect } from 'vitest'
import type { HelpArticle, LegalDocument, LegalStartDays, PendingConsent, UserError } from '@somo/graphql/schema'
import { createUuid } from '../../../database/uuid.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import type { TestServer } from '../../../testing/testServer.ts'

/** An administrator's calls in tests: what is done to texts, in one call each. */
export interface LegalCalls {
  /** Makes a document with a first version in force and answers it. */
  publishNew(values: Partial<Values>): Promise<LegalDocument>
  /** A next version with these texts. */
  publishNext(document: string, wish: NextWish): Promise<LegalDocument>
  /** The first day a version may begin on. */
  tomorrow(): Promise<string>
  /** Moves the moment of the scheduled version to so far from now, such as `-1 second`: what its day does by itself. */
  moveStart(document: string, away: string): Promise<void>
  find(uuid: string): Promise<LegalDocument>
  /** Any field of `legal` that answers `{ document userErrors }`. */
  change(
    field: string,
    caller?: TestCaller,
  ): Promise<{ readonly document: LegalDocument | null; readonly userErrors: UserError[] }>
  pending(caller: TestCaller, locale?: string): Promise<PendingConsent[]>
  /** The articles for somebody, with the page they come from. */
  help(caller: TestCaller, screen?: string, locale?: string): Promise<HelpArticle[]>
  decide(caller: TestCaller, version: string, decision?: string, locale?: string): Promise<UserError[]>
  /** Puts a person into the database, with the subject their tokens will have, and answers their uuid. */
  addPerson(
    subject: string,
    values?: {
      readonly givenName?: string
      readonly roles?: readonly string[]
      readonly email?: string
      readonly locale?: string
    },
  ): Promise<string>
}

interface NextWish {
  readonly isMajor: boolean
  readonly body?: string
  readonly changeNote?: string | null
  /** Null for at once. */
  readonly startsOn?: string | null
}

interface Values {
  readonly kind: string
  readonly title: string
  readonly consent: string
  readonly audienceRoles: readonly string[]
  readonly audienceUnit: string | null
  readonly audienceLocales: readonly string[]
  readonly screens: readonly string[]
  readonly body: string
  readonly locales: readonly string[]
}

const admin: TestCaller = { subject: 'the-admin', roles: ['ADMIN'] }

const version =
  'uuid number state isMajor changeNote validFrom validFromDay publishedAt publishedBy acceptedCount revision texts { locale title body }'

/** What tests ask of a document. */
export const documentFields = `uuid kind title consent audienceRoles audienceLocales audienceUnit { uuid name } screens live { ${version} } scheduled { ${version} } draft { ${version} }
  acceptedCount audienceCount locales revision`

type Ask = <T>(query: string, caller: TestCaller) => Promise<T>

const textsOf = (locales: readonly string[], body: string): string =>
  `[${locales.map((locale) => `{ locale: "${locale}", title: "Title ${locale}", body: ${JSON.stringify(body)} }`).join(', ')}]`

/** A calls at a server. */
export function createLegalCalls(server: () => TestServer): LegalCalls {
  const ask: Ask = async <T>(query: string, caller: TestCaller): Promise<T> => {
    const answer = await server().call(query, {}, caller)
    expect(answer.errors).toBeUndefined()
    // The shape is the query's.
    return (answer.data as { legal: T }).legal
  }
  return {
    ...writing(ask),
    ...answering(ask),
    async tomorrow() {
      return (await ask<{ startDays: LegalStartDays }>('{ legal { startDays { first } } }', admin)).startDays.first
    },
    async moveStart(document, away) {
      const text = `update legal_version set valid_from = now() + $2::interval where document = $1 and state = 'SCHEDULED'`
      expect((await server().database.pool.query(text, [document, away])).rowCount).toBe(1)
    },
    async addPerson(subject, { givenName = subject, roles = [], email, locale } = {}) {
      const uuid = createUuid()
      await server().database.pool.query(
        'insert into person (uuid, subject, given_name, roles, email, locale) values ($1, $2, $3, $4, $5, $6) on conflict (subject) do nothing',
        [uuid, subject, givenName, roles, email ?? null, locale ?? null],
      )
      return uuid
    },
  }
}

const audienceOf = ({
  audienceRoles = [],
  audienceUnit = null,
  audienceLocales = [],
  screens = [],
}: Partial<Values>): string =>
  `audienceRoles: [${audienceRoles.join(', ')}], audienceUnit: ${JSON.stringify(audienceUnit)}, audienceLocales: ${JSON.stringify(audienceLocales)}, screens: ${JSON.stringify(screens)}`

function writing(ask: Ask): Pick<LegalCalls, 'change' | 'publishNew' | 'publishNext' | 'find'> {
  const change: LegalCalls['change'] = async (field, caller = admin) => {
    const text = `mutation { legal { ${field} { document { ${documentFields} } userErrors { code path } } } }`
    const [payload] = Object.values(await ask<Record<string, Awaited<ReturnType<LegalCalls['change']>>>>(text, caller))
    if (payload === undefined) throw new Error('Nothing was answered.')
    return payload
  }
  const must = async (field: string): Promise<LegalDocument> => {
    const { document, userErrors } = await change(field)
    expect(userErrors).toEqual([])
    if (document === null) throw new Error('No document was answered.')
    return document
  }
  const publish = async (
    document: string,
    revision: number,
    isMajor: boolean,
    note: string | null,
    startsOn: string | null,
  ): Promise<LegalDocument> =>
    must(
      `publishVersion(document: "${document}", revision: ${revision}, isMajor: ${isMajor}, changeNote: ${JSON.stringify(note)}, startsOn: ${JSON.stringify(startsOn)})`,
    )
  return {
    change,
    async publishNew({
      kind = 'OWN',
      title = 'Rules',
      consent = 'ACCEPT',
      body = 'Text',
      locales = ['en', 'de'],
      ...whom
    }) {
      const input = `{ kind: ${kind}, title: "${title}", consent: ${consent}, ${audienceOf(whom)} }`
      const { uuid } = await must(`createDocument(input: ${input})`)
      const { draft } = await must(`saveVersion(document: "${uuid}", revision: 0, texts: ${textsOf(locales, body)})`)
      return publish(uuid, draft?.revision ?? 0, true, null, null)
    },
    async publishNext(document, { isMajor, body = 'Next', changeNote = 'Something new', startsOn = null }) {
      const { draft } = await must(
        `saveVersion(document: "${document}", revision: 0, texts: ${textsOf(['en', 'de'], body)})`,
      )
      return publish(document, draft?.revision ?? 0, isMajor, changeNote, startsOn)
    },
    async find(uuid) {
      const { document } = await ask<{ document: LegalDocument }>(
        `{ legal { document(uuid: "${uuid}") { ${documentFields} } } }`,
        admin,
      )
      return document
    },
  }
}

function answering(ask: Ask): Pick<LegalCalls, 'pending' | 'help' | 'decide'> {
  return {
    async pending(caller, locale) {
      const args = locale === undefined ? '' : `(locale: "${locale}")`
      const text = `{ legal { pending${args} { document version kind mode changeNote text { locale title body } } } }`
      return (await ask<{ pending: PendingConsent[] }>(text, caller)).pending
    },
    async help(caller, screen, locale) {
      const args = `locale: ${JSON.stringify(locale ?? null)}, screen: ${JSON.stringify(screen ?? null)}`
      return (
        await ask<{ help: HelpArticle[] }>(
          `{ legal { help(${args}) { uuid isOfScreen text { locale title body } } } }`,
          caller,
        )
      ).help
    },
    async decide(caller, versionUuid, decision = 'ACCEPTED', locale = 'en') {
      const text = `mutation { legal { decide(version: "${versionUuid}", decision: ${decision}, locale: "${locale}") { userErrors { code path } } } }`
      return (await ask<{ decide: { userErrors: UserError[] } }>(text, caller)).decide.userErrors
    },
  }
}
