import type { PoolClient } from 'pg'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { ServerConfig } from '../../config/config.ts'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AnyWorker, Jobs } from '../jobs/jobs.ts'
import type { JobService } from '../jobs/service.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { createBulkWorkers } from './bulk/executeOnIds.ts'
import { createDeactivation } from './sign-in/suspendAfterLastDay.ts'
import { createExportWorker } from './export/exportPeople.ts'
import { createLetterWorker } from './letters/printLetters.ts'
import type { PeopleParts } from './peopleDeps.ts'
import { createPeopleStore } from './peopleStore.ts'
import { createPersonMapper } from './person/personRow.ts'
import { createTelling } from './linking/notifyAdministrators.ts'
import { createPeopleWriter } from './person/createPeopleWriter.ts'

/** What people are managed with. */
export interface PeopleGround {
  readonly database: Database
  readonly config: ServerConfig
  readonly identity: { readonly gateway: IdentityGateway }
  readonly outbox: Outbox
  readonly jobs: Jobs
  readonly jobService: Pick<JobService, 'find'>
  readonly privateFiles: PrivateFiles
}

/** Puts together what the rules about people stand on. */
export function createPeopleParts({
  database,
  config,
  identity,
  outbox,
  jobs,
  jobService,
  privateFiles,
}: PeopleGround): PeopleParts {
  const writer = createPeopleWriter(identity.gateway)
  return {
    pool: database.pool,
    store: createPeopleStore(database),
    writer,
    gateway: identity.gateway,
    mapper: createPersonMapper(writer.source, writer.lockedFields),
    outbox,
    jobs,
    findJob: (uuid, caller) => jobService.find(uuid, caller),
    files: privateFiles,
    origin: config.publicUrl.origin,
    isLinkedByNumber: config.identity.kind === 'outside' && config.identity.linkClaim !== null,
    transact: <T>(work: (client: PoolClient) => Promise<T>) => inTransaction(database.pool, work),
  }
}

/** Who does what is done to many people, each night to those whose day has come, and tells administrators what waits. */
export const createPeopleWorkers = (parts: PeopleParts): AnyWorker[] => [
  ...createBulkWorkers(parts),
  createExportWorker(parts),
  createLetterWorker(parts),
  createDeactivation(parts),
  createTelling(parts),
]
