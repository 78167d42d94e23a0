import type { PoolClient } from 'pg'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { ServerConfig } from '../../config/config.ts'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AnyWorker, Jobs } from '../jobs/jobs.ts'
import type { JobService } from '../jobs/service.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { createBulkWorkers } from './bulk/bulkWorkers.ts'
import { createLastDayWorker } from './sign-in/suspendAfterLastDay.ts'
import { createExportWorker } from './export/exportPeople.ts'
import { createLetterWorker } from './letters/letterWorker.ts'
import type { PeopleDeps } from './peopleDeps.ts'
import { createPeopleStore } from './peopleStore.ts'
import { createPersonMapper } from './person/personRow.ts'
import { createAdministratorNotices } from './linking/notifyAdministrators.ts'
import { createPeopleWriter } from './person/createPeopleWriter.ts'

/** What the module of people is made from. */
export interface PeopleModuleDeps {
  readonly database: Database
  readonly config: ServerConfig
  readonly identity: { readonly gateway: IdentityGateway }
  readonly outbox: Outbox
  readonly jobs: Jobs
  readonly jobService: Pick<JobService, 'find'>
  readonly privateFiles: PrivateFiles
}

/** Creates the dependencies of the rules about people. */
export function createPeopleDeps({
  database,
  config,
  identity,
  outbox,
  jobs,
  jobService,
  privateFiles,
}: PeopleModuleDeps): PeopleDeps {
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

/** The workers of the jobs about people. */
export const createPeopleWorkers = (deps: PeopleDeps): AnyWorker[] => [
  ...createBulkWorkers(deps),
  createExportWorker(deps),
  createLetterWorker(deps),
  createLastDayWorker(deps),
  createAdministratorNotices(deps),
]
