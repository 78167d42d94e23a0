import type { Resolvers } from '@somo/graphql/resolvers'
import type { AssignmentEnrolmentSort, AssignmentSort } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readBounded } from '../list/keysetList.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import type { AssignmentDeps, AssignmentService } from './assignmentService.ts'
import { copyAssignment, createAssignment, editAssignment } from './editing/createAssignment.ts'
import { updateAudience, updateMessages, updateTargets } from './editing/updateSteps.ts'
import { updateRenewal, updateSchedule } from './editing/updateTimes.ts'
import { checkAssignment, listCheckRows } from './evaluation/check.ts'
import { endAssignment, pauseAssignment, removeAssignment, resumeAssignment } from './life.ts'
import { countAssignments, countTabs, listAssignments } from './list/assignmentListStore.ts'
import { findTargetChoices } from './list/targetChoices.ts'
import { explain } from './people/explain.ts'
import { countPeople, countStates, listPeople } from './people/peopleStore.ts'
import { findRemindable, readReminders } from './people/nextReminder.ts'
import { listSentMessages } from './people/sentMessages.ts'
import { changeDue, endWaiver, extend, remind, removePeople, waive } from './people/personActs.ts'
import { decideRequests, listRequests, readWaiting } from './requests.ts'

type AssignmentResolvers = Required<Pick<Resolvers<RequestContext>, 'AssignmentQueries' | 'AssignmentMutations'>>

/** The order of the list where none is asked for. */
export const latestFirst: AssignmentSort = { field: 'UPDATED', direction: 'DESCENDING' }
/** The order of people where none is asked for. */
export const byName: AssignmentEnrolmentSort = { field: 'NAME', direction: 'ASCENDING' }
const caps = [1, 10_000] as const

const queries = (service: AssignmentService, { pool }: AssignmentDeps): AssignmentResolvers['AssignmentQueries'] => ({
  assignments: (_, { page, filter, sort }, context) =>
    listAssignments(pool, planPage(page, sort ?? latestFirst), {
      scope: scopeOf(requireCaller(context)),
      filter: filter ?? {},
    }),
  count: (_, { cap, filter }, context) =>
    countAssignments(pool, readBounded(cap, caps, 'cap'), {
      scope: scopeOf(requireCaller(context)),
      filter: filter ?? {},
    }),
  tabCounts: (_, __, context) => countTabs(pool, scopeOf(requireCaller(context))),
  assignment: (_, { uuid }, context) => service.find(requireCaller(context), uuid),
  targetChoices: (_, { search }, context) => findTargetChoices(pool, requireCaller(context), search),
  check: async (_, { uuid }, context) => {
    const caller = requireCaller(context)
    const row = await service.findReady(caller, uuid)
    return row === null ? null : checkAssignment(pool, row, scopeOf(caller))
  },
  checkRows: async (_, { uuid, page, change }, context) => {
    const caller = requireCaller(context)
    const plan = planPage(page, { field: 'NAME', direction: 'ASCENDING' } as const)
    const row = await service.findReady(caller, uuid)
    return row === null ? null : listCheckRows(pool, plan, { uuid, scope: scopeOf(caller), changes: change ?? [] })
  },
})

const peopleQueries = (
  service: AssignmentService,
  { pool }: AssignmentDeps,
): AssignmentResolvers['AssignmentQueries'] => ({
  people: async (_, { uuid, page, filter, sort }, context) => {
    const caller = requireCaller(context)
    const plan = planPage(page, sort ?? byName)
    if ((await service.find(caller, uuid)) === null) return null
    return listPeople(pool, plan, { assignment: uuid, scope: scopeOf(caller), filter: filter ?? {} })
  },
  peopleCount: async (_, { uuid, cap, filter }, context) => {
    const caller = requireCaller(context)
    const most = readBounded(cap, caps, 'cap')
    if ((await service.find(caller, uuid)) === null) return null
    return countPeople(pool, most, { assignment: uuid, scope: scopeOf(caller), filter: filter ?? {} })
  },
  peopleCounts: async (_, { uuid }, context) => {
    const caller = requireCaller(context)
    return (await service.find(caller, uuid)) === null ? null : countStates(pool, uuid, scopeOf(caller))
  },
  messages: async (_, { uuid }, context) => {
    const caller = requireCaller(context)
    return (await service.find(caller, uuid)) === null ? null : listSentMessages(pool, uuid, scopeOf(caller))
  },
  reminders: async (_, { uuid }, context) => {
    const caller = requireCaller(context)
    return (await service.find(caller, uuid)) === null ? null : readReminders(pool, uuid, scopeOf(caller))
  },
  history: (_, { uuid, page }, context) => service.history(requireCaller(context), uuid, page),
  explain: (_, { person, medium }, context) => explain(pool, requireCaller(context), { person, medium }),
  requests: (_, { page }, context) =>
    listRequests(
      pool,
      planPage(page, { field: 'CREATED', direction: 'ASCENDING' } as const),
      scopeOf(requireCaller(context)),
    ),
  waiting: (_, __, context) => readWaiting(pool, scopeOf(requireCaller(context))),
})

