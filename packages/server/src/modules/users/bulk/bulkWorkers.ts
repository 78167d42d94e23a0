import type { JobWorker } from '../../jobs/jobs.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { type BulkJob, executeOnIds } from './executeOnIds.ts'
import { bulkActions } from './registry.ts'

const perStep = 500

/** One worker for each bulk action: it does to thousands, in steps, what `runBulkAction` does to up to 100. */
export function createBulkWorkers(deps: PeopleDeps): JobWorker<BulkJob, number>[] {
  return bulkActions.map((action) => ({
    kind: action.jobKind,
    async step(job, position, { client, uuid, owner }) {
      if (owner === null) throw new Error('A bulk action runs for a person.')
      const from = position ?? 0
      const next = Math.min(from + perStep, job.uuids.length)
      const part = { ...job, uuids: job.uuids.slice(from, next) }
      const { failures } = await executeOnIds(deps, action, part, { client, call: owner, origin: uuid })
      return { position: next < job.uuids.length ? next : null, done: next, total: job.uuids.length, failures }
    },
    again(job, failures) {
      const uuids = failures.flatMap(({ object }) => (object === null ? [] : [object]))
      return uuids.length === 0 ? null : { ...job, uuids }
    },
  }))
}
