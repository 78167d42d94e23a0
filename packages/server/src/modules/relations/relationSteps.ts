import type { RelationPayload, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import type { ModuleDeps } from '../module.ts'
import { findPerson } from '../users/person/findPerson.ts'
import { hashInvitationCode } from './invitationCode.ts'
import * as store from './relationStore.ts'
import { userError } from '../userError.ts'

/** From the invitation to the end, by relatives, learners and administrators. */
export interface RelationSteps {
  end(call: RequestCall, uuid: string): Promise<RelationPayload>
  /** @throws SomoError RATE_LIMITED after twenty wrong codes within an hour */
  accept(call: RequestCall, code: string): Promise<RelationPayload>
  /** @throws SomoError RATE_LIMITED after twenty wrong codes within an hour */
  decline(call: RequestCall, code: string): Promise<RelationPayload>
  respond(call: RequestCall, uuid: string, isAccepted: boolean): Promise<RelationPayload>
}

type StepDeps = Pick<ModuleDeps, 'transact'> & { readonly pool: Pool }

const failed = (...userErrors: UserError[]): RelationPayload => ({ relation: null, userErrors })
const done: RelationPayload = { relation: null, userErrors: [] }

/** Makes them. */
export function createRelationSteps({ pool, transact }: StepDeps): RelationSteps {
  const personOf = async ({ subject }: Pick<Caller, 'subject'>): Promise<string> => {
    const person = await findPerson(pool, subject)
    if (person === null) throw new SomoError('NOT_FOUND')
    return person
  }
  /** Works with the invitation of a code; wrong ones are counted. */
  const open = async (call: RequestCall, code: string, work: InvitationStep): Promise<RelationPayload> => {
    const person = await personOf(call)
    if (await store.isGuessing(pool, person)) throw new SomoError('RATE_LIMITED')
    const hash = hashInvitationCode(code)
    return transact(async (client) => {
      const relation = hash === null ? null : await store.lockInvitation(client, hash)
      if (relation === null) {
        await store.noteWrongCode(client, person)
        return failed(userError('UNKNOWN', 'code'))
      }
      return person === relation.learner ? failed(userError('SELF', 'code')) : work(client, person, relation)
    })
  }
  return {
    end: async (call, uuid) => {
      const person = await personOf(call)
      return transact((client) => end(client, call, person, uuid))
    },
    accept: (call, code) =>
      open(call, code, async (client, person, relation) => {
        await store.closeOver(client, relation.learner)
        if (await store.isRelated(client, relation, person)) return failed(userError('TAKEN', 'code'))
        await store.takeInvitation(client, relation.uuid, person)
        await audit(client, call, 'relation.accept', relation)
        return done
      }),
    decline: (call, code) =>
      open(call, code, async (client, _, relation) => {
        await store.closeRelation(client, relation.uuid, 'DECLINED', 'RELATIVE')
        await audit(client, call, 'relation.decline', relation)
        return done
      }),
    respond: async (call, uuid, isAccepted) => {
      const person = await personOf(call)
      return transact((client) => respond(client, call, person, { uuid, isAccepted }))
    },
  }
}

type InvitationStep = (client: PoolClient, person: string, relation: store.LockedRelation) => Promise<RelationPayload>

async function end(client: PoolClient, call: RequestCall, person: string, uuid: string): Promise<RelationPayload> {
  const relation = isUuid(uuid) ? await store.lockRelation(client, uuid) : null
  const by = relation === null ? null : partyOf(call, person, relation)
  if (relation === null || by === null) return failed(userError('UNKNOWN', 'uuid'))
  if (by === 'LEARNER' && relation.type !== 'MENTOR') return failed(userError('LOCKED', 'uuid'))
  // An answer that got lost is asked for again.
  if (relation.state === 'INVITED' || relation.state === 'ACTIVE') {
    await store.closeRelation(client, uuid, 'ENDED', by)
    await audit(client, call, 'relation.end', relation)
  }
  return { relation: call.roles.includes('ADMIN') ? await store.findRelation(client, uuid) : null, userErrors: [] }
}

/** As whom a caller ends a relation; null for somebody whom it does not concern. */
function partyOf({ roles }: Pick<Caller, 'roles'>, person: string, { learner, relative }: store.LockedRelation) {
  if (relative === person) return 'RELATIVE'
  if (roles.includes('ADMIN')) return 'ADMINISTRATOR'
  return learner === person ? 'LEARNER' : null
}

async function respond(
  client: PoolClient,
  call: RequestCall,
  person: string,
  { uuid, isAccepted }: { readonly uuid: string; readonly isAccepted: boolean },
): Promise<RelationPayload> {
  const relation = isUuid(uuid) ? await store.lockRelation(client, uuid) : null
  if (relation === null || relation.learner !== person) return failed(userError('UNKNOWN', 'uuid'))
  if (relation.type !== 'MENTOR' || relation.state !== 'INVITED' || relation.relative === null)
    return failed(userError('WRONG_STATE', 'uuid'))
  await store.closeOver(client, relation.learner)
  if (isAccepted && (await store.isRelated(client, relation, relation.relative)))
    return failed(userError('TAKEN', 'uuid'))
  if (isAccepted) await store.acceptMentor(client, uuid)
  else await store.closeRelation(client, uuid, 'DECLINED', 'LEARNER')
  await audit(client, call, isAccepted ? 'relation.accept' : 'relation.decline', relation)
  return done
}

const audit = (
  client: PoolClient,
  call: RequestCall,
  action: 'relation.end' | 'relation.accept' | 'relation.decline',
  { uuid, type }: store.LockedRelation,
) => writeAudit(client, call, [{ action, objectKind: 'relation', object: uuid, after: { type } }])
