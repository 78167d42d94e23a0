// npm run seed -- --users 100000 --units 5000 [--seed 1] [--add]: invented people for trying the product at its size.
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { readConfig, type ServerConfig } from '../../../config/config.ts'
import { isLoopbackHost } from '../../../config/readers.ts'
import { StartError } from '../../../config/startError.ts'
import { createLog } from '../../../log.ts'
import { openDatabase } from '../../connect.ts'
import { migrate } from '../../migrate.ts'
import { seedScale } from './seedScale.ts'

/** Invented people belong where nobody else can reach them. */
function refuseForeign({ databaseUrl, demo }: ServerConfig): void {
  const isNear = databaseUrl === null ? demo : isLoopbackHost(new URL(databaseUrl).hostname)
  if (!isNear)
    throw new StartError(
      'Invented people are made only in a database of this machine, and in the embedded one only as a demo.',
    )
}

/** The demo accounts are no people of anybody's. */
async function refuseFull(pool: Pool, isAdded: boolean): Promise<void> {
  const { rows } = await pool.query<{ isFull: boolean }>(
    `select count(*) > 4 as "isFull" from (select from person limit 5) p`,
  )
  if (rows[0]?.isFull === true && !isAdded)
    throw new StartError('There are people in this database already. With --add the invented ones come beside them.')
}

function readNumber(text: string, name: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1 || number > 10_000_000)
    throw new StartError(`--${name} takes a number from 1 to 10000000.`)
  return number
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      users: { type: 'string', default: '1000' },
      units: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      add: { type: 'boolean', default: false },
    },
  })
  const config = readConfig(process.env)
  refuseForeign(config)
  const counts = {
    users: readNumber(values.users, 'users'),
    units: readNumber(values.units, 'units'),
    seed: readNumber(values.seed, 'seed'),
  }
  const database = await openDatabase(config, createLog(config.logLevel))
  try {
    await migrate(database.pool)
    await refuseFull(database.pool, values.add)
    const began = performance.now()
    const tell = (sentence: string): void => void process.stdout.write(`Somo: ${sentence}\n`)
    const today = new Date().toISOString().slice(0, 10)
    const plan = { ...counts, today, hasAccounts: config.identity.kind === 'embedded' }
    await seedScale(database.pool, plan, (made) => tell(`${made} of ${plan.users} people made`))
    tell(
      `${plan.users} people in ${plan.units} units, in ${((performance.now() - began) / 1000).toFixed(1)} s, in ${database.place}`,
    )
  } finally {
    await database.close()
  }
}

try {
  await seed()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Somo: ${error.message}\n`)
  process.exitCode = 1
}
