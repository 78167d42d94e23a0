import type { HealthPart, SystemHealth } from '@somo/graphql/schema'
import { SomoError } from '../../access/somoError.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { probe } from './probes.ts'
import type { HealthStore } from './store.ts'

/** What the product knows about how it is doing. */
export interface HealthService {
  /** Asks every part now. @throws SomoError UNAVAILABLE while the database does not answer. */
  check(): Promise<SystemHealth>
  /** Asks every part now. */
  checkParts(): Promise<HealthPart[]>
}

/** What is asked. */
export interface HealthDeps {
  readonly store: HealthStore
  readonly files: Pick<FileStore, 'checkWritable' | 'countBytes'>
  /** Settles when an outside provider answers; null with the embedded one. */
  readonly askProvider: (() => Promise<void>) | null
  /** Settles when the mail server answers; null where no mail is sent. */
  readonly askMail: (() => Promise<void>) | null
}

/** The rules about health over its sources; the process counts as started when it is made. */
export function createHealthService({ store, files, askProvider, askMail }: HealthDeps): HealthService {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  const askIdentity = askProvider ?? (() => askKeys(store))
  const checkParts = (): Promise<HealthPart[]> =>
    Promise.all([
      probe('DATABASE', () => store.ping()),
      probe('IDENTITY', askIdentity),
      probe('FILES', () => files.checkWritable()),
      probe('MAIL', askMail),
    ])
  return {
    checkParts,
    async check() {
      const [parts, facts, fileBytes] = await Promise.all([
        checkParts(),
        store.readFacts().catch((cause: unknown) => {
          throw new SomoError('UNAVAILABLE', { cause })
        }),
        // What cannot be read is DOWN above already; its size is then unknown and counts as nothing.
        files.countBytes().catch(() => 0),
      ])
      const { signedInPeople, ...database } = facts
      return {
        ...database,
        checkedAt: new Date().toISOString(),
        parts,
        startedAt,
        memoryBytes: process.memoryUsage.rss(),
        nodeVersion: process.versions.node,
        fileBytes,
        signedInPeople: askProvider === null ? signedInPeople : null,
      }
    },
  }
}

async function askKeys(store: HealthStore): Promise<void> {
  if (!(await store.hasSigningKeys())) throw new Error('The provider has no keys to sign with.')
}
