import { createCalendarFeeds } from '../../modules/calendar/calendarFeeds.ts'
import type { ServerDeps } from '../../modules/module.ts'
import { createUnsubscribing } from '../../modules/notifications/unsubscribe.ts'
import type { Handler } from '../httpServer.ts'
import { certificateFilePlace } from '../../modules/certificates/certificateFiles.ts'
import { createFileEndpoint, toSave } from '../files/fileEndpoint.ts'
import { openCheckPage } from '../verify/verifyRoute.ts'
import { createCalendarRoute } from './calendarRoute.ts'
import { createUnsubscribeRoute } from './unsubscribeRoute.ts'

interface PersonLinkHandlers {
  readonly unsubscribe: Handler
  readonly calendar: Handler
  readonly verify: Handler
  readonly certificateFiles: Handler
}

/** What opens without a session: links in mails and calendar programs, the check page and the files of certificates. */
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
    verify: openCheckPage(deps),
    certificateFiles: createFileEndpoint(certificateFilePlace, deps.certificateFiles, toSave),
  }
}
