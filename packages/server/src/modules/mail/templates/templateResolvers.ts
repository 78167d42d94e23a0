import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../../access/requestContext.ts'
import { openNamespace } from '../../namespace.ts'
import type { TemplateService } from './templateService.ts'

/** Translates `mailTemplates { … }` and `mailTemplate { … }` into calls of the service. */
export const createTemplateResolvers = (templates: TemplateService): Resolvers<RequestContext> => ({
  Query: { mailTemplates: () => openNamespace() },
  Mutation: { mailTemplate: () => openNamespace() },
  MailTemplateQueries: {
    list: () => templates.list(),
    one: (_, { event }) => templates.find(event),
    preview: (_, { event, text, person }, context) =>
      templates.preview(event, text, person ?? null, requireCaller(context).subject),
  },
  MailTemplateMutations: {
    save: (_, { event, revision, input }, context) => templates.save(event, revision, input, callOf(context)),
    sendTest: (_, { event, text }, context) => templates.sendTest(event, text, callOf(context)),
  },
})
