import type { ConsentFilter, ExportFormat, OwnDataFormat, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { toldLocale, type Caller } from '../../../access/caller.ts'
import type { IdentityGateway } from '../../../access/identityGateway.ts'
import { SomoError } from '../../../access/somoError.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readFileLocale } from '../../tables/fileNames.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { meetPerson } from '../meetPerson.ts'
import { readChoice } from '../consents/consentService.ts'
import { documentExportKind, type DocumentWish } from '../documents/documentWorker.ts'
import { listAdministrators, readRequestNames } from './ownDataStore.ts'
import { findDeletion, openPrivacyCase, withdrawDeletion } from './privacyCases.ts'
import { ownDataKind, type OwnDataWish } from './ownDataWorker.ts'
import { proofKind, type ProofWish } from '../consents/consentExportWorker.ts'

/** What takes longer than an answer, or asks others for something. */
export interface OwnDataService {
  /** Answers the uuid of the job that writes the proofs. @throws SomoError BAD_INPUT for too long a search. */
  exportConsents(
    filter: ConsentFilter | null,
    look: Pick<ProofWish, 'direction' | 'format'>,
    call: RequestCall,
  ): Promise<string>
  /** Answers the uuid of the job that writes how documents stand. @throws SomoError BAD_INPUT for more than 1000. */
  exportDocuments(documents: readonly string[], format: ExportFormat, call: RequestCall): Promise<string>
  /** Answers the uuid of the job that writes all that is known of the caller. */
  exportMyData(format: OwnDataFormat, call: RequestCall): Promise<string>
  /** Opens a case for the administrators and tells them, once a day at most; while one is open nothing happens. */
  requestDeletion(reason: string | null, call: RequestCall): Promise<UserError[]>
  /** Since when the caller's case waits; null where none does. */
  deletionRequestedAt(caller: Caller): Promise<Date | null>
  /** Closes the caller's case. NOTHING_TO_DO where none is open. */
  withdrawDeletion(call: RequestCall): Promise<UserError[]>
}

/** What the rules need. */
export interface OwnDataDeps {
  readonly pool: Pool
  readonly jobs: Jobs
  /** Where mail is put; null while the installation has none. */
  readonly outbox: Pick<Outbox, 'enqueue'> | null
  /** The address people use, without a trailing slash. */
  readonly publicUrl: string
  /** Knows how people write dates. */
  readonly gateway: Pick<IdentityGateway, 'read'>
}

const longestReason = 500
const mostDocuments = 1000
// Matches nothing: the filter names a document that cannot exist.
const nowhere = '00000000-0000-0000-0000-000000000000'

/** The rules about exports and requests over the person's own data. */
export function createOwnDataService({ pool, jobs, outbox, publicUrl, gateway }: OwnDataDeps): OwnDataService {
  const localeOf = (call: RequestCall): Promise<string | null> => readFileLocale(pool, call.subject, toldLocale(call))
  const start = (call: RequestCall, kind: string, payload: object): Promise<string> =>
    inTransaction(pool, async (client) => {
      await meetPerson(call.subject, client)
      return jobs.start(client, { kind, payload, owner: call })
    })
  return {
    async exportConsents(filter, look, call) {
      const choice = readChoice(filter) ?? {
        document: nowhere,
        version: null,
        decisions: null,
        from: null,
        until: null,
        search: null,
      }
      const wish: ProofWish = { choice, ...look, locale: await localeOf(call) }
      return start(call, proofKind, wish)
    },
    async exportDocuments(documents, format, call) {
      if (documents.length > mostDocuments) throw new SomoError('BAD_INPUT', { argument: 'documents' })
      const wish: DocumentWish = { documents, format, locale: await localeOf(call) }
      return start(call, documentExportKind, wish)
    },
    async exportMyData(format, call) {
      const { dateFormat, timeFormat, timeZone } = (await gateway.read(call)) ?? call.claims
      const wish: OwnDataWish = {
        locale: await localeOf(call),
        format,
        formats: { dateFormat, timeFormat, timeZone },
      }
      return start(call, ownDataKind, wish)
    },
    async requestDeletion(reason, call) {
      const text = reason?.trim().normalize('NFC') ?? ''
      if (Array.from(text).length > longestReason) return [{ code: 'TOO_LONG', path: ['reason'] }]
      return inTransaction(pool, (client) => request(client, { reason: text, call, outbox, publicUrl }))
    },
    deletionRequestedAt: ({ subject }) => findDeletion(pool, subject),
    withdrawDeletion: (call) =>
      inTransaction(pool, async (client) => {
        const person = await withdrawDeletion(client, call.subject)
        if (person === null) return [{ code: 'NOTHING_TO_DO', path: [] }]
        await writeAudit(client, call, [{ action: 'user.withdrawDeletion', objectKind: 'user', object: person }])
        return []
      }),
  }
}

interface Request extends Pick<OwnDataDeps, 'outbox' | 'publicUrl'> {
  readonly reason: string
  readonly call: RequestCall
}

async function request(client: PoolClient, { reason, call, outbox, publicUrl }: Request): Promise<UserError[]> {
  const person = await meetPerson(call.subject, client)
  // Asked once is asked: the administrators have it already.
  if ((await findDeletion(client, call.subject)) !== null) return []
  const { name, product } = await readRequestNames(client, person)
  // What they wrote of themselves goes with their case; the log stays.
  const entry = { action: 'user.requestDeletion' as const, objectKind: 'user' as const, object: person }
  await writeAudit(client, call, [entry])
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
