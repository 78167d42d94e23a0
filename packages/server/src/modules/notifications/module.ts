import { createCalendarFeeds } from '../calendar/calendarFeeds.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { createDigestWorker } from './digestNotifications.ts'
import { createEmailWorker } from './emailNotifications.ts'
import { createNotificationResolvers } from './notificationResolvers.ts'
import { createNotificationService } from './notificationService.ts'
import { sweepNotifications } from './notificationStore.ts'

/** What people are told in the application and by email, and their calendars. */
export function createModule({ database: { pool }, outbox, personLinks, settings, config }: ModuleDeps): ServerModule {
  const { origin } = config.publicUrl
  const deps = { outbox, links: personLinks, origin, mailFrom: config.mailFrom }
  const calendars = createCalendarFeeds({ pool, links: personLinks, settings, origin })
  return {
    resolvers: [createNotificationResolvers(createNotificationService(pool), calendars)],
    workers: [createEmailWorker(deps), createDigestWorker({ ...deps, now: () => new Date() })],
    clean: () => sweepNotifications(pool),
  }
}
