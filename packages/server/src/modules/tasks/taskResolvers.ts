import type { Resolvers } from '@somo/graphql/resolvers'
import type { TaskSort } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readCap } from '../list/keysetList.ts'
import type { ModuleDeps } from '../module.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import type { OwnTaskService } from './learner/ownTaskService.ts'
import { extend, release, remind, reopen } from './manage/participantActs.ts'
import { countParticipants, listParticipants } from './manage/participants.ts'
import { countTasks, listTasks } from './manage/taskListStore.ts'
import type { TaskDeps, TaskService } from './manage/taskService.ts'
import type { ReviewService } from './review/reviewService.ts'
import { countQueue, listQueue } from './review/reviewStore.ts'
import { startStatisticsExport } from './statistics/exportStatistics.ts'
import { readByReviewer, readByTask, readByUnit, readOverview } from './statistics/statisticsStore.ts'

type TaskResolvers = Required<Pick<Resolvers<RequestContext>, 'TaskQueries' | 'TaskMutations'>>

export interface TaskResolverDeps extends TaskDeps, Pick<ModuleDeps, 'jobs' | 'jobService'> {
  readonly tasks: TaskService
  readonly own: OwnTaskService
  readonly reviews: ReviewService
}

const latestFirst: TaskSort = { field: 'UPDATED', direction: 'DESCENDING' }
const byName = { field: 'NAME', direction: 'ASCENDING' } as const
const longestWaiting = { field: 'HANDED_IN', direction: 'ASCENDING' } as const
const byDue = { field: 'DUE', direction: 'ASCENDING' } as const
const lastDue = { field: 'DUE', direction: 'DESCENDING' } as const

const queries = ({ pool, tasks, own, reviews }: TaskResolverDeps): TaskResolvers['TaskQueries'] => ({
  tasks: (_, { page, filter, sort }, context) =>
    listTasks(pool, planPage(page, sort ?? latestFirst), {
      scope: scopeOf(requireCaller(context)),
      filter: filter ?? {},
    }),
  count: (_, { cap, filter }, context) =>
    countTasks(pool, readCap(cap), { scope: scopeOf(requireCaller(context)), filter: filter ?? {} }),
  task: (_, { uuid }, context) => tasks.find(requireCaller(context), uuid),
  participants: async (_, { task, page, filter }, context) => {
    const caller = requireCaller(context)
    const plan = planPage(page, byName)
    const found = await tasks.find(caller, task)
    return found === null ? null : listParticipants(pool, plan, scopeOf(caller), task, filter ?? {})
  },
  countParticipants: async (_, { task, cap, filter }, context) => {
    const caller = requireCaller(context)
    const bounded = readCap(cap)
    const found = await tasks.find(caller, task)
    return found === null ? 0 : countParticipants(pool, bounded, scopeOf(caller), task, filter ?? {})
  },
  queue: (_, { page, task }, context) =>
    listQueue(pool, planPage(page, longestWaiting), requireCaller(context), task ?? null),
  queueCounts: (_, { task }, context) => countQueue(pool, requireCaller(context), task ?? null),
  submission: (_, { uuid }, context) => reviews.find(requireCaller(context), uuid),
  mine: (_, { page, isDone }, context) =>
    own.list(requireCaller(context), planPage(page, isDone === true ? lastDue : byDue), isDone === true),
  mineCounts: (_, __, context) => own.count(requireCaller(context)),
  own: (_, { uuid }, context) => own.find(requireCaller(context), uuid),
})

const mutations = ({ transact, tasks, own, reviews }: TaskResolverDeps): TaskResolvers['TaskMutations'] => ({
  create: (_, { input, idempotenceKey }, context) => tasks.create(callOf(context), input, idempotenceKey),
  update: (_, { uuid, revision, input }, context) => tasks.update(callOf(context), { uuid, revision }, input),
  step: (_, { uuid, revision, step }, context) => tasks.step(callOf(context), { uuid, revision }, step),
  remove: (_, { uuid, revision }, context) => tasks.remove(callOf(context), { uuid, revision }),
  attach: (_, { uuid, upload }, context) => tasks.attach(callOf(context), uuid, upload),
  detach: (_, { uuid, file }, context) => tasks.detach(callOf(context), uuid, file),
  remind: (_, { task, people }, context) => transact((client) => remind(client, callOf(context), task, people ?? null)),
  extend: (_, { task, person, dueOn }, context) =>
    transact((client) => extend(client, callOf(context), { task, person, dueOn: dueOn ?? null })),
  reopenSubmission: (_, given, context) => transact((client) => reopen(client, callOf(context), given)),
  releaseSubmission: (_, { submission }, context) => transact((client) => release(client, callOf(context), submission)),
  claim: (_, { submission }, context) => reviews.claim(requireCaller(context), submission),
  claimNext: (_, { task, skip }, context) => reviews.claimNext(requireCaller(context), task ?? null, skip),
  unclaim: (_, { submission }, context) => reviews.unclaim(requireCaller(context), submission),
  saveFeedback: (_, { points, ...given }, context) =>
    reviews.saveFeedback(requireCaller(context), { ...given, points: points ?? null }),
  review: (_, { input }, context) => reviews.review(callOf(context), input),
  saveDraft: (_, { input }, context) => own.saveDraft(requireCaller(context), input),
  addFile: (_, { task, upload }, context) => own.addFile(requireCaller(context), task, upload),
  removeFile: (_, { task, file }, context) => own.removeFile(requireCaller(context), task, file),
  handIn: (_, { input, number }, context) => own.handIn(requireCaller(context), input, number),
})

/** Translates `tasks { … }`, `task { … }` and `taskStatistics { … }` into calls of the services. */
export const createTaskResolvers = (deps: TaskResolverDeps): Resolvers<RequestContext> => ({
  Query: { tasks: () => openNamespace(), taskStatistics: () => openNamespace() },
  Mutation: { task: () => openNamespace(), taskStatistics: () => openNamespace() },
  TaskQueries: queries(deps),
  TaskMutations: mutations(deps),
  TaskStatisticsQueries: {
    overview: (_, { filter }, context) => readOverview(deps.pool, requireCaller(context), filter),
    byTask: (_, { filter }, context) => readByTask(deps.pool, requireCaller(context), filter),
    byReviewer: (_, { filter }, context) => readByReviewer(deps.pool, requireCaller(context), filter),
    byUnit: (_, { filter }, context) => readByUnit(deps.pool, requireCaller(context), filter),
  },
  TaskStatisticsMutations: {
    export: (_, wish, context) => startStatisticsExport(deps, callOf(context), wish),
  },
})
