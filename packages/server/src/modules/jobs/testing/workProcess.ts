import { createDatabase } from '../../../database/connect.ts'
import { createLog } from '../../../log.ts'
import { createJobs } from '../createJobs.ts'
import { countingWorker } from './countingWorker.ts'

// A process of its own that works on the jobs of DATABASE_URL until it is killed.
const log = createLog('silent')
const connection = { connectionString: process.env['DATABASE_URL'] ?? '' }
const jobs = await createJobs(createDatabase(connection, log, 'test'), log)
await jobs.work([countingWorker])
process.stdout.write('working\n')
