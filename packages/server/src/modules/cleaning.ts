import type { Database } from '../database/connect.ts'
import type { UploadService } from './uploads/service.ts'
import { createUserStore } from './users/store.ts'

/** Removes what the modules need no longer at `now` (ms since 1970); a new module is one line here. */
export async function cleanModules(database: Database, uploads: UploadService, now: number): Promise<void> {
  await createUserStore(database).forgetCountedSessions(now)
  await uploads.sweep()
}
