import type { JobWorker } from '../jobs.ts'

/** What the worker below is asked for. */
export interface Counting {
  readonly until: number
  /** How long each step takes in the database, in seconds. */
  readonly pause: number
}

/** Writes one row of the table `effect` a step, with the number of the step: what happened twice is seen there. */
export const countingWorker: JobWorker<Counting, { readonly next: number }, string> = {
  kind: 'test.count',
  async step({ until, pause }, position, { client }) {
    const number = position?.next ?? 1
    await client.query('insert into effect (number) values ($1)', [number])
    await client.query('select pg_sleep($1)', [pause])
    return { position: number < until ? { next: number + 1 } : null, done: number, total: until }
  },
}
