import type {
  LegalDocument,
  LegalDocumentInput,
  LegalPayload,
  LegalStartDays,
  LegalTextInput,
  LegalVersion,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readZone } from '../../dates/days.ts'
import { meetPerson } from '../meetPerson.ts'
import { conflict, type Change } from './documentChange.ts'
import { checkDocument, findDifference } from './documentRules.ts'
import type { DocumentRow, DocumentStore, VersionRow } from './documentStore.ts'
import { dayIn, listStartDays } from './startDays.ts'
import { listTexts } from './legalTexts.ts'
import { discardDraft, enforce, publish, saveDraft, unschedule, type PublishWish } from './versionChanges.ts'

/** Legal and help texts, for those who write them. Each change names the revision it was made from. */
export interface DocumentService {
  listDocuments(): Promise<LegalDocument[]>
  findDocument(uuid: string): Promise<LegalDocument | null>
  listVersions(document: string): Promise<LegalVersion[] | null>
  createDocument(input: LegalDocumentInput, key: string | null, call: CallContext): Promise<LegalPayload>
  updateDocument(uuid: string, revision: number, input: LegalDocumentInput, call: CallContext): Promise<LegalPayload>
  archiveDocument(uuid: string, revision: number, call: CallContext): Promise<LegalPayload>
  saveVersion(
    document: string,
    revision: number,
    texts: readonly LegalTextInput[],
    call: CallContext,
  ): Promise<LegalPayload>
  discardVersion(document: string, revision: number, call: CallContext): Promise<LegalPayload>
  publishVersion(document: string, wish: PublishWish, call: CallContext): Promise<LegalPayload>
  /** Makes a scheduled version the draft it was. */
  unscheduleVersion(document: string, revision: number, call: CallContext): Promise<LegalPayload>
  /** Puts a scheduled version in force now. */
  enforceVersion(document: string, revision: number, call: CallContext): Promise<LegalPayload>
  /** The days a version may begin on, by the clocks of the installation. */
  listStartDays(): Promise<LegalStartDays>
}

/** What the rules need. */
export interface DocumentDeps {
  readonly pool: Pool
  readonly store: DocumentStore
  /** Told of every change, so that this process asks again at once. */
  readonly onChange: () => void
}

/** The rules about documents over their store. */
export function createDocumentService(deps: DocumentDeps): DocumentService {
  const { pool, store } = deps
  const findDocument = async (uuid: string): Promise<LegalDocument | null> => {
    const row = isUuid(uuid) ? await store.find(uuid) : null
    return row === null ? null : describeDocument(row, await readZone(pool))
  }
  const change = async (uuid: string, call: CallContext, work: Change): Promise<LegalPayload> => {
    if (!isUuid(uuid)) return { document: null, userErrors: [{ code: 'UNKNOWN', path: [] }] }
    const userErrors = await inTransaction(pool, (client) => applyChange(store, { uuid, call, work }, client))
    if (userErrors.length === 0) deps.onChange()
    return { document: await findDocument(uuid), userErrors }
  }
  return {
    findDocument,
    async listDocuments() {
      const timeZone = await readZone(pool)
      return (await store.list()).map((row) => describeDocument(row, timeZone))
    },
    async listVersions(document) {
      const rows = isUuid(document) ? await store.listVersions(document) : null
      const timeZone = await readZone(pool)
      return rows?.map((row) => describeVersion(row, timeZone)) ?? null
    },
    async createDocument(input, key, call) {
      const { uuid, userErrors } = await create(deps, input, key, call)
      return { document: uuid === null ? null : await findDocument(uuid), userErrors }
    },
    updateDocument: (uuid, revision, input, call) => change(uuid, call, update(store, uuid, revision, input)),
    archiveDocument: (uuid, revision, call) => change(uuid, call, archive(store, uuid, revision)),
    saveVersion: (uuid, revision, texts, call) =>
      change(uuid, call, saveDraft({ uuid, revision, inputs: texts, author: call.subject })),
    discardVersion: (uuid, revision, call) => change(uuid, call, discardDraft(revision)),
    publishVersion: (uuid, wish, call) => change(uuid, call, publish({ uuid, wish, publisher: call.subject })),
    unscheduleVersion: (uuid, revision, call) => change(uuid, call, unschedule(revision)),
    enforceVersion: (uuid, revision, call) => change(uuid, call, enforce(uuid, revision)),
    listStartDays: async () => listStartDays(await readZone(pool)),
  }
}

