import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { toldLocale } from '../../access/caller.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { JobService } from './service.ts'

/** Translates `jobs { … }` and `job { … }` into calls of the service. */
export function createJobResolvers(service: JobService): Resolvers<RequestContext> {
  return {
    Query: { jobs: () => openNamespace() },
    Mutation: { job: () => openNamespace() },
    JobQueries: {
      job: (_, { uuid }, context) => service.find(uuid, requireCaller(context)),
      mine: (_, { page, filter, sort }, context) =>
        service.listMine(page, filter ?? null, requireCaller(context), sort ?? null),
      jobs: (_, { page, filter, sort }, context) =>
        service.list(page, filter ?? null, requireCaller(context), sort ?? null),
      count: (_, { cap, filter }) => service.count(cap, filter ?? null),
      failures: (_, { job }, context) => service.failures(job, requireCaller(context)),
      schedules: () => service.schedules(),
    },
    JobMutations: {
      cancelJob: (_, { uuid }, context) => service.cancel(uuid, requireCaller(context)),
      exportJobs: (_, { filter, sort, format }, context) => {
        const call = callOf(context)
        const wish = {
          filter: filter ?? null,
          format,
          locale: toldLocale(call),
          ...(sort ? { direction: sort.direction } : {}),
        }
        return service.startExport(wish, call)
      },
      retryJob: (_, { uuid }, context) => service.retry(uuid, requireCaller(context)),
    },
  }
}
