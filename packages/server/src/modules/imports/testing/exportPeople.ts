import { Buffer } from 'node:buffer'
import { expect, vi } from 'vitest'
import type { TestServer } from '../../../testing/testServer.ts'
import { importer } from './importCalls.ts'

/** The file of everybody that an export makes, with these columns. */
export async function exportPeople(
  server: TestServer,
  columns: readonly string[],
  format: 'CSV' | 'XLSX',
): Promise<Buffer> {
  const answer = await server.call(
    'mutation($columns: [String!]!, $format: ExportFormat!) { user { exportUsers(columns: $columns, format: $format) { job { uuid } } } }',
    { columns, format },
    importer,
  )
  // The shapes are the queries'.
  const { job } = (answer.data as { user: { exportUsers: { job: { uuid: string } } } }).user.exportUsers
  const url = await vi.waitFor(
    async () => {
      const { data } = await server.call(`{ jobs { job(uuid: "${job.uuid}") { state fileUrl } } }`, {}, importer)
      const found = (data as { jobs: { job: { state: string; fileUrl: string } } }).jobs.job
      expect(found.state).toBe('DONE')
      return found.fileUrl
    },
    { timeout: 20_000, interval: 50 },
  )
  return Buffer.from(await (await fetch(server.url + url)).arrayBuffer())
}
