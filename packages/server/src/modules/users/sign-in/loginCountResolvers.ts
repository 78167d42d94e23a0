import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../../access/requestContext.ts'
import { openNamespace } from '../../namespace.ts'
import type { UserService } from './loginCountService.ts'

/** Translates `user { … }` into calls of the service. */
export function createUserResolvers(service: UserService): Resolvers<RequestContext> {
  return {
    Mutation: { user: () => openNamespace() },
    UserMutations: { updateCountUserLogin: (_, __, context) => service.countLogin(requireCaller(context)) },
  }
}
