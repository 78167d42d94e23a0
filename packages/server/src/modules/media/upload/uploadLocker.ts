import { setTimeout as pause } from 'node:timers/promises'
import { ERRORS, type Locker, type RequestRelease } from '@tus/server'
import pg from 'pg'
import type { Logger } from '../../../log.ts'

/** Lets one request at a time work on an upload, in all processes over one database. */
export interface UploadLocker extends Locker {
  /** Ends the connection of the locks. */
  close(): Promise<void>
}

const channel = 'somo_medium_upload'
/** How long a request waits for the one before it, which is asked to end. */
const waitMs = 20_000
const askAgainMs = 50
/** The connection is ended when nothing was locked for so long. */
const idleMs = 30_000

/**
 * Advisory locks of PostgreSQL, all of one process in one session: the locks of a killed process are free at once. Whoever
 * waits notifies the holder, which ends its request, as its sender has probably come back over a new connection.
 */
export function createUploadLocker(pool: pg.Pool, log: Logger): UploadLocker {
  const session = new Session(pool, log)
  return {
    newLock: (id) => ({
      lock: (signal, requestRelease) => lock(session, id, signal, requestRelease),
      unlock: () => session.release(id),
    }),
    close: () => session.close(),
  }
}

async function lock(session: Session, id: string, signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
  const end = performance.now() + waitMs
  while (!signal.aborted && performance.now() < end) {
    if (await session.tryTake(id, requestRelease)) return
    await pause(askAgainMs)
  }
  throw Object.assign(new Error('Another request is at work on the upload.'), ERRORS.ERR_LOCK_TIMEOUT)
}

/** The locks of this process, in one session of the database. */
class Session {
  readonly #pool: pg.Pool
  readonly #log: Logger
  readonly #held = new Map<string, RequestRelease>()
  #connection: Promise<pg.Client> | null = null
  #idle: NodeJS.Timeout | null = null

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool
    this.#log = log
  }

  /** Whether the lock is this request's now; else its holder was asked to release it. */
  async tryTake(id: string, requestRelease: RequestRelease): Promise<boolean> {
    const own = this.#held.get(id)
    if (own !== undefined) {
      await own()
      return false
    }
    this.#held.set(id, requestRelease)
    try {
      const client = await this.#open()
      const { rows } = await client.query<{ isTaken: boolean }>(
        `select pg_try_advisory_lock(hashtextextended('medium upload ' || $1, 0)) as "isTaken"`,
        [id],
      )
      if (rows[0]?.isTaken === true) return true
      this.#held.delete(id)
      await client.query('select pg_notify($1, $2)', [channel, id])
      return false
    } catch (error) {
      this.#held.delete(id)
      throw error
    }
  }

  async release(id: string): Promise<void> {
    if (!this.#held.has(id)) return
    const client = await this.#open()
    await client.query(`select pg_advisory_unlock(hashtextextended('medium upload ' || $1, 0))`, [id])
    this.#held.delete(id)
    if (this.#held.size === 0) this.#idle = setTimeout(() => void this.close(), idleMs).unref()
  }

  async close(): Promise<void> {
    if (this.#idle !== null) clearTimeout(this.#idle)
    const client = await this.#connection?.catch(() => null)
    this.#connection = null
    await client?.end()
  }

  #open(): Promise<pg.Client> {
    if (this.#idle !== null) clearTimeout(this.#idle)
    this.#idle = null
    if (this.#connection === null) {
      this.#connection = this.#connect()
      this.#connection.catch(() => this.#drop())
    }
    return this.#connection
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#pool.options)
    client.on('error', (err) => {
      this.#log.warn({ err }, 'The connection of the upload locks was lost')
      this.#drop()
    })
    client.on('notification', ({ payload }) => void this.#held.get(payload ?? '')?.())
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  }

  /** Another process may hold these locks from now on. */
  #drop(): void {
    this.#connection = null
    for (const requestRelease of this.#held.values()) void requestRelease()
    this.#held.clear()
  }
}
