import type { OwnDataFormat } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { SessionFacts } from '../../../access/identityGateway.ts'
import { datedFileName } from '../../tables/fileNames.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import { chooseFormats, type PreferredFormats } from '../../dates/moments.ts'
import { writePdf } from '../../pdf/writePdf.ts'
import type { NewPrivateFile, PrivateFiles } from '../../private-files/privateFiles.ts'
import type { SettingReader } from '../../system/settings.ts'
import { writeOwnDataPages, type WholeOwnData } from './ownDataPages.ts'
import { readOwnData, readProduct } from './ownDataStore.ts'

/** The kind of the job. */
export const ownDataKind = 'legal.exportMyData'

/** What an export of one's own data is asked for. */
export interface OwnDataWish {
  /** The language of whoever asked. */
  readonly locale?: string | null
  /** @default JSON */
  readonly format?: OwnDataFormat
  /** How whoever asked writes dates; what is not told is the installation's. */
  readonly formats?: PreferredFormats
}

/** Where the sign-ins of a subject are kept; null where an outside provider does not tell. */
export type SignInsOf = (subject: string) => Promise<readonly SessionFacts[] | null>

const noFormats: PreferredFormats = { dateFormat: null, timeFormat: null, timeZone: null }

/** Writes all that is known of whoever asked into one file, for people or for machines, in one step. */
export function createOwnDataWorker(
  signInsOf: SignInsOf,
  files: Pick<PrivateFiles, 'keep'>,
  settings: SettingReader,
): JobWorker<OwnDataWish, null> {
  return {
    kind: ownDataKind,
    async step(wish, _, { client, owner }) {
      const data = owner === null ? null : await readOwnData(client, owner.subject)
      if (owner === null || data === null) throw new JobError('UNKNOWN')
      const sessions = await signInsOf(owner.subject)
      const signIns =
        sessions?.map(({ signedInAt, lastSeenAt, userAgent }) => ({ signedInAt, lastSeenAt, userAgent })) ?? null
      const whole = { ...data, signIns }
      const written =
        wish.format === 'PDF' ? await writeForPeople(whole, wish, client, settings) : writeForMachines(whole)
      const name = datedFileName('ownData', wish.locale ?? null, written.ending)
      const file = await files.keep(client, { owner: owner.subject, name, ...written })
      return { position: null, done: 1, total: 1, file }
    },
  }
}

type Written = Pick<NewPrivateFile, 'ending' | 'mediaType' | 'content'>

function writeForMachines(data: WholeOwnData): Written {
  const text = JSON.stringify({ madeAt: new Date().toISOString(), ...data }, null, 2)
  return { ending: 'json', mediaType: 'application/json', content: Buffer.from(text, 'utf8') }
}

async function writeForPeople(
  data: WholeOwnData,
  { locale = null, formats = noFormats }: OwnDataWish,
  client: PoolClient,
  settings: SettingReader,
): Promise<Written> {
  const chosen = chooseFormats(formats, await settings.read())
  const pages = writeOwnDataPages(data, {
    locale,
    formats: chosen,
    product: await readProduct(client),
    made: new Date(),
  })
  return { ending: 'pdf', mediaType: 'application/pdf', content: await writePdf(pages) }
}
