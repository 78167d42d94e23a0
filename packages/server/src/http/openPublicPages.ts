import { certificateFilePlace } from '../modules/certificates/certificateFiles.ts'
import { taskFilePlace } from '../modules/tasks/taskFiles.ts'
import type { ServerDeps } from '../modules/module.ts'
import { createBadgeRoute } from './badges/badgeRoute.ts'
import { createFileEndpoint, toSave } from './files/fileEndpoint.ts'
import { createLegalRoute } from './legal/legalRoute.ts'
import { createLegalTexts } from './legal/legalTexts.ts'
import { openPersonLinks } from './notifications/openPersonLinks.ts'
import type { RouterDeps } from './productRouter.ts'
import { openCheckPage } from './verify/verifyRoute.ts'

type PublicPage = 'legal' | 'badges' | 'verify' | 'certificateFiles' | 'taskFiles' | 'unsubscribe' | 'calendar'

/**
 * What anybody may open without signing in: legal texts, badges, the check page and files of certificates, and the links in
 * mails and calendar programs.
 */
export function openPublicPages(deps: ServerDeps): Pick<RouterDeps, PublicPage> {
  const { database, config, legal, log } = deps
  const isSecure = config.publicUrl.protocol === 'https:'
  return {
    legal: createLegalRoute({ pool: database.pool, texts: createLegalTexts(legal.published), log, isSecure }),
    badges: createBadgeRoute(deps),
    verify: openCheckPage(deps),
    certificateFiles: createFileEndpoint(certificateFilePlace, deps.certificateFiles, toSave),
    taskFiles: createFileEndpoint(taskFilePlace, deps.taskFiles, toSave),
    ...openPersonLinks(deps),
  }
}