const drafts = (
  service: AssignmentService,
): Pick<
  AssignmentResolvers['AssignmentMutations'],
  | 'create'
  | 'copy'
  | 'edit'
  | 'updateTargets'
  | 'updateAudience'
  | 'updateSchedule'
  | 'updateRenewal'
  | 'updateMessages'
> => ({
  create: (_, { input, idempotenceKey }, context) => {
    const call = callOf(context)
    return service.create((client) => createAssignment(client, call, input, idempotenceKey ?? null), call)
  },
  copy: (_, { uuid, title, idempotenceKey }, context) => {
    const call = callOf(context)
    return service.create((client) => copyAssignment(client, call, { uuid, title, key: idempotenceKey ?? null }), call)
  },
  edit: (_, { uuid }, context) => {
    const call = callOf(context)
    return service.create((client) => editAssignment(client, call, uuid), call)
  },
  updateTargets: (_, { input, ...target }, context) => {
    const call = callOf(context)
    return service.change(call, target, ['DRAFT'], updateTargets(call, input))
  },
  updateAudience: (_, { input, ...target }, context) => {
    const call = callOf(context)
    return service.change(call, target, ['DRAFT'], updateAudience(call, input))
  },
  updateSchedule: (_, { input, ...target }, context) =>
    service.change(callOf(context), target, ['DRAFT'], updateSchedule(input)),
  updateRenewal: (_, { input, ...target }, context) =>
    service.change(callOf(context), target, ['DRAFT'], updateRenewal(input)),
  updateMessages: (_, { input, ...target }, context) =>
    service.change(callOf(context), target, ['DRAFT'], updateMessages(input)),
})

const lives = (
  service: AssignmentService,
  { jobs }: AssignmentDeps,
): Pick<AssignmentResolvers['AssignmentMutations'], 'activate' | 'pause' | 'resume' | 'end' | 'remove'> => ({
  activate: (_, target, context) => service.activate(callOf(context), target),
  pause: (_, target, context) => service.change(callOf(context), target, ['ACTIVE'], pauseAssignment),
  resume: (_, target, context) => {
    const call = callOf(context)
    return service.change(call, target, ['PAUSED'], resumeAssignment({ call, jobs }))
  },
  end: (_, { keepsStarted, ...target }, context) => {
    const call = callOf(context)
    return service.change(call, target, ['ACTIVE', 'PAUSED'], endAssignment({ call, jobs }, keepsStarted))
  },
  remove: (_, target, context) => service.change(callOf(context), target, ['DRAFT'], removeAssignment),
})

const acts = ({
  transact,
}: AssignmentDeps): Omit<AssignmentResolvers['AssignmentMutations'], 'exportList' | 'exportPeople'> => ({
  waive: (_, { reason, until, ...those }, context) =>
    transact((client) => waive(client, callOf(context), those, { reason, until: until ?? null })),
  endWaiver: (_, those, context) => transact((client) => endWaiver(client, callOf(context), those)),
  extend: (_, { days, digest, ...those }, context) =>
    transact((client) => extend(client, callOf(context), those, { days, digest })),
  changeDue: (_, { dueOn, ...those }, context) =>
    transact((client) => changeDue(client, callOf(context), those, dueOn ?? null)),
  removePeople: (_, those, context) => transact((client) => removePeople(client, callOf(context), those)),
  remind: (_, { uuid, enrolments }, context) =>
    transact(async (client) => {
      const call = callOf(context)
      const chosen = enrolments ?? (await findRemindable(client, uuid, scopeOf(call)))
      return remind(client, call, { uuid, enrolments: chosen })
    }),
  decideRequests: (_, { reason, ...decision }, context) =>
    transact((client) => decideRequests(client, callOf(context), { ...decision, reason: reason ?? null })),
})

/** Translates `assignments { … }` and `assignment { … }` into calls of the service. */
export const createAssignmentResolvers = (
  service: AssignmentService,
  deps: AssignmentDeps,
): Resolvers<RequestContext> => ({
  Query: { assignments: () => openNamespace() },
  Mutation: { assignment: () => openNamespace() },
  AssignmentQueries: { ...queries(service, deps), ...peopleQueries(service, deps) },
  AssignmentMutations: { ...drafts(service), ...lives(service, deps), ...acts(deps) },
})
