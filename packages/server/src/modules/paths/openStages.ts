import { notifyNewAwards } from '../badges/notifyNewAwards.ts'
import { notifyPathCertificates } from '../certificates/notifyIssued.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { notifyStages } from './notifyStages.ts'

const atOnce = 500
const isReached = 'e.path_opens_at <= now()'

/**
 * Opens stages whose day has come, and tells people of stages that opened and of certificates of paths that were
 * complete when they were enrolled. What a person completes opens the next stage at once, without it.
 */
export const createStageWorker = (): JobWorker<object, { readonly done: number }> => ({
  kind: 'paths.openStages',
  cron: '*/5 * * * *',
  pollSeconds: 30,
  async isNeeded(client) {
    const { rows } = await client.query(
      `select where exists (select from enrolment e where ${isReached}) or exists (select from path_opening)
        or exists (select from issued_certificate where not is_notified)`,
    )
    return rows.length > 0
  },
  async step(_, position, { client }) {
    const { rows } = await client.query<{ uuid: string }>(
      `select e.uuid from enrolment e where ${isReached} order by e.path_opens_at, e.uuid limit ${atOnce}`,
    )
    await client.query('select advance_paths($1)', [rows.map(({ uuid }) => uuid)])
    await notifyStages(client, atOnce)
    await notifyPathCertificates(client)
    await notifyNewAwards(client)
    const done = (position?.done ?? 0) + rows.length
    const waiting = await client.query('select from path_opening limit 1')
    const isOver = rows.length < atOnce && waiting.rowCount === 0
    return { position: isOver ? null : { done }, done, total: null }
  },
})
