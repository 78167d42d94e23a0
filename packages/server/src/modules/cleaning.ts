import type { Database } from '../database/connect.ts'
import { clearImports } from './imports/cleaning.ts'
import { createJobStore } from './jobs/store.ts'
import { blankDeadLinks, sweepMails } from './mail/store.ts'
import { forgetPrivacyCases } from './legal/privacyCases.ts'
import type { PrivateFiles } from './private-files/privateFiles.ts'
import { cleanUnits } from './units/cleanUnits.ts'
import type { UploadService } from './uploads/service.ts'
import { forgetCases } from './users/forgetCases.ts'
import { forgetReplaced } from './users/replacedStore.ts'
import { createUserStore } from './users/store.ts'
import type { ViewAsService } from './view-as/service.ts'

/** What is cleaned. */
export interface CleanedParts {
  readonly database: Database
  readonly uploads: UploadService
  readonly privateFiles: PrivateFiles
  readonly viewAs: Pick<ViewAsService, 'sweep'>
}

/** Removes what the modules need no longer at `now` (ms since 1970); a new module is one line here. */
export async function cleanModules(
  { database, uploads, privateFiles, viewAs }: CleanedParts,
  now: number,
): Promise<void> {
  const users = createUserStore(database)
  await users.forgetCountedSessions(now)
  await users.forgetKeysAndLinks(now)
  await forgetCases(database.pool, now)
  await forgetReplaced(database.pool, now)
  await forgetPrivacyCases(database.pool, now)
  await clearImports(database.pool, uploads.imports, now)
  await uploads.sweep()
  await privateFiles.sweep()
  await createJobStore(database).sweep()
  await blankDeadLinks(database.pool)
  await sweepMails(database.pool)
  await cleanUnits(database)
  await viewAs.sweep()
}
