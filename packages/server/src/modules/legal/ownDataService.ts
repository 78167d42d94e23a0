import type { ConsentFilter, ExportFormat, OwnDataFormat, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { toldLocale, type Caller } from '../../access/caller.ts'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import { SomoError } from '../../access/somoError.ts'
import { inTransaction } from '../../database/transaction.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readFileLocale } from '../fileNames.ts'
import type { JobOwner, Jobs } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.ts'
import { meetPerson } from './callerPerson.ts'
import { readChoice } from './consentService.ts'
import type { Author } from './documentService.ts'
import { documentExportKind, type DocumentWish } from './documentWorker.ts'
import { listAdministrators, readRequester } from './ownDataStore.ts'
import { findDeletion, openPrivacyCase, withdrawDeletion } from './privacyCases.ts'
import { ownDataKind, type OwnDataWish } from './ownDataWorker.ts'
import { proofKind, type ProofWish } from './proofWorker.ts'

/** What takes longer than an answer, or asks others for something. */
export interface OwnDataService {
  /** Answers the uuid of the job that writes the proofs. @throws SomoError BAD_INPUT for too long a search. */
  exportConsents(
    filter: ConsentFilter | null,
    look: Pick<ProofWish, 'direction' | 'format'>,
    author: Author,
  ): Promise<string>
  /** Answers the uuid of the job that writes how documents stand. @throws SomoError BAD_INPUT for more than 1000. */
  exportDocuments(documents: readonly string[], format: ExportFormat, author: Author): Promise<string>
  /** Answers the uuid of the job that writes all that is known of the caller. */
  exportMyData(format: OwnDataFormat, author: Author): Promise<string>
  /** Opens a case for the administrators and tells them, once a day at most; while one is open nothing happens. */
  requestDeletion(reason: string | null, author: Author): Promise<UserError[]>
  /** Since when the caller's case waits; null where none does. */
  deletionRequestedAt(caller: Caller): Promise<Date | null>
  /** Closes the caller's case. NOTHING_TO_DO where none is open. */
  withdrawDeletion(author: Author): Promise<UserError[]>
}

/** What the rules need. */
export interface OwnDataParts {
  readonly pool: Pool
  readonly jobs: Jobs
  /** Where mail is put; null while the installation has none. */
  readonly outbox: Pick<Outbox, 'enqueue'> | null
  /** The address people use, without a trailing slash. */
  readonly publicUrl: string
  /** Knows how people write dates. */
  readonly gateway: Pick<IdentityGateway, 'read'>
}

const ownerOf = ({ caller, requestId }: Author): JobOwner => ({
  subject: caller.subject,
  roles: caller.roles,
  requestId,
})
const longestReason = 500
const mostDocuments = 1000
// Matches nothing: the filter names a document that cannot exist.
const nowhere = '00000000-0000-0000-0000-000000000000'

/** The rules about exports and requests over the person's own data. */
export function createOwnDataService({ pool, jobs, outbox, publicUrl, gateway }: OwnDataParts): OwnDataService {
  const localeOf = ({ caller }: Author): Promise<string | null> =>
    readFileLocale(pool, caller.subject, toldLocale(caller))
  const start = (author: Author, kind: string, payload: object): Promise<string> =>
    inTransaction(pool, async (client) => {
      await meetPerson(author.caller.subject, client)
      return jobs.start(client, { kind, payload, owner: ownerOf(author) })
    })
  return {
    async exportConsents(filter, look, author) {
      const choice = readChoice(filter) ?? {
        document: nowhere,
        version: null,
        decisions: null,
        from: null,
        until: null,
        search: null,
      }
      const wish: ProofWish = { choice, ...look, locale: await localeOf(author) }
      return start(author, proofKind, wish)
    },
    async exportDocuments(documents, format, author) {
      if (documents.length > mostDocuments) throw new SomoError('BAD_INPUT', { argument: 'documents' })
      const wish: DocumentWish = { documents, format, locale: await localeOf(author) }
      return start(author, documentExportKind, wish)
    },
    async exportMyData(format, author) {
      const { dateFormat, timeFormat, timeZone } = (await gateway.read(author.caller)) ?? author.caller.claims
      const wish: OwnDataWish = {
        locale: await localeOf(author),
        format,
        formats: { dateFormat, timeFormat, timeZone },
      }
      return start(author, ownDataKind, wish)
    },
    async requestDeletion(reason, author) {
      const text = reason?.trim().normalize('NFC') ?? ''
      if (Array.from(text).length > longestReason) return [{ code: 'TOO_LONG', path: ['reason'] }]
      return inTransaction(pool, (client) => request(client, { reason: text, author, outbox, publicUrl }))
    },
    deletionRequestedAt: ({ subject }) => findDeletion(pool, subject),
    withdrawDeletion: ({ caller: { subject }, requestId }) =>
      inTransaction(pool, async (client) => {
        const person = await withdrawDeletion(client, subject)
        if (person === null) return [{ code: 'NOTHING_TO_DO', path: [] }]
        await writeAudit(client, { subject, requestId }, [
          { action: 'user.withdrawDeletion', objectKind: 'user', object: person },
        ])
        return []
      }),
  }
}

interface Request extends Pick<OwnDataParts, 'outbox' | 'publicUrl'> {
  readonly reason: string
  readonly author: Author
}

async function request(
  client: PoolClient,
  { reason, author: { caller, requestId }, outbox, publicUrl }: Request,
): Promise<UserError[]> {
  const person = await meetPerson(caller.subject, client)
  // Asked once is asked: the administrators have it already.
  if ((await findDeletion(client, caller.subject)) !== null) return []
  const { name, product } = await readRequester(client, person)
  // What they wrote of themselves goes with their case; the log stays.
  const entry = { action: 'user.requestDeletion' as const, objectKind: 'user' as const, object: person }
  await writeAudit(client, { subject: caller.subject, requestId }, [entry])
  await openPrivacyCase(client, { kind: 'DELETION', person, document: null, reason: reason === '' ? null : reason })
  const day = new Date().toISOString().slice(0, 10)
  const mails = (await listAdministrators(client)).map((admin) => ({
    event: 'DELETION_REQUESTED' as const,
    person: admin.person,
    address: admin.address,
    about: person,
    locale: admin.locale,
    values: { name: admin.name, product, url: `${publicUrl}/help-and-legal?tab=consents`, person: name },
    dedupeKey: `deletion:${person}:${day}:${admin.person}`,
  }))
  await outbox?.enqueue(client, mails)
  return []
}
