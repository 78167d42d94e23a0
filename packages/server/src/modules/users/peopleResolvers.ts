import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import { createBulkResolvers } from './bulk/bulkResolvers.ts'
import { keepApart, listDuplicates } from './duplicates/duplicates.ts'
import { mergePeople, previewMerge } from './duplicates/mergePeople.ts'
import { startExport } from './export/exportPeople.ts'
import { previewLetters } from './letters/previewLetters.ts'
import { startLetters } from './letters/startLetters.ts'
import { decideLinkCase } from './linking/decideLinkCase.ts'
import { listLinkCases } from './linking/listLinkCases.ts'
import type { PeopleDeps } from './peopleDeps.ts'
import { createPeopleService } from './peopleService.ts'
import { createPerson } from './person/createPerson.ts'
import { createPersonRecord } from './person/personRecord.ts'
import { setDefaultUnit } from './person/setDefaultUnit.ts'
import { updatePerson } from './person/updatePerson.ts'
import { readUserAbilities } from './person/userAbilities.ts'
import { resetPassword } from './sign-in/resetPassword.ts'
import { resetSecondFactor } from './sign-in/resetSecondFactor.ts'

/** Resolves `users { … }`, and the mutations of `user { … }` that change people. */
export function createPeopleResolvers(deps: PeopleDeps): Resolvers<RequestContext> {
  const people = createPeopleService(deps)
  const person = createPersonRecord(deps)
  const bulk = createBulkResolvers(deps)
  return {
    Query: { users: () => openNamespace() },
    UserQueries: {
      users: (_, { page, sort, filter }, context) =>
        people.list(requireCaller(context), page, sort ?? null, filter ?? {}),
      count: (_, { cap, filter }, context) => people.count(requireCaller(context), cap, filter ?? {}),
      user: (_, { uuid }, context) => person.find(requireCaller(context), uuid),
      memberships: (_, { user }, context) => person.memberships(requireCaller(context), user),
      comingMemberships: (_, { user }, context) => person.scheduledMemberships(requireCaller(context), user),
      history: (_, { user, page }, context) => person.history(requireCaller(context), user, page),
      mails: (_, { user, page }, context) => person.mails(requireCaller(context), user, page),
      consents: (_, { user }, context) => person.consents(requireCaller(context), user),
      signIns: (_, { user }, context) => person.signIns(requireCaller(context), user),
      duplicates: (_, { user }, context) => listDuplicates(deps, requireCaller(context), user),
      merge: (_, { winner, loser }, context) => previewMerge(deps, requireCaller(context), winner, loser),
      letterConsequences: (_, { selection }, context) => previewLetters(deps, callOf(context), selection),
      linkCases: (_, { page }, context) => listLinkCases(deps, callOf(context), page),
      abilities: (_, __, context) => readUserAbilities(deps, requireCaller(context)),
      ...bulk.queries,
    },
    UserMutations: {
      createUser: (_, { input, idempotenceKey }, context) =>
        createPerson(deps, callOf(context), input, idempotenceKey ?? null),
      updateUser: (_, { uuid, revision, patch }, context) =>
        updatePerson(deps, callOf(context), { uuid, revision, patch }),
      resetPassword: (_, { uuid }, context) => resetPassword(deps, callOf(context), uuid),
      resetSecondFactor: (_, { uuid }, context) => resetSecondFactor(deps, callOf(context), uuid),
      setDefaultUnitOf: (_, { uuid, unit }, context) => setDefaultUnit(deps, callOf(context), uuid, unit),
      exportUsers: (_, args, context) => startExport(deps, callOf(context), args),
      printLetters: (_, { selection }, context) => startLetters(deps, callOf(context), selection),
      mergeUsers: (_, order, context) => mergePeople(deps, callOf(context), order),
      keepApart: (_, { user, other }, context) => keepApart(deps, callOf(context), user, other),
      decideLinkCase: (_, { uuid, user }, context) => decideLinkCase(deps, callOf(context), uuid, user ?? null),
      ...bulk.mutations,
    },
  }
}
