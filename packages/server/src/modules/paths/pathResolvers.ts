import type { Resolvers } from '@somo/graphql/resolvers'
import type { Pool } from 'pg'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readBounded } from '../list/keysetList.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { countPaths, listPaths } from './list/pathListStore.ts'
import type { PathService } from './pathService.ts'
import * as writer from './pathWriter.ts'

const readCap = (cap: number): number => readBounded(cap, [1, 10_000], 'cap')

/** Translates `learningPaths { … }` and `learningPath { … }` into calls of the service. */
export const createPathResolvers = (pool: Pool, service: PathService): Resolvers<RequestContext> => ({
  Query: { learningPaths: () => openNamespace() },
  Mutation: { learningPath: () => openNamespace() },
  LearningPathQueries: {
    learningPaths: (_, { page, filter, sort }, context) =>
      listPaths(pool, planPage(page, sort ?? { field: 'TITLE', direction: 'ASCENDING' }), {
        scope: scopeOf(requireCaller(context)),
        filter: filter ?? {},
      }),
    count: (_, { cap, filter }, context) =>
      countPaths(pool, readCap(cap), { scope: scopeOf(requireCaller(context)), filter: filter ?? {} }),
    learningPath: (_, { uuid }, context) => service.find(requireCaller(context), uuid),
    mediumChoices: (_, { search }, context) => service.mediumChoices(requireCaller(context), search),
    certificateChoices: () => service.certificateChoices(),
    movePreview: (_, { uuid }, context) => service.movePreview(requireCaller(context), uuid),
    people: (_, { uuid, page, locale, filter, sort }, context) =>
      service.people(requireCaller(context), planPage(page, sort ?? { field: 'NAME', direction: 'ASCENDING' }), {
        path: uuid,
        locale,
        filter: filter ?? {},
      }),
    peopleCount: (_, { uuid, cap, filter }, context) =>
      service.countPeople(requireCaller(context), readCap(cap), { path: uuid, locale: 'en', filter: filter ?? {} }),
    offered: (_, { locale, search }, context) => service.offered(requireCaller(context), locale, search ?? ''),
  },
  LearningPathMutations: {
    create: (_, { input, idempotenceKey }, context) => {
      const call = callOf(context)
      return service.write(call, (client) => writer.createPath(client, call, input, idempotenceKey ?? null))
    },
    updateDetails: (_, { input, ...target }, context) => {
      const call = callOf(context)
      return service.write(call, (client) => writer.changePath(client, call, target, writer.updateDetails(input)))
    },
    updateStages: (_, { stages, ...target }, context) => {
      const call = callOf(context)
      return service.write(call, (client) => writer.changePath(client, call, target, writer.updateStages(stages)))
    },
    discardDraft: (_, target, context) => {
      const call = callOf(context)
      return service.write(call, (client) => writer.changePath(client, call, target, writer.discardDraft))
    },
    publish: (_, { movesPeople, digest, ...target }, context) => {
      const call = callOf(context)
      const work = writer.publishPath({ movesPeople, digest: digest ?? null })
      return service.publish(call, (client) => writer.changePath(client, call, target, work))
    },
    setArchived: (_, { isArchived, ...target }, context) => {
      const call = callOf(context)
      return service.write(call, (client) => writer.changePath(client, call, target, writer.setArchived(isArchived)))
    },
    remove: (_, target, context) => {
      const call = callOf(context)
      return service.write(call, (client) => writer.changePath(client, call, target, writer.removePath))
    },
  },
})
