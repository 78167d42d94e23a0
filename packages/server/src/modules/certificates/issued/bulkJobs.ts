import type { CertificateReissueCause, IssuedCertificateFilter, JobPayload } from '@somo/graphql/schema'
import { plainFileName } from '@somo/ui/locale/fileName'
import type { Pool, PoolClient } from 'pg'
import { ZipFile } from 'yazl'
import { toldLocale, type Caller } from '../../../access/caller.ts'
import type { RequestCall } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import type { ModuleDeps } from '../../module.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { scopeOf } from '../../scope.ts'
import { datedFileName, readFileLocale } from '../../tables/fileNames.ts'
import { readWhole } from '../../tables/listExport.ts'
import { drawFile } from '../certificateFiles.ts'
import { notifyIssued } from '../notifyIssued.ts'
import { countIssued, listIssued, readPrinted } from './issuedStore.ts'
import { countReissuable, reissue, reissuedEntry, takeReissuable } from './reissue.ts'
import { userError } from '../../userError.ts'

type Filter = Partial<IssuedCertificateFilter>

interface DownloadPayload {
  readonly filter: Filter
  readonly locale: string | null
}
interface ReissuePayload {
  readonly filter: Filter
  readonly cause: CertificateReissueCause
}

/** A file of more certificates is too large to send. */
export const mostDownloaded = 5000
const aStep = 200

/** Work on many issued certificates. */
export interface BulkCertificates {
  /** A ZIP file with the PDFs of those that the list shows. */
  download(call: RequestCall, filter: Filter): Promise<JobPayload>
  countReissuable(caller: Caller, cause: CertificateReissueCause, filter: Filter): Promise<number>
  reissueAll(call: RequestCall, cause: CertificateReissueCause, filter: Filter): Promise<JobPayload>
}

export interface BulkDeps extends Pick<ModuleDeps, 'transact' | 'jobs' | 'jobService'> {
  readonly pool: Pool
}

/** Makes the service. */
export function createBulkCertificates({ pool, transact, jobs, jobService }: BulkDeps): BulkCertificates {
  const start = async (call: RequestCall, kind: string, payloadOf: (client: PoolClient) => Promise<object>) => {
    const uuid = await transact(async (client) =>
      jobs.start(client, { kind, payload: await payloadOf(client), owner: call }),
    )
    return { job: await jobService.find(uuid, call), userErrors: [] }
  }
  return {
    async download(call, filter) {
      const count = await countIssued(pool, mostDownloaded + 1, { scope: scopeOf(call), filter })
      if (count > mostDownloaded) return { job: null, userErrors: [userError('TOO_MANY', 'filter')] }
      if (count === 0) return { job: null, userErrors: [userError('NOTHING_TO_DO')] }
      return start(call, 'certificates.download', async (client) => ({
        filter,
        locale: await readFileLocale(client, call.subject, toldLocale(call)),
      }))
    },
    countReissuable: (caller, cause, filter) =>
      countReissuable(pool, { cause, choice: { scope: scopeOf(caller), filter } }),
    async reissueAll(call, cause, filter) {
      const count = await countReissuable(pool, { cause, choice: { scope: scopeOf(call), filter } })
      if (count === 0) return { job: null, userErrors: [userError('NOTHING_TO_DO')] }
      return start(call, 'certificates.reissue', () => Promise.resolve({ cause, filter } satisfies ReissuePayload))
    },
  }
}

/** Puts the PDFs of the certificates that its owner sees by a filter into one file. */
export const createDownloadWorker = (
  files: Pick<PrivateFiles, 'keep'>,
  origin: string,
): JobWorker<DownloadPayload, never> => ({
  kind: 'certificates.download',
  async step({ filter, locale }, _, { client, owner }) {
    if (owner === null) throw new JobError('UNKNOWN')
    const choice = { scope: scopeOf(owner), filter }
    const rows = await readWhole('ISSUED', 'DESCENDING', (plan) => listIssued(client, plan, choice))
    const zip = new ZipFile()
    const uuids = rows.map(({ uuid }) => uuid)
    const file = await files.keep(client, {
      owner: owner.subject,
      name: datedFileName('certificates', locale, 'zip'),
      ending: 'zip',
      mediaType: 'application/zip',
      content: writeZip(zip, client, uuids, origin),
    })
    return { position: null, done: rows.length, total: rows.length, file }
  },
})

/** One page after the other, so that no more than a few are in memory. */
async function* writeZip(zip: ZipFile, client: PoolClient, uuids: readonly string[], origin: string) {
  for (let start = 0; start < uuids.length; start += aStep)
    for (const row of await readPrinted(client, uuids.slice(start, start + aStep))) {
      const { holderName, title, number } = row.facts
      const { content } = await drawFile(row, 'pdf', origin)
      // A PDF is compressed already. Numbers are given once, so no two files have the same name.
      const name = plainFileName(`${holderName} ${title} ${number}.pdf`, `${number}.pdf`)
      zip.addBuffer(content, name.replaceAll(/[\\/:*?"<>|]/g, '_'), { compress: false, mtime: row.issuedAt })
    }
  zip.end()
  for await (const piece of zip.outputStream) yield piece as Uint8Array
}

/** Issues certificates again whose name or design is another one now. */
export const createReissueWorker = (): JobWorker<
  ReissuePayload,
  { readonly done: number; readonly total: number },
  'certificates.reissue'
> => ({
  kind: 'certificates.reissue',
  async step({ cause, filter }, position, { client, owner }) {
    if (owner === null) throw new JobError('UNKNOWN')
    const those = { cause, choice: { scope: scopeOf(owner), filter } }
    const total = position?.total ?? (await countReissuable(client, those))
    const uuids = await takeReissuable(client, those, aStep)
    const issued = await reissue(client, uuids, cause === 'DESIGN')
    await notifyIssued(
      client,
      issued.map(({ uuid }) => uuid),
    )
    await writeAudit(client, owner, issued.map(reissuedEntry))
    const done = (position?.done ?? 0) + issued.length
    return { position: issued.length < aStep ? null : { done, total }, done, total: Math.max(done, total) }
  },
})
