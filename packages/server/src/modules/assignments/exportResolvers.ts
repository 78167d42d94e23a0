import type { Resolvers } from '@somo/graphql/resolvers'
import type { JobPayload } from '@somo/graphql/schema'
import { callOf, type RequestCall } from '../../access/callContext.ts'
import { toldLocale } from '../../access/caller.ts'
import type { RequestContext } from '../../access/requestContext.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import { byName, latestFirst } from './assignmentResolvers.ts'
import type { AssignmentDeps, AssignmentService } from './assignmentService.ts'
import { assignmentExportKind, type AssignmentExportJob } from './list/exportAssignments.ts'
import { countAssignments } from './list/assignmentListStore.ts'
import { peopleExportKind, type PeopleExportJob } from './people/exportPeople.ts'
import { countPeople } from './people/peopleStore.ts'
import { scopeOf } from '../scope.ts'
import { userError } from '../userError.ts'

type Exports = Pick<NonNullable<Resolvers<RequestContext>['AssignmentMutations']>, 'exportList' | 'exportPeople'>

/** Starts the jobs that write lists of assignments and of their people into files. */
export function createExportResolvers(
  service: Pick<AssignmentService, 'find'>,
  { pool, transact, jobs, findJob }: AssignmentDeps,
): { readonly AssignmentMutations: Exports } {
  const localeOf = (call: RequestCall) => readFileLocale(pool, call.subject, toldLocale(call))
  const start = async (
    call: RequestCall,
    job:
      | { readonly kind: typeof assignmentExportKind; readonly payload: AssignmentExportJob }
      | { readonly kind: typeof peopleExportKind; readonly payload: PeopleExportJob },
  ): Promise<JobPayload> => {
    const uuid = await transact((client) => jobs.start(client, { ...job, owner: call }))
    return { job: await findJob(uuid, call), userErrors: [] }
  }
  return {
    AssignmentMutations: {
      exportList: async (_, { filter: given, sort, format }, context) => {
        const call = callOf(context)
        const filter = given ?? {}
        // Throws for a filter beyond its bounds, before a job fails with it.
        await countAssignments(pool, 1, { scope: scopeOf(call), filter })
        const payload = { filter, sort: sort ?? latestFirst, format, locale: await localeOf(call) }
        return start(call, { kind: assignmentExportKind, payload })
      },
      exportPeople: async (_, { uuid, filter: given, sort, format }, context) => {
        const call = callOf(context)
        if ((await service.find(call, uuid)) === null) return { job: null, userErrors: [userError('UNKNOWN', 'uuid')] }
        const filter = given ?? {}
        await countPeople(pool, 1, { assignment: uuid, scope: scopeOf(call), filter })
        const payload = { assignment: uuid, filter, sort: sort ?? byName, format, locale: await localeOf(call) }
        return start(call, { kind: peopleExportKind, payload })
      },
    },
  }
}
