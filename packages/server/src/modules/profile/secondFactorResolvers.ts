import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import type { SecondFactorService } from './secondFactorService.ts'

/** Translates what people do about their second factor into calls of the service. */
export function createSecondFactorResolvers(factors: SecondFactorService): Resolvers<RequestContext> {
  return {
    MeQueries: { secondFactor: (_, __, context) => factors.read(requireCaller(context)) },
    UserMutations: {
      beginAuthenticatorApp: (_, { password }, context) => factors.beginApp(requireCaller(context), password ?? null),
      finishAuthenticatorApp: (_, { code }, context) => factors.finishApp(callOf(context), code),
      removeAuthenticatorApp: (_, { password }, context) => factors.removeApp(callOf(context), password ?? null),
      renewRecoveryCodes: (_, { password }, context) => factors.renewCodes(callOf(context), password ?? null),
      beginPasskey: (_, { password }, context) => factors.beginPasskey(requireCaller(context), password ?? null),
      finishPasskey: (_, { response, name }, context) => factors.finishPasskey(callOf(context), response, name),
      renamePasskey: (_, { uuid, name, password }, context) =>
        factors.renamePasskey(callOf(context), uuid, name, password ?? null),
      removePasskey: (_, { uuid, password }, context) => factors.removePasskey(callOf(context), uuid, password ?? null),
    },
  }
}
