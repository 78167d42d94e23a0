import type { Job } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { LogoFiles } from '../uploads/uploadedFiles.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { MemberStore } from './members/memberStore.ts'

/** What the rules about managing units stand on. */
export interface UnitDeps {
  readonly pool: Pool
  /** Runs work in one transaction: what it answers is committed, what it throws takes everything back. */
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
  readonly members: MemberStore
  readonly logos: LogoFiles
  readonly jobs: Jobs
  readonly outbox: Outbox
  /** The product's public address, without a slash at its end. */
  readonly origin: string
  /** A job as its owner sees it. */
  readonly findJob: (uuid: string, caller: Caller) => Promise<Job | null>
}

/** More than so many rows are not changed while somebody waits. */
export const mostAtOnce = 100
