import type { SessionFacts } from '../../access/identityGateway.ts'
import { datedFileName } from '../fileNames.ts'
import { JobFault, type JobWorker } from '../jobs/jobs.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { readOwnData } from './ownDataStore.ts'

/** The kind of the job. */
export const ownDataKind = 'legal.exportMyData'

/** What an export of one's own data is asked for. */
export interface OwnDataWish {
  /** The language of whoever asked, for the file's name. */
  readonly locale?: string | null
}

/** Where the sign-ins of a subject are kept; null where an outside provider does not tell. */
export type SignInsOf = (subject: string) => Promise<readonly SessionFacts[] | null>

/** Writes all that is known of whoever asked into one file of JSON, in one step. */
export function createOwnDataWorker(signInsOf: SignInsOf, files: Pick<PrivateFiles, 'keep'>): JobWorker<OwnDataWish, null> {
  return {
    kind: ownDataKind,
    async step({ locale = null }, _, { client, owner }) {
      const data = owner === null ? null : await readOwnData(client, owner.subject)
      if (owner === null || data === null) throw new JobFault('UNKNOWN')
      const sessions = await signInsOf(owner.subject)
      const signIns = sessions?.map(({ signedInAt, lastSeenAt, userAgent }) => ({ signedInAt, lastSeenAt, userAgent })) ?? null
      const text = JSON.stringify({ madeAt: new Date().toISOString(), ...data, signIns }, null, 2)
      const file = await files.keep(client, {
        owner: owner.subject,
        name: datedFileName('ownData', locale, 'json'),
        ending: 'json',
        mediaType: 'application/json',
        content: Buffer.from(text, 'utf8'),
      })
      return { position: null, done: 1, total: 1, file }
    },
  }
}
