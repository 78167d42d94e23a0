import type {
  MessageInput,
  MessagePayload,
  MessagePreview,
  MessageRecipientPage,
  MessageTargetInput,
  SentMessage,
  SentMessagePage,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import type { Caller } from '../../../access/caller.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { findCreated, rememberCreated } from '../../idempotence.ts'
import { lineOf, linesOf } from '../../media/editing/readTexts.ts'
import type { ModuleDeps } from '../../module.ts'
import { countOverLimit } from '../../notifications/emailNotifications.ts'
import type { PagePlan } from '../../paging.ts'
import { checkTarget, chooseRecipients } from './messageTarget.ts'
import * as store from './messageStore.ts'
import { userError } from '../../userError.ts'

/** Messages for those who send them. */
export interface MessageService {
  listSent(caller: Caller, plan: PagePlan<'SENT'>): Promise<SentMessagePage>
  find(caller: Caller, uuid: string): Promise<SentMessage | null>
  listRecipients(caller: Caller, uuid: string, plan: PagePlan<'NAME'>): Promise<MessageRecipientPage>
  preview(caller: Caller, target: MessageTargetInput): Promise<MessagePreview>
  send(call: RequestCall, input: MessageInput, expectedCount: number, key: string): Promise<MessagePayload>
}

/** One message reaches no more. */
const mostRecipients = 20_000
const subjectRule = lineOf(160)
const bodyRule = linesOf(5000)

/** Makes the service. */
export function createMessageService({
  pool,
  transact,
}: Pick<ModuleDeps, 'transact'> & { readonly pool: Pool }): MessageService {
  const find = (caller: Caller, uuid: string): Promise<SentMessage | null> =>
    isUuid(uuid) ? store.findSent(pool, caller.subject, uuid) : Promise.resolve(null)
  return {
    find,
    listSent: (caller, plan) => store.listSent(pool, plan, caller.subject),
    listRecipients: (caller, uuid, plan) =>
      store.listRecipients(pool, plan, caller.subject, isUuid(uuid) ? uuid : '00000000-0000-0000-0000-000000000000'),
    async preview(caller, target) {
      if (checkTarget(target).length > 0) return { count: 0, withoutEmail: 0, overLimit: 0, sample: [] }
      const { people, withoutEmail, sample } = await store.readRecipients(
        pool,
        chooseRecipients(caller, target),
        mostRecipients + 1,
      )
      return { count: people.length, withoutEmail, sample, overLimit: await countOverLimit(pool, people) }
    },
    async send(call, input, expectedCount, key) {
      const { subject, body, userErrors } = readMessage(input)
      if (userErrors.length > 0) return { message: null, userErrors }
      const sent = await transact(async (client): Promise<string | UserError> => {
        const repeatable = { subject: call.subject, key: key.slice(0, 200) }
        const created = await findCreated(client, repeatable)
        if (created !== null) return created
        const uuid = createUuid()
        await rememberCreated(client, repeatable, uuid)
        const error = await insert(client, call, { uuid, subject, body, input, expectedCount })
        if (error === null) return uuid
        // What is refused was not made: the same key may send it later.
        await client.query('delete from message where uuid = $1', [uuid])
        await client.query('delete from idempotence_key where object = $1', [uuid])
        return error
      })
      return typeof sent === 'string'
        ? { message: await find(call, sent), userErrors: [] }
        : { message: null, userErrors: [sent] }
    },
  }
}

interface NewMessage {
  readonly uuid: string
  readonly subject: string
  readonly body: string
  readonly input: MessageInput
  readonly expectedCount: number
}

async function insert(client: PoolClient, call: RequestCall, message: NewMessage): Promise<UserError | null> {
  const { uuid, subject, input, expectedCount } = message
  const { target } = input
  const isList = (target.people ?? []).length === 0 && target.unit
  const list = isList
    ? { unit: target.unit ?? '', withSubunits: target.withSubunits ?? true, state: target.state ?? [] }
    : null
  const count = await store.insertMessage(client, { ...message, list }, call.subject, chooseRecipients(call, target))
  if (count === 0) return userError('NOTHING_TO_DO', 'target')
  if (count > mostRecipients) return userError('TOO_MANY', 'target')
  if (count !== expectedCount) return userError('COUNT_CHANGED', 'target')
  await writeAudit(client, call, [
    { action: 'message.send', objectKind: 'message', object: uuid, after: { title: subject, people: count } },
  ])
  return null
}

function readMessage({ subject: givenSubject, body: givenBody, target }: MessageInput) {
  const [subject, body] = [subjectRule.clean(givenSubject), bodyRule.clean(givenBody)]
  const codes = [
    ['subject', subject === '' ? 'REQUIRED' : subjectRule.check(subject)],
    ['body', body === '' ? 'REQUIRED' : bodyRule.check(body)],
  ] as const
  const userErrors: UserError[] = codes.flatMap(([field, code]) => (code === null ? [] : [userError(code, field)]))
  const isUnknownUnit = target.unit !== null && target.unit !== undefined && !isUuid(target.unit)
  return {
    subject,
    body,
    userErrors: [...userErrors, ...(isUnknownUnit ? [userError('UNKNOWN', 'target')] : checkTarget(target))],
  }
}
