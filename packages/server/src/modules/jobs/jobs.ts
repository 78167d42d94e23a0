import type { UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import type { JobKind } from './jobKinds.ts'

/** A thing of a job that could not be done. */
export interface Failure {
  readonly object: string | null
  readonly name: string | null
  readonly code: UserErrorCode
}

/** What one step leaves behind. */
export interface StepEnd<P> {
  /** Where the next step goes on; null: there is nothing more to do. */
  readonly position: P | null
  /** How much is done, and of how much, in things a person would count; null while that is not known. */
  readonly done: number
  readonly total: number | null
  readonly failures?: readonly Failure[]
  /** The private file the job made. */
  readonly file?: string
}

/**
 * Does a job in steps, each in a transaction of its own: what the step changed, where it stands and its progress are
 * committed together, or nothing of it is. A process that dies in the middle loses the step it was in, and another goes
 * on from the position of the last one; so each step happens exactly once in effect.
 * @param position null at the first step.
 */
export interface JobWorker<T, P, Kind extends string = JobKind> {
  readonly kind: Kind
  step(payload: T, position: P | null, run: JobRun): Promise<StepEnd<P>>
  /** What runs by itself: five fields as cron writes them, in UTC. */
  readonly cron?: string
  /** Beside `cron`: how often `isNeeded` is asked in between, for what nobody should wait a minute for. */
  readonly pollSeconds?: number
  /** Asked before it runs by itself: false leaves this time out, and nothing is written down. Always needed without it. */
  isNeeded?(client: PoolClient): Promise<boolean>
  /**
   * What is left to do again of a job that ended with failures; null where nothing can be. Without it only a job that
   * stopped in the middle can be tried again, from where it stood.
   */
  again?(payload: T, failures: readonly Failure[]): T | null
}

/** A worker whatever it works on; what a job keeps was written by `start` of the same kind. */
export type AnyWorker = JobWorker<unknown, unknown, string>

/** A job that cannot go on, with the reason its owner is told; what the step did is taken back. */
export class JobError extends Error {
  override readonly name = 'JobError'
  readonly code: UserErrorCode

  constructor(code: UserErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** What a step works with. */
export interface JobRun {
  readonly uuid: string
  /** Null where the product itself asked. */
  readonly owner: CallContext | null
  /** The transaction of this step. */
  readonly client: PoolClient
}

/** Jobs for the modules that need them. */
export interface Jobs {
  /** Puts a job in line in the transaction of `client`; answers its uuid. Its worker must be registered. */
  start(
    client: Pick<PoolClient, 'query'>,
    job: { readonly kind: string; readonly payload: object; readonly owner: CallContext | null },
  ): Promise<string>
}
