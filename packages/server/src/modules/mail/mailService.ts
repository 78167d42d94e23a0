import type { MailFilter, MailPage, MailPayload, MailSort, PageInput, UserErrorCode } from '@somo/graphql/schema'
import type { CallContext } from '../../access/callContext.ts'
import { toldLocale, type Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { writeAudit, type Actor } from '../audit/auditLog.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ListWish } from '../tables/listExport.ts'
import { planPage } from '../paging.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { checkCap } from '../units/list/unitListService.ts'
import { startSending } from './createOutbox.ts'
import { mailExportKind } from './exportMails.ts'
import type { Outbox } from './outbox.ts'
import { countMails, findMail, listMails, requeueMail } from './store.ts'

/** Mail on its way and sent, for administrators. */
export interface MailService {
  /** @throws SomoError BAD_INPUT for a senseless page. */
  list(page: PageInput, filter: MailFilter | null, sort: MailSort | null): Promise<MailPage>
  /** How many match, counted to `cap`. @throws SomoError BAD_INPUT unless it is 1 to 10000. */
  count(cap: number, filter: MailFilter | null): Promise<number>
  /** Starts the export and answers its job; that it was asked for is written down. */
  startExport(wish: ListWish<MailFilter>, owner: CallContext): Promise<string>
  /** The text of a mail, null where there is none; that it was read is written down, because it may hold a secret link. */
  readBody(uuid: string, actor: Actor): Promise<string | null>
  resend(uuid: string, actor: Actor): Promise<MailPayload>
  /** A mail to the caller themselves. */
  sendTest(caller: Caller, actor: Actor): Promise<MailPayload>
}

/** What the rules stand on. */
export interface MailDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly jobs: Jobs
  /** What the installation is called. */
  readonly productName: () => Promise<string>
}

const refuse = (code: UserErrorCode): MailPayload => ({ mail: null, userErrors: [{ code, path: [] }] })

/** The rules about mails over the outbox. */
export function createMailService(deps: MailDeps): MailService {
  const { pool } = deps.database
  return {
    async list(page, filter, sort) {
      check(filter)
      return listMails(pool, planPage(page, sort ?? latestFirst('CREATED')), filter ?? {})
    },
    async count(cap, filter) {
      check(filter)
      return countMails(pool, filter ?? {}, checkCap(cap))
    },
    startExport: (wish, owner) => startExport(deps, wish, owner),
    async readBody(uuid, actor) {
      const mail = isUuid(uuid) ? await findMail(pool, uuid) : null
      if (mail === null) return null
      await writeAudit(pool, actor, [{ action: 'mail.read', objectKind: 'mail', object: uuid }])
      return mail.body
    },
    resend: (uuid, actor) => resend(deps, uuid, actor),
    sendTest: (caller, actor) => sendTest(deps, caller, actor),
  }
}

function check(filter: MailFilter | null): void {
  const user = filter?.user ?? null
  if (user !== null && !isUuid(user)) throw new SomoError('BAD_INPUT', { argument: 'filter.user' })
}

async function startExport(
  { database: { pool }, jobs }: MailDeps,
  wish: ListWish<MailFilter>,
  owner: CallContext,
): Promise<string> {
  check(wish.filter)
  const payload: ListWish<MailFilter> = { ...wish, locale: await readFileLocale(pool, owner.subject, wish.locale) }
  return inTransaction(pool, async (client) => {
    const job = await jobs.start(client, { kind: mailExportKind, payload, owner })
    await writeAudit(client, owner, [{ action: 'mail.export', objectKind: 'job', object: job }])
    return job
  })
}

async function resend(
  { database: { pool }, outbox, jobs }: MailDeps,
  uuid: string,
  actor: Actor,
): Promise<MailPayload> {
  if (!isUuid(uuid) || (await findMail(pool, uuid)) === null) return refuse('UNKNOWN')
  const isSent = await inTransaction(pool, async (client) => {
    if (!(await requeueMail(client, uuid))) return false
    await writeAudit(client, actor, [{ action: 'mail.resend', objectKind: 'mail', object: uuid }])
    if (outbox.hasServer) await startSending(client, jobs)
    return true
  })
  return { mail: await findMail(pool, uuid), userErrors: isSent ? [] : [{ code: 'WRONG_STATE', path: [] }] }
}

async function sendTest(
  { database: { pool }, outbox, productName }: MailDeps,
  caller: Caller,
  actor: Actor,
): Promise<MailPayload> {
  const { rows } = await pool.query<{ uuid: string; email: string | null; locale: string | null }>(
    'select uuid, email, locale from person where subject = $1',
    [caller.subject],
  )
  const person = rows[0]
  const address = caller.claims.email ?? person?.email ?? null
  if (person === undefined || address === null) return refuse('NO_ADDRESS')
  const dedupeKey = `test:${createUuid()}`
  const [product, locale] = [await productName(), toldLocale(caller) ?? person.locale]
  const uuid = await inTransaction(pool, async (client) => {
    await outbox.enqueue(client, [
      { event: 'TEST', person: person.uuid, address, locale, values: { product }, dedupeKey },
    ])
    const existing = await client.query<{ uuid: string }>('select uuid from outbox_mail where dedupe_key = $1', [
      dedupeKey,
    ])
    const mail = existing.rows[0]?.uuid ?? null
    await writeAudit(client, actor, [{ action: 'mail.test', objectKind: 'mail', object: mail }])
    return mail
  })
  return { mail: uuid === null ? null : await findMail(pool, uuid), userErrors: [] }
}
