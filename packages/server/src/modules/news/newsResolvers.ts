import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readCap } from '../list/keysetList.ts'
import { latestFirst, type ListOrder } from '../list/keysetPage.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import type { InboxService } from './inboxService.ts'
import type { MessageService } from './messages/messageService.ts'
import type { NewsService } from './newsService.ts'

const byName: ListOrder<'NAME'> = { field: 'NAME', direction: 'ASCENDING' }

/** Translates `news { … }`, `messages { … }` and `message { … }` into calls of the services. */
export const createNewsResolvers = (
  news: NewsService,
  inbox: InboxService,
  messages: MessageService,
): Resolvers<RequestContext> => ({
  Query: { news: () => openNamespace(), messages: () => openNamespace() },
  Mutation: { news: () => openNamespace(), message: () => openNamespace() },
  NewsQueries: {
    inbox: (_, { page, locale }, context) =>
      inbox.list(requireCaller(context), planPage(page, latestFirst('AT')), locale),
    pinned: (_, { locale }, context) => inbox.listPinned(requireCaller(context), locale),
    entry: (_, { uuid, locale }, context) => inbox.find(requireCaller(context), uuid, locale),
    inboxCounts: (_, __, context) => inbox.count(requireCaller(context)),
    list: (_, { page, filter }, context) =>
      news.list(requireCaller(context), planPage(page, latestFirst('CREATED')), filter ?? {}),
    count: (_, { cap, filter }, context) => news.count(requireCaller(context), filter ?? {}, readCap(cap)),
    news: (_, { uuid }, context) => news.find(requireCaller(context), uuid),
    audience: (_, { audience }, context) => news.countAudience(requireCaller(context), audience),
    readers: (_, { news: uuid, page, isMissing }, context) =>
      news.listReaders(requireCaller(context), uuid, planPage(page, byName), isMissing ?? false),
  },
  NewsMutations: {
    create: (_, { input, idempotenceKey }, context) => news.create(callOf(context), input, idempotenceKey),
    update: (_, { uuid, revision, input }, context) => news.update(callOf(context), { uuid, revision }, input),
    publish: (_, target, context) => news.publish(callOf(context), target),
    archive: (_, target, context) => news.archive(callOf(context), target),
    remind: (_, { uuid }, context) => news.remind(callOf(context), uuid),
    setRead: (_, { uuid, isRead, locale }, context) => inbox.setRead(requireCaller(context), uuid, isRead, locale),
    confirm: (_, { uuid, locale }, context) => inbox.confirm(requireCaller(context), uuid, locale),
  },
  MessageQueries: {
    sent: (_, { page }, context) => messages.listSent(requireCaller(context), planPage(page, latestFirst('SENT'))),
    message: (_, { uuid }, context) => messages.find(requireCaller(context), uuid),
    recipients: (_, { message, page }, context) =>
      messages.listRecipients(requireCaller(context), message, planPage(page, byName)),
    preview: (_, { target }, context) => messages.preview(requireCaller(context), target),
  },
  MessageMutations: {
    send: (_, { input, expectedCount, idempotenceKey }, context) =>
      messages.send(callOf(context), input, expectedCount, idempotenceKey),
  },
})
