import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import packageFacts from '../../../package.json' with { type: 'json' }

/** The version of this API, such as 2.0.4: that of the server's package. */
export const apiVersion: string = packageFacts.version

/** Answers `version`. */
export function createVersionResolvers(): Resolvers<RequestContext> {
  return { Query: { version: () => apiVersion } }
}
