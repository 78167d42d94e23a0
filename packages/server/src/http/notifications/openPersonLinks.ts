import { createCalendarFeeds } from '../../modules/calendar/calendarFeeds.ts'
import type { ServerDeps } from '../../modules/module.ts'
import { createUnsubscribing } from '../../modules/notifications/unsubscribe.ts'
import type { Handler } from '../httpServer.ts'
import { createCalendarRoute } from './calendarRoute.ts'
import { createUnsubscribeRoute } from './unsubscribeRoute.ts'

interface PersonLinkHandlers {
  readonly unsubscribe: Handler
  readonly calendar: Handler
}

/** What opens without a session: links in mails and calendar programs. */
export function openPersonLinks(deps: ServerDeps): PersonLinkHandlers {
  const {
    database: { pool },
    config,
    personLinks: links,
    settings,
    log,
  } = deps
  const { origin, protocol } = config.publicUrl
  const unsubscribing = createUnsubscribing(pool, links)
  return {
    unsubscribe: createUnsubscribeRoute({ pool, unsubscribing, log, isSecure: protocol === 'https:' }),
    calendar: createCalendarRoute(createCalendarFeeds({ pool, links, settings, origin })),
  }
}
