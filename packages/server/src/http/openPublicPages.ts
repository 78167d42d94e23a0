import type { ServerDeps } from '../modules/module.ts'
import { createBadgeRoute } from './badges/badgeRoute.ts'
import { createLegalRoute } from './legal/legalRoute.ts'
import { createLegalTexts } from './legal/legalTexts.ts'
import { openPersonLinks } from './notifications/openPersonLinks.ts'
import type { RouterDeps } from './productRouter.ts'

/** What anybody may open without signing in: legal texts, badges, and the links in mails and calendar programs. */
export function openPublicPages(deps: ServerDeps): Pick<RouterDeps, 'legal' | 'badges' | 'unsubscribe' | 'calendar'> {
  const { database, config, legal, log } = deps
  const isSecure = config.publicUrl.protocol === 'https:'
  return {
    legal: createLegalRoute({ pool: database.pool, texts: createLegalTexts(legal.published), log, isSecure }),
    badges: createBadgeRoute(deps),
    ...openPersonLinks(deps),
  }
}
