import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../../access/requestContext.ts'
import { openNamespace } from '../../namespace.ts'
import type { UserService } from './loginCountService.ts'

/** Resolves the mutation that counts a sign-in. */
export function createUserResolvers(service: UserService): Resolvers<RequestContext> {
  return {
    Mutation: { user: () => openNamespace() },
    UserMutations: { updateCountUserLogin: (_, __, context) => service.countLogin(requireCaller(context)) },
  }
}
