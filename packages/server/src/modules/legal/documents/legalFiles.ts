import type { Pool } from 'pg'
import { isFileKey, type FileStore } from '../../../files/fileStore.ts'
import { createAddressSigner } from '../../../files/signedAddress.ts'
import type { OpenPrivateFile } from '../../private-files/privateFiles.ts'

/** Where the PDFs of texts are fetched; the key follows. */
export const legalFilePlace = '/legal/files/'

/** The PDFs of texts, for whoever may read those texts. */
export interface LegalFiles {
  /** The address of a file for whoever may read its text now: this is to be decided before. */
  addressOf(path: string): string
  /** The file at such an address; null where it is none of ours, or neither public nor asked for by an address that is still good. */
  open(key: string, query: string): Promise<OpenPrivateFile | null>
}

// Longer than a day's work: the page with the link may stay open, and has to be read before it is agreed to.
const addressMs = 12 * 60 * 60 * 1000

// Public are the words that have a page for anybody, in force or announced; of a version before them only its readers have addresses.
const select = `select u.name, exists (
    select from legal_version_file f join legal_version_now v on v.uuid = f.version and v.state in ('PUBLISHED', 'SCHEDULED')
    join legal_document d on d.uuid = v.document and d.archived_at is null
    where f.upload = u.uuid and d.kind in ('IMPRINT', 'PRIVACY', 'TERMS', 'ACCESSIBILITY', 'COOKIES')) as "isPublic"
  from upload u where u.file = $1 and u.kind = 'LEGAL_TEXT' and u.taken_at is not null`

/** The files over the product's database and its store of bytes, their addresses signed with `key`. */
export function createLegalFiles(pool: Pool, files: Pick<FileStore, 'open'>, key: Buffer): LegalFiles {
  const signer = createAddressSigner(key)
  return {
    addressOf: (path) => `${path}?${signer.queryOf(path.slice(legalFilePlace.length), addressMs)}`,
    async open(name, query) {
      if (!isFileKey(name)) return null
      const { rows } = await pool.query<{ name: string; isPublic: boolean }>(select, [name])
      const row = rows[0]
      if (row === undefined || !(row.isPublic || signer.isGood(name, query))) return null
      const file = await files.open(name)
      return file === null ? null : { name: row.name, mediaType: 'application/pdf', file }
    },
  }
}
