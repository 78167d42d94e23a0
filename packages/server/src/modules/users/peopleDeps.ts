import type { Job } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { Caller } from '../../access/caller.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import type { PeopleStore } from './peopleStore.ts'
import type { PeopleWriter } from './person/peopleWriter.ts'
import type { PersonMapper } from './person/personRow.ts'

/** The dependencies of the rules about people. */
export interface PeopleDeps {
  readonly pool: Pool
  readonly store: PeopleStore
  readonly writer: PeopleWriter
  readonly gateway: IdentityGateway
  readonly mapper: PersonMapper
  readonly outbox: Outbox
  readonly jobs: Jobs
  /** A job as its owner sees it. */
  readonly findJob: (uuid: string, caller: Caller) => Promise<Job | null>
  readonly files: Pick<PrivateFiles, 'keep'>
  /** The origin under which people reach the product. */
  readonly origin: string
  /** Whether people may come from outside without any name to sign in with here: a claim finds them by their number. */
  readonly isLinkedByNumber: boolean
  /** Runs work in one transaction: what it answers is committed, what it throws takes everything back. */
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
}
