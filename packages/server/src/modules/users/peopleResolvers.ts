import type { Resolvers } from '@somo/graphql/resolvers'
import type { BulkPayload, UserAction, UserSelection } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ActionArgs } from './bulkAction.ts'
import { doBulk, foretell } from './bulk.ts'
import { createPerson } from './createPerson.ts'
import { startExport } from './exports.ts'
import { foretellLetters, startLetters } from './letters.ts'
import { decideLinkCase, listLinkCases } from './linkCases.ts'
import { foretellMerge, mergePeople } from './merge/mergePeople.ts'
import { keepApart, listTwins } from './merge/twins.ts'
import { type PeopleParts } from './parts.ts'
import { createPeopleService } from './peopleService.ts'
import { listConsentsOf, listMailsOf, listSignInsOf } from './personRecord.ts'
import { resetPassword } from './resetPassword.ts'
import { resetSecondFactor } from './resetSecondFactor.ts'
import { undoBulk } from './undoBulk.ts'
import { setDefaultUnitOf, updatePerson } from './updatePerson.ts'

const ask = callOf

interface Bulk extends ActionArgs {
  readonly selection: UserSelection
  readonly confirmation?: string | null
}

function createBulkMutations(parts: PeopleParts) {
  const bulk =
    (action: UserAction) =>
    (_: unknown, { selection, confirmation = null, ...args }: Bulk, context: RequestContext): Promise<BulkPayload> =>
      doBulk(parts, requireCaller(context), context.requestId, { action, selection, args, confirmation })
  return {
    inviteUsers: bulk('INVITE'),
    suspendUsers: bulk('SUSPEND'),
    reactivateUsers: bulk('REACTIVATE'),
    deactivateUsersOn: bulk('DEACTIVATE_ON'),
    setRoles: bulk('SET_ROLES'),
    addToUnit: bulk('ADD_TO_UNIT'),
    removeFromUnit: bulk('REMOVE_FROM_UNIT'),
    setUnitRole: bulk('SET_UNIT_ROLE'),
    endSessionsOf: bulk('END_SESSIONS'),
    anonymiseUsers: bulk('ANONYMISE'),
  }
}

/** Translates `users { … }`, and what is done to people, into calls of the service. */
export function createPeopleResolvers(parts: PeopleParts): Resolvers<RequestContext> {
  const service = createPeopleService(parts)
  return {
    Query: { users: () => openNamespace() },
    UserQueries: {
      users: (_, { page, sort, filter }, context) =>
        service.list(requireCaller(context), page, sort ?? null, filter ?? {}),
      count: (_, { cap, filter }, context) => service.count(requireCaller(context), cap, filter ?? {}),
      user: (_, { uuid }, context) => service.find(requireCaller(context), uuid),
      memberships: (_, { user }, context) => service.listMemberships(requireCaller(context), user),
      comingMemberships: (_, { user }, context) => service.listComing(requireCaller(context), user),
      history: (_, { user, page }, context) => service.readHistory(requireCaller(context), user, page),
      consequences: (_, { action, selection, ...args }, context) =>
        foretell(parts, ask(context), { action, selection, args }),
      duplicates: (_, { user }, context) => listTwins(parts, requireCaller(context), user),
      merge: (_, { winner, loser }, context) => foretellMerge(parts, requireCaller(context), winner, loser),
      letterConsequences: (_, { selection }, context) => foretellLetters(parts, ask(context), selection),
      linkCases: (_, { page }, context) => listLinkCases(parts, ask(context), page),
      mails: (_, { user, page }, context) => listMailsOf(parts, requireCaller(context), user, page),
      consents: (_, { user }, context) => listConsentsOf(parts, requireCaller(context), user),
      signIns: (_, { user }, context) => listSignInsOf(parts, requireCaller(context), user),
      abilities: (_, __, context) => service.readAbilities(requireCaller(context)),
    },
    UserMutations: {
      createUser: (_, { input, idempotenceKey }, context) =>
        createPerson(parts, ask(context), input, idempotenceKey ?? null),
      updateUser: (_, { uuid, revision, patch }, context) => updatePerson(parts, ask(context), uuid, revision, patch),
      ...createBulkMutations(parts),
      resetPassword: (_, { uuid }, context) => resetPassword(parts, ask(context), uuid),
      resetSecondFactor: (_, { uuid }, context) => resetSecondFactor(parts, ask(context), uuid),
      setDefaultUnitOf: (_, { uuid, unit }, context) => setDefaultUnitOf(parts, ask(context), uuid, unit),
      exportUsers: (_, args, context) => startExport(parts, requireCaller(context), context.requestId, args),
      printLetters: (_, { selection }, context) =>
        startLetters(parts, requireCaller(context), context.requestId, selection),
      undoBulk: (_, { job }, context) => undoBulk(parts, requireCaller(context), context.requestId, job),
      mergeUsers: (_, order, context) => mergePeople(parts, ask(context), order),
      keepApart: (_, { user, other }, context) => keepApart(parts, ask(context), user, other),
      decideLinkCase: (_, { uuid, user }, context) => decideLinkCase(parts, ask(context), uuid, user ?? null),
    },
  }
}
