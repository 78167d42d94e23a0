import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchDatabase } from './cluster.ts'
import { median, type Figure } from './figures.ts'
import { startServer } from './serverProcess.ts'

const main = '../packages/server/src/main.ts'
const rounds = 5

async function timeStart(env: Record<string, string>): Promise<number> {
  const server = await startServer(main, env, '/ready')
  await server.stop()
  return server.readyAfter / 1000
}

/**
 * Measures from the start of the server's process to its first successful response, with an outside and with the
 * embedded database.
 */
export async function measureStarts(database: BenchDatabase): Promise<Figure[]> {
  const outside: number[] = []
  // The first start seeds the demo data and is not measured.
  await timeStart({ DATABASE_URL: database.url })
  for (let round = 0; round < rounds; round += 1) outside.push(await timeStart({ DATABASE_URL: database.url }))

  const folder = await mkdtemp(join(tmpdir(), 'somo-bench-start-'))
  await chmod(folder, 0o755)
  const first = await timeStart({ DATA_DIR: join(folder, 'data') })
  const again: number[] = []
  for (let round = 0; round < 3; round += 1) again.push(await timeStart({ DATA_DIR: join(folder, 'data') }))
  await rm(folder, { recursive: true, force: true })

  const group = 'server'
  return [
    {
      group,
      name: 'ready, database outside',
      goal: 1,
      unit: 's',
      value: median(outside),
      note: `median of ${rounds} starts`,
    },
    {
      group,
      name: 'ready, embedded database, data there',
      goal: 2,
      unit: 's',
      value: median(again),
      note: 'median of 3 starts',
    },
    {
      group,
      name: 'ready, embedded database, first start',
      goal: null,
      unit: 's',
      value: first,
      note: 'makes the cluster, migrates, seeds',
    },
  ]
}
