import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { EmailChangeService } from './emailChange.ts'
import type { ProfileService } from './service.ts'
import type { SignInService } from './signInService.ts'

/** Translates `me { … }` and what people change of themselves into calls of the services. */
export function createProfileResolvers(
  profiles: ProfileService,
  signIns: SignInService,
  emails: EmailChangeService,
): Resolvers<RequestContext> {
  return {
    Query: { me: () => openNamespace() },
    MeQueries: {
      profile: (_, __, context) => profiles.read(requireCaller(context)),
      pendingEmail: (_, __, context) => emails.readPending(requireCaller(context)),
      sessions: (_, __, context) => signIns.listSessions(requireCaller(context)),
    },
    UserMutations: {
      updateProfile: (_, { revision, patch }, context) => profiles.update(requireCaller(context), revision, patch),
      setAvatar: (_, { upload }, context) => profiles.setAvatar(requireCaller(context), upload ?? null),
      requestEmailChange: (_, { email, password }, context) => emails.request(callOf(context), email, password ?? null),
      resendEmailChange: (_, __, context) => emails.resend(callOf(context)),
      cancelEmailChange: (_, __, context) => emails.cancel(callOf(context)),
      changePassword: (_, { current, next }, context) => signIns.changePassword(requireCaller(context), current, next),
      endSession: (_, { uuid }, context) => signIns.endSession(requireCaller(context), uuid),
      endOtherSessions: (_, __, context) => signIns.endOtherSessions(requireCaller(context)),
    },
  }
}
