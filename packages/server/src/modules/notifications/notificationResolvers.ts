import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import type { CalendarFeeds } from '../calendar/calendarFeeds.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import type { NotificationService } from './notificationService.ts'

/** Translates `notifications { … }` and `notification { … }` into calls of the services. */
export const createNotificationResolvers = (
  notifications: NotificationService,
  calendars: CalendarFeeds,
): Resolvers<RequestContext> => ({
  Query: { notifications: () => openNamespace() },
  Mutation: { notification: () => openNamespace() },
  NotificationQueries: {
    list: (_, { page, isUnread, locale }, context) =>
      notifications.list(requireCaller(context), planPage(page, latestFirst('CREATED')), isUnread ?? false, locale),
    unreadCount: (_, __, context) => notifications.countUnread(requireCaller(context)),
    preferences: (_, __, context) => notifications.preferences(requireCaller(context)),
    calendarAddress: (_, __, context) => calendars.addressOf(requireCaller(context).subject),
  },
  NotificationMutations: {
    setRead: (_, { uuids, isRead }, context) => notifications.setRead(requireCaller(context), uuids, isRead),
    markAllRead: (_, { until }, context) => notifications.markAllRead(requireCaller(context), until),
    undoMarkAllRead: (_, { readAt }, context) => notifications.undoMarkAllRead(requireCaller(context), readAt),
    setPreference: (_, preference, context) => notifications.setPreference(requireCaller(context), preference),
    renewCalendarAddress: (_, __, context) => calendars.renew(requireCaller(context).subject),
  },
})
