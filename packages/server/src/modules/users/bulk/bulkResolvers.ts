import type { UserMutationsResolvers, UserQueriesResolvers } from '@somo/graphql/resolvers'
import type { BulkPayload, UserAction, UserSelection } from '@somo/graphql/schema'
import { callOf } from '../../../access/callContext.ts'
import type { RequestContext } from '../../../access/requestContext.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import type { BulkInput, BulkMutation } from './bulkApiTypes.ts'
import { previewBulkAction } from './previewBulkAction.ts'
import { bulkActions } from './registry.ts'
import { runBulkAction } from './runBulkAction.ts'
import { undoBulk } from './undoBulk.ts'

interface BulkArgs extends BulkInput {
  readonly selection: UserSelection
  readonly confirmation?: string | null
}

type BulkResolver = (parent: unknown, args: BulkArgs, context: RequestContext) => Promise<BulkPayload>

const createMutation =
  (deps: PeopleDeps, action: UserAction): BulkResolver =>
  (_, { selection, confirmation = null, ...input }, context) =>
    runBulkAction(deps, callOf(context), { action, selection, input, confirmation })

/** The preview of any bulk action, the mutation of each, and the undo. */
export function createBulkResolvers(deps: PeopleDeps): {
  readonly queries: Pick<UserQueriesResolvers<RequestContext>, 'consequences'>
  readonly mutations: Pick<UserMutationsResolvers<RequestContext>, BulkMutation | 'undoBulk'>
} {
  const mutations = bulkActions.map(({ mutation, name }) => [mutation, createMutation(deps, name)] as const)
  return {
    queries: {
      consequences: (_, { action, selection, ...input }, context) =>
        previewBulkAction(deps, callOf(context), { action, selection, input }),
    },
    mutations: {
      // The registry is checked to hold every bulk mutation of the schema.
      ...(Object.fromEntries(mutations) as Record<BulkMutation, BulkResolver>),
      undoBulk: (_, { job }, context) => undoBulk(deps, callOf(context), job),
    },
  }
}
