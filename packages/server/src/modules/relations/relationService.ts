import type {
  AccompaniedLearner,
  RelationFilter,
  RelationInput,
  RelationInvitation,
  RelationInvitePayload,
  RelationOfLearner,
  RelationPage,
  RelationPayload,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { userError, type Target } from '../certificates/userError.ts'
import { textIn } from '../learning/learningMapper.ts'
import type { ModuleDeps } from '../module.ts'
import type { PagePlan } from '../paging.ts'
import { findPerson } from '../users/person/findPerson.ts'
import * as accompanied from './accompaniedStore.ts'
import { hashInvitationCode } from './invitationCode.ts'
import { createInvitations, type InvitationDeps } from './invitations.ts'
import * as store from './relationStore.ts'

/** People linked to learners. */
export interface RelationService {
  list(plan: PagePlan<'CREATED'>, filter: Partial<RelationFilter>): Promise<RelationPage>
  count(filter: Partial<RelationFilter>, cap: number): Promise<number>
  listSeenBy(caller: Caller): Promise<RelationOfLearner[]>
  listAccompanied(caller: Caller, locale: string): Promise<AccompaniedLearner[]>
  findInvitation(caller: Caller, code: string): Promise<RelationInvitation | null>
  invite(call: RequestCall, input: RelationInput): Promise<RelationInvitePayload>
  renew(call: RequestCall, target: Target): Promise<RelationInvitePayload>
  end(call: RequestCall, uuid: string): Promise<RelationPayload>
  accept(call: RequestCall, code: string): Promise<RelationPayload>
  decline(call: RequestCall, code: string): Promise<RelationPayload>
  respond(call: RequestCall, uuid: string, isAccepted: boolean): Promise<RelationPayload>
}

/** What the service needs of the server. */
export interface RelationDeps extends Pick<ModuleDeps, 'transact'>, InvitationDeps {
  readonly pool: Pool
}

const failed = (...userErrors: UserError[]): RelationPayload => ({ relation: null, userErrors })
const done: RelationPayload = { relation: null, userErrors: [] }

/** Makes the service. */
export function createRelationService({ pool, transact, ...deps }: RelationDeps): RelationService {
  const invitations = createInvitations({ pool, transact, ...deps })
  const personOf = async ({ subject }: Pick<Caller, 'subject'>): Promise<string> => {
    const person = await findPerson(pool, subject)
    if (person === null) throw new SomoError('NOT_FOUND')
    return person
  }
  /** Works with the invitation of a code; wrong ones are counted. */
  const open = async (
    call: RequestCall,
    code: string,
    work: (client: PoolClient, person: string, relation: store.LockedRelation) => Promise<RelationPayload>,
  ): Promise<RelationPayload> => {
    const person = await personOf(call)
    if (await store.isGuessing(pool, person)) throw new SomoError('RATE_LIMITED')
    const hash = hashInvitationCode(code)
    return transact(async (client) => {
      const relation = hash === null ? null : await store.lockInvitation(client, hash)
      if (relation !== null) return work(client, person, relation)
      await store.noteWrongCode(client, person)
      return failed(userError('UNKNOWN', 'code'))
    })
  }
  return {
    ...invitations,
    list: (plan, filter) => store.listRelations(pool, plan, filter),
    count: (filter, cap) => store.countRelations(pool, cap, filter),
    async listSeenBy({ subject }) {
      const person = await findPerson(pool, subject)
      return person === null ? [] : store.listSeenBy(pool, person)
    },
    async listAccompanied({ subject }, locale) {
      const person = await findPerson(pool, subject)
      return person === null ? [] : readAccompanied(pool, person, locale)
    },
    async findInvitation(caller, code) {
      const person = await personOf(caller)
      if (await store.isGuessing(pool, person)) throw new SomoError('RATE_LIMITED')
      const hash = hashInvitationCode(code)
      const invitation = hash === null ? null : await store.readInvitation(pool, hash)
      if (invitation === null) await store.noteWrongCode(pool, person)
      return invitation
    },
    end: (call, uuid) =>
      transact(async (client) => {
        const relation = isUuid(uuid) ? await store.lockRelation(client, uuid) : null
        const person = await personOf(call)
        const by = relation === null ? null : partyOf(call, person, relation)
        if (relation === null || by === null) return failed(userError('UNKNOWN', 'uuid'))
        if (by === 'LEARNER' && relation.type !== 'MENTOR') return failed(userError('LOCKED', 'uuid'))
        // An answer that got lost is asked for again.
        if (relation.state !== 'INVITED' && relation.state !== 'ACTIVE') return answer(client, call, uuid)
        await store.closeRelation(client, uuid, 'ENDED', by)
        await audit(client, call, 'relation.end', relation)
        return answer(client, call, uuid)
      }),
    accept: (call, code) =>
      open(call, code, async (client, person, relation) => {
        if (person === relation.learner) return failed(userError('SELF', 'code'))
        await store.closeOver(client, relation.learner)
        if (await store.isRelated(client, relation, person)) return failed(userError('TAKEN', 'code'))
        await store.takeInvitation(client, relation.uuid, person)
        await audit(client, call, 'relation.accept', relation)
        return done
      }),
    decline: (call, code) =>
      open(call, code, async (client, person, relation) => {
        if (person === relation.learner) return failed(userError('SELF', 'code'))
        await store.closeRelation(client, relation.uuid, 'DECLINED', 'RELATIVE')
        await audit(client, call, 'relation.decline', relation)
        return done
      }),
    respond: (call, uuid, isAccepted) =>
      transact(async (client) => {
        const relation = isUuid(uuid) ? await store.lockRelation(client, uuid) : null
        if (relation === null || relation.learner !== (await personOf(call)))
          return failed(userError('UNKNOWN', 'uuid'))
        if (relation.type !== 'MENTOR' || relation.state !== 'INVITED' || relation.relative === null)
          return failed(userError('WRONG_STATE', 'uuid'))
        await store.closeOver(client, relation.learner)
        if (isAccepted && (await store.isRelated(client, relation, relation.relative)))
          return failed(userError('TAKEN', 'uuid'))
        if (isAccepted) await store.acceptMentor(client, uuid)
        else await store.closeRelation(client, uuid, 'DECLINED', 'LEARNER')
        await audit(client, call, isAccepted ? 'relation.accept' : 'relation.decline', relation)
        return done
      }),
  }
}

/** As whom a caller ends a relation; null for somebody whom it does not concern. */
function partyOf({ roles }: Pick<Caller, 'roles'>, person: string, { learner, relative }: store.LockedRelation) {
  if (relative === person) return 'RELATIVE'
  if (roles.includes('ADMIN')) return 'ADMINISTRATOR'
  return learner === person ? 'LEARNER' : null
}

const answer = async (client: PoolClient, { roles }: RequestCall, uuid: string): Promise<RelationPayload> => ({
  relation: roles.includes('ADMIN') ? await store.findRelation(client, uuid) : null,
  userErrors: [],
})

const audit = (
  client: PoolClient,
  call: RequestCall,
  action: 'relation.end' | 'relation.accept' | 'relation.decline',
  { uuid, type }: store.LockedRelation,
) => writeAudit(client, call, [{ action, objectKind: 'relation', object: uuid, after: { type } }])

/** Learners with no more than their relation shows. */
async function readAccompanied(pool: Pool, relative: string, locale: string): Promise<AccompaniedLearner[]> {
  const relations = await accompanied.listAccompanied(pool, relative)
  const learners = [...new Set(relations.map(({ learner }) => learner))]
  const withCertificates = relations.filter(({ sees }) => sees.includes('CERTIFICATES')).map(({ learner }) => learner)
  const [items, certificates] = await Promise.all([
    accompanied.listItems(pool, learners),
    accompanied.listCertificates(pool, withCertificates),
  ])
  return relations.map(({ learner, ...relation }) => {
    const [seesDue, seesScores] = [relation.sees.includes('DUE_DATES'), relation.sees.includes('SCORES')]
    return {
      ...relation,
      items: items
        .filter((item) => item.learner === learner)
        .map(({ uuid, titles, mainLocale, state, dueAt, completedAt, score }) => ({
          ...{ uuid, completedAt, title: textIn(titles, locale, mainLocale) ?? '' },
          isDone: state === 'COMPLETED' || state === 'EXPIRING',
          state: seesDue ? state : null,
          dueAt: seesDue ? dueAt : null,
          score: seesScores ? score : null,
        })),
      certificates: relation.sees.includes('CERTIFICATES')
        ? certificates
            .filter((one) => one.learner === learner)
            .map(({ uuid, title, issuedAt, validUntil }) => ({ uuid, title, issuedAt, validUntil: validUntil ?? null }))
        : [],
    }
  })
}
