import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import { SomoError } from '../../access/somoError.ts'
import { openNamespace } from '../namespace.ts'

const refuse = (): never => {
  throw new SomoError('UNAVAILABLE')
}

export function createProfileResolvers(): Resolvers<RequestContext> {
  return {
    Query: { me: () => openNamespace() },
    MeQueries: { profile: refuse, sessions: refuse },
    UserMutations: { updateProfile: refuse, setAvatar: refuse, changePassword: refuse, endSession: refuse, endOtherSessions: refuse },
  }
}
