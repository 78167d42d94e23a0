import { emailError } from '@somo/graphql/emailAddress'
import type { RelationInput, RelationInvitePayload, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readToday } from '../dates/days.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { ModuleDeps } from '../module.ts'
import { readProductName } from '../users/sign-in/signInLinks.ts'
import { createInvitationCode, hashInvitationCode } from './invitationCode.ts'
import * as store from './relationStore.ts'
import { userError } from '../userError.ts'
import type { Target } from '../target.ts'

/** What invitations need of the server. */
export interface InvitationDeps {
  readonly outbox: Outbox
  readonly origin: string
}

/** Inviting relatives, by administrators. */
export interface Invitations {
  invite(call: RequestCall, input: RelationInput): Promise<RelationInvitePayload>
  renew(call: RequestCall, target: Target): Promise<RelationInvitePayload>
}

const mostRelatives = 10

interface Made {
  readonly uuid: string | null
  readonly code: string | null
  readonly userErrors: UserError[]
}

const failed = (...userErrors: UserError[]): Made => ({ uuid: null, code: null, userErrors })

/** Makes them. */
export function createInvitations(
  deps: InvitationDeps & Pick<ModuleDeps, 'transact'> & { readonly pool: Pool },
): Invitations {
  const { pool, transact } = deps
  const answer = async ({ uuid, code, userErrors }: Made): Promise<RelationInvitePayload> => ({
    relation: uuid === null ? null : await store.findRelation(pool, uuid),
    code,
    userErrors,
  })
  return {
    invite: async (call, input) => answer(await transact((client) => invite(client, deps, call, input))),
    renew: async (call, { uuid, revision }) =>
      answer(
        await transact(async (client) => {
          const relation = isUuid(uuid) ? await store.lockRelation(client, uuid) : null
          if (relation === null) return failed(userError('UNKNOWN', 'uuid'))
          if (relation.revision !== revision) return { uuid, code: null, userErrors: [userError('CHANGED_MEANWHILE')] }
          if (relation.isTaken || (relation.state !== 'INVITED' && relation.state !== 'EXPIRED'))
            return { uuid, code: null, userErrors: [userError('WRONG_STATE', 'uuid')] }
          const code = createInvitationCode()
          await store.renewCode(client, uuid, hashOf(code))
          await audit(client, call, 'relation.renew', relation)
          return { uuid, code: await hand(client, deps, relation, code), userErrors: [] }
        }),
      ),
  }
}

async function invite(
  client: PoolClient,
  deps: InvitationDeps,
  call: RequestCall,
  { learner, type, sees, until = null, email: typed }: RelationInput,
): Promise<Made> {
  const email = typed?.trim() ? typed.trim() : null
  const code = email === null ? null : emailError(email)
  const errors = [
    ...(code === null ? [] : [userError(code, 'email')]),
    ...(until !== null && until < (await readToday(client)) ? [userError('IN_THE_PAST', 'until')] : []),
  ]
  const relatives = isUuid(learner) ? await store.countRelatives(client, learner) : null
  if (relatives === null) errors.push(userError('UNKNOWN', 'learner'))
  else if (relatives >= mostRelatives) errors.push(userError('TOO_MANY', 'learner'))
  else if (email !== null && (await isOwnAddress(client, learner, email))) errors.push(userError('SELF', 'email'))
  if (errors.length > 0) return failed(...errors)
  const secret = createInvitationCode()
  const relation = { uuid: createUuid(), learner, type, email }
  await store.insertRelation(client, {
    ...relation,
    sees: [...new Set(sees)],
    until,
    hash: hashOf(secret),
    subject: call.subject,
  })
  await audit(client, call, 'relation.invite', relation)
  return { uuid: relation.uuid, code: await hand(client, deps, relation, secret), userErrors: [] }
}

function hashOf(code: string): Buffer {
  const hash = hashInvitationCode(code)
  if (hash === null) throw new Error('A code that was just made is none.')
  return hash
}

async function isOwnAddress(client: PoolClient, learner: string, email: string): Promise<boolean> {
  const { rowCount } = await client.query('select from person where uuid = $1 and lower(email) = lower($2)', [
    learner,
    email,
  ])
  return (rowCount ?? 0) > 0
}

interface Invited {
  readonly uuid: string
  readonly learner: string
  readonly email: string | null
}

/** Sends the code where an address is known. @returns the code to be handed over; null where it was sent */
async function hand(
  client: PoolClient,
  { outbox, origin }: InvitationDeps,
  { uuid, learner, email }: Invited,
  code: string,
): Promise<string | null> {
  if (email === null) return code
  const { rows } = await client.query<{ uuid: string; locale: string | null; until: Date }>(
    `select p.uuid, p.locale, r.code_expires_at as until from relation r left join person p on lower(p.email) = lower($2) where r.uuid = $1`,
    [uuid, email],
  )
  const [reader] = rows
  // The learner's name is shown after signing in, never in the mail.
  const values = {
    product: await readProductName(client),
    url: `${origin}/relatives?invite=${code}`,
    until: (reader?.until ?? new Date()).toISOString(),
  }
  await outbox.enqueue(client, [
    {
      ...({ event: 'RELATION_INVITED', person: reader?.uuid ?? null, about: learner, address: email } as const),
      locale: reader?.locale ?? null,
      values,
      dedupeKey: `RELATION_INVITED:${createUuid()}`,
    },
  ])
  return null
}

const audit = (
  client: PoolClient,
  call: RequestCall,
  action: 'relation.invite' | 'relation.renew',
  { uuid, type }: Pick<store.LockedRelation, 'uuid' | 'type'>,
) => writeAudit(client, call, [{ action, objectKind: 'relation', object: uuid, after: { type } }])
