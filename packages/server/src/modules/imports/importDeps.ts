import type { Job } from '@somo/graphql/schema'
import type { PoolClient, Pool } from 'pg'
import type { FileStore } from '../../files/fileStore.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ImportFiles } from '../uploads/uploadedFiles.ts'
import type { PeopleWriter } from '../users/person/peopleWriter.ts'
import { type Caller } from '../../access/caller.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'

/** What imports are made from. */
export interface ImportDeps {
  readonly pool: Pool
  /** For the pages of the list alone (`Database.lists`). */
  readonly lists: Pool
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
  readonly jobs: Jobs
  readonly files: FileStore
  readonly uploads: ImportFiles
  readonly people: PeopleWriter
  /** How many percent of the active people an import may switch off before the brake is on. */
  readonly readBrakeLimit: () => Promise<number>
  readonly privateFiles: Pick<PrivateFiles, 'keep' | 'addressOf'>
  /** A job as its caller may see it. */
  readonly findJob: (uuid: string, caller: Caller) => Promise<Job | null>
}
