import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../../access/callContext.ts'
import type { RequestContext } from '../../../access/requestContext.ts'
import type { SynonymService } from './synonymService.ts'

/** The synonyms of the search, below `system { … }`. */
export const createSynonymResolvers = (synonyms: SynonymService): Resolvers<RequestContext> => ({
  SystemQueries: { synonyms: () => synonyms.list() },
  SystemMutations: {
    saveSynonyms: (_, { key, expected, terms }, context) =>
      synonyms.change(callOf(context), { key: key ?? null, expected: expected ?? [], terms }),
    removeSynonyms: (_, { key, expected }, context) => synonyms.change(callOf(context), { key, expected, terms: [] }),
  },
})
