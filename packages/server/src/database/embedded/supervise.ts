import type pg from 'pg'

/** What the owner of an embedded PostgreSQL needs to bring it back. */
export interface SupervisorDeps {
  /** The connection that holds the owner's lock; it ends with PostgreSQL. */
  readonly owner: pg.Client
  /** Starts PostgreSQL again on the same port, or waits for its recovery, and takes the lock. @throws after a few tries. */
  readonly recover: () => Promise<pg.Client>
  /** PostgreSQL cannot be brought back. */
  readonly onLost: (error: unknown) => void
}

/** Watches over an embedded PostgreSQL. */
export interface Supervisor {
  /** Ends watching; answers the owner's connection, once a recovery in work is over. */
  stop(): Promise<pg.Client>
}

/** Brings PostgreSQL back whenever the owner's connection ends before `stop`: killed, crashed, or ended by somebody. */
export function supervise({ owner, recover, onLost }: SupervisorDeps): Supervisor {
  let isStopping = false
  let current = owner
  let recovery: Promise<void> = Promise.resolve()
  const bringBack = async (): Promise<void> => {
    try {
      current = await recover()
      watch(current)
    } catch (error) {
      onLost(error)
    }
  }
  const watch = (client: pg.Client): void => {
    client.once('end', () => {
      if (isStopping) return
      recovery = bringBack()
    })
  }
  watch(owner)
  return {
    async stop() {
      isStopping = true
      await recovery
      return current
    },
  }
}
