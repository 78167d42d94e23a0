import type { Job } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { ServerConfig } from '../../config/config.ts'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { FileStore } from '../../files/fileStore.ts'
import type { Isolation } from '../../isolation/isolation.ts'
import type { AnyWorker, Jobs } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import type { SettingReader } from '../system/settings.ts'
import { nameInSql } from '../list/keysetPage.ts'
import type { UploadService } from '../uploads/service.ts'
import { readProductName, sendLinks, type LinkRecipient } from '../users/sign-in/signInLinks.ts'
import { createPeopleWriter } from '../users/person/createPeopleWriter.ts'
import { createImportService, type ImportService } from './importService.ts'
import { createImportWorkers, type ImportWorkerDeps } from './wizard/importWorkers.ts'

/** What imports are made from. */
export interface ImportModuleDeps {
  readonly database: Database
  readonly config: Pick<ServerConfig, 'publicUrl'>
  readonly identity: { readonly gateway: IdentityGateway }
  readonly files: FileStore
  readonly isolation: Isolation
  readonly uploads: UploadService
  readonly jobs: Jobs
  readonly privateFiles: PrivateFiles
  readonly settings: SettingReader
  readonly outbox: Outbox
}

const readInvited = `select p.uuid, ${nameInSql('p')} as name, p.email, p.locale from person p where p.uuid = any($1::uuid[]) and p.email is not null`

const readOwner = `select p.uuid, ${nameInSql('p')} as name, p.email, p.locale from import_job i join person p on p.uuid = i.owner
  where i.uuid = $1 and p.email is not null`

interface Ended {
  readonly import: string
  readonly fileName: string
  readonly failed: number
}

async function tellEnd(
  { outbox, config }: ImportModuleDeps,
  client: PoolClient,
  { import: uuid, fileName, failed }: Ended,
): Promise<void> {
  const { rows } = await client.query<LinkRecipient & { email: string }>(readOwner, [uuid])
  const [owner] = rows
  if (owner === undefined) return
  const url = `${config.publicUrl.origin}/import-management?import=${uuid}`
  const values = { name: owner.name, product: await readProductName(client), url, fileName, failed }
  const { uuid: person, email: address, locale } = owner
  await outbox.enqueue(client, [
    { event: 'IMPORT_ENDED', person, address, locale, values, dedupeKey: `import ${uuid}` },
  ])
}

/** Who does the jobs of imports. */
export function openImportWorkers(deps: ImportModuleDeps): AnyWorker[] {
  const { files, isolation, privateFiles, identity, outbox, config } = deps
  const invite: ImportWorkerDeps['invite'] = async (client, people) => {
    const { rows } = await client.query<LinkRecipient>(readInvited, [people])
    await sendLinks({ outbox, origin: config.publicUrl.origin }, client, rows, 'INVITATION')
  }
  return createImportWorkers({
    files,
    isolation,
    privateFiles,
    people: createPeopleWriter(identity.gateway),
    invite,
    tellEnd: (client, ended) => tellEnd(deps, client, ended),
  })
}

/** Imports as people see and ask for them. */
export function openImportService(
  deps: ImportModuleDeps,
  findJob: (uuid: string, caller: Caller) => Promise<Job | null>,
): ImportService {
  const { database, files, identity, jobs, privateFiles, uploads, settings } = deps
  return createImportService({
    pool: database.pool,
    lists: database.lists,
    files,
    jobs,
    privateFiles,
    uploads: uploads.imports,
    findJob,
    people: createPeopleWriter(identity.gateway),
    transact: (work) => inTransaction(database.pool, work),
    readBrakeLimit: async () => (await settings.read()).importBrake,
  })
}
