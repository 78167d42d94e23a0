import type { Job, UserError, UserErrorCode } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { Jobs, JobOwner } from '../jobs/jobs.ts'
import type { Actor } from '../audit/auditLog.ts'
import type { LogoFiles } from '../uploads/service.ts'
import { scopeOf, type Scope } from '../scope.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { MemberStore } from './memberStore.ts'

/** What the rules about managing units stand on. */
export interface ManagementParts {
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
  readonly readJob: (uuid: string, caller: Caller) => Promise<Job | null>
}

/** Who asks for a change. */
export interface Asker {
  readonly caller: Caller
  readonly requestId: string
}

/** Whoever does a change, at once or by a job: what they manage and how it is written down. */
export interface Doer {
  readonly scope: Scope
  readonly actor: Actor
  /** The job it is done in. */
  readonly origin: string | null
}

/** A caller who changes something at once. */
export const doerOf = ({ caller, requestId }: Asker): Doer => ({
  scope: scopeOf(caller),
  actor: { subject: caller.subject, requestId },
  origin: null,
})

/** The owner of a job, who does in it what they might have done themselves. */
export const doerOfJob = (job: string, { subject, roles, requestId }: JobOwner): Doer => ({
  scope: scopeOf({ subject, roles }),
  actor: { subject, requestId },
  origin: job,
})

export const ownerOf = ({ caller, requestId }: Asker): JobOwner => ({
  subject: caller.subject,
  roles: caller.roles,
  requestId,
})

/** One fault. */
export const fault = (code: UserErrorCode, ...path: string[]): UserError[] => [{ code, path }]

/** More than so many rows are not changed while somebody waits. */
export const mostAtOnce = 100
