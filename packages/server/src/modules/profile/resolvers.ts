import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ProfileService } from './service.ts'
import type { SignInService } from './signInService.ts'

/** Translates `me { … }` and what people change of themselves into calls of the services. */
export function createProfileResolvers(profiles: ProfileService, signIns: SignInService): Resolvers<RequestContext> {
  return {
    Query: { me: () => openNamespace() },
    MeQueries: {
      profile: (_, __, context) => profiles.read(requireCaller(context)),
      sessions: (_, __, context) => signIns.listSessions(requireCaller(context)),
    },
    UserMutations: {
      updateProfile: (_, { revision, patch }, context) => profiles.update(requireCaller(context), revision, patch),
      setAvatar: (_, { upload }, context) => profiles.setAvatar(requireCaller(context), upload ?? null),
      changePassword: (_, { current, next }, context) => signIns.changePassword(requireCaller(context), current, next),
      endSession: (_, { uuid }, context) => signIns.endSession(requireCaller(context), uuid),
      endOtherSessions: (_, __, context) => signIns.endOtherSessions(requireCaller(context)),
    },
  }
}