interface OneChange {
  readonly uuid: string
  readonly call: CallContext
  readonly work: Change
}

async function applyChange(
  store: DocumentStore,
  { uuid, call, work }: OneChange,
  client: PoolClient,
): Promise<UserError[]> {
  const document = await store.lock(uuid, client)
  if (document === null) return [{ code: 'UNKNOWN', path: [] }]
  await meetPerson(call.subject, client)
  const done = await work(document, client)
  if (Array.isArray(done)) return done
  await writeAudit(client, call, [{ ...done, objectKind: 'legal', object: uuid }])
  return []
}

async function create(
  { pool, store, onChange }: DocumentDeps,
  input: LegalDocumentInput,
  key: string | null,
  call: CallContext,
): Promise<{ uuid: string | null; userErrors: UserError[] }> {
  const result = await inTransaction(pool, async (client) => {
    const checked = await checkDocument(store, input, client)
    if ('userErrors' in checked) return { uuid: null, ...checked }
    const person = await meetPerson(call.subject, client)
    const uuid = createUuid()
    const known = key === null ? null : await claimKey(person, key, uuid, client)
    if (known !== null) return { uuid: known, userErrors: [] }
    if (!(await store.insert(uuid, checked, client)))
      return { uuid: null, userErrors: [{ code: 'TAKEN' as const, path: ['kind'] }] }
    const entry = { action: 'legal.create' as const, objectKind: 'legal' as const, object: uuid, after: { ...checked } }
    await writeAudit(client, call, [entry])
    return { uuid, userErrors: [] }
  })
  if (result.uuid !== null) onChange()
  return result
}

/** Answers what was made with the key before; null where it is new and now stands for `object`. */
async function claimKey(person: string, key: string, object: string, client: PoolClient): Promise<string | null> {
  const values = [person, key.slice(0, 200), object]
  const made = await client.query(
    'insert into idempotence_key (person, key, object) values ($1, $2, $3) on conflict do nothing',
    values,
  )
  if (made.rowCount === 1) return null
  const { rows } = await client.query<{ object: string }>(
    'select object from idempotence_key where person = $1 and key = $2',
    values.slice(0, 2),
  )
  return rows[0]?.object ?? null
}

const update =
  (store: DocumentStore, uuid: string, revision: number, input: LegalDocumentInput): Change =>
  async (document, client) => {
    if (document.revision !== revision) return conflict
    const checked = await checkDocument(store, input, client)
    if ('userErrors' in checked) return checked.userErrors
    // What people have agreed to as terms does not become a help article.
    if (checked.kind !== document.values.kind && (document.live ?? document.scheduled) !== null)
      return [{ code: 'WRONG_STATE', path: ['kind'] }]
    if (!(await store.update(uuid, checked, client))) return [{ code: 'TAKEN', path: ['kind'] }]
    return { action: 'legal.update', ...findDifference(document.values, checked) }
  }

const archive =
  (store: DocumentStore, uuid: string, revision: number): Change =>
  async (document, client) => {
    if (document.revision !== revision) return conflict
    await store.archive(uuid, client)
    return { action: 'legal.archive' }
  }

function describeVersion({ texts, ...row }: VersionRow, timeZone: string): LegalVersion {
  const validFromDay = row.validFrom === null ? null : dayIn(timeZone, new Date(row.validFrom))
  return { ...row, validFromDay, texts: listTexts(texts) }
}

function describeDocument({ live, scheduled, draft, ...row }: DocumentRow, timeZone: string): LegalDocument {
  return {
    ...row,
    live: live === null ? null : describeVersion(live, timeZone),
    scheduled: scheduled === null ? null : describeVersion(scheduled, timeZone),
    draft: draft === null ? null : describeVersion(draft, timeZone),
    locales: live === null ? [] : listTexts(live.texts).map(({ locale }) => locale),
  }
}
