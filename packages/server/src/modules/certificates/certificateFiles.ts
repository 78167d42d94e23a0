import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import type { FileStore, StoredFile } from '../../files/fileStore.ts'
import { createAddressSigner } from '../../files/signedAddress.ts'
import { isUuid } from '../../database/uuid.ts'
import type { OpenPrivateFile } from '../private-files/privateFiles.ts'
import { checkAddressOf } from './checkCode.ts'
import { findExternalFile } from './external/externalStore.ts'
import { readPrinted, type PrintedRow } from './issued/issuedStore.ts'
import { drawPdf } from './page/drawPdf.ts'
import { drawSvg } from './page/drawSvg.ts'
import { openFaces } from './page/faces.ts'
import { layOutPage } from './page/layOutPage.ts'

/** Where the files of certificates are fetched; `<uuid>.pdf`, `<uuid>.svg` or `<uuid>.file` follows. */
export const certificateFilePlace = '/api/certificates/'

/** Certificates as files, at addresses for whoever may have them now: this is to be decided before. */
export interface CertificateFiles {
  /** The PDF of an issued certificate, for ten minutes. */
  pdfOf(uuid: string): string
  /** The first page as a picture, for a day. */
  thumbnailOf(uuid: string): string
  /** The file of a certificate of another organisation, for ten minutes. */
  externalOf(uuid: string): string
  /** Null where the address is not ours, has ended, or the certificate is gone. */
  open(name: string, query: string): Promise<OpenPrivateFile | null>
}

export interface CertificateFileDeps {
  readonly pool: Pool
  readonly files: Pick<FileStore, 'open'>
  readonly origin: string
  readonly key: Buffer
}

const minutes = 60 * 1000
const day = 24 * 60 * minutes

/**
 * Pages are drawn when they are asked for: the same frozen data always gives the same bytes, so nothing is stored.
 */
export function createCertificateFiles({ pool, files, origin, key }: CertificateFileDeps): CertificateFiles {
  const signer = createAddressSigner(key)
  const addressOf = (name: string, goodMs: number): string =>
    `${certificateFilePlace}${name}?${signer.queryOf(name, goodMs)}`
  return {
    pdfOf: (uuid) => addressOf(`${uuid}.pdf`, 10 * minutes),
    thumbnailOf: (uuid) => addressOf(`${uuid}.svg`, day),
    externalOf: (uuid) => addressOf(`${uuid}.file`, 10 * minutes),
    async open(name, query) {
      const [uuid = '', ending] = name.split('.')
      if (!isUuid(uuid) || !signer.isGood(name, query)) return null
      if (ending === 'file') return openExternal(pool, files, uuid)
      const [row] = await readPrinted(pool, [uuid])
      if (row === undefined) return null
      const { content, ...file } = await drawFile(row, ending === 'svg' ? 'svg' : 'pdf', origin)
      return { ...file, file: inMemory(content) }
    },
  }
}

async function openExternal(pool: Pool, files: Pick<FileStore, 'open'>, uuid: string): Promise<OpenPrivateFile | null> {
  const found = await findExternalFile(pool, uuid)
  const file = found === null ? null : await files.open(found.file)
  return found === null || file === null ? null : { name: found.fileName, mediaType: found.mediaType, file }
}

/** A certificate as it is saved: a PDF, or its first page as a picture. */
export async function drawFile(row: PrintedRow, ending: 'pdf' | 'svg', origin: string) {
  const { facts, issuedAt, ...look } = row
  const faces = await openFaces()
  const page = layOutPage({ ...look, facts, checkAddress: checkAddressOf(origin, facts.code) }, faces)
  const title = `${facts.title}, ${facts.holderName}`
  const name = `${facts.title} ${facts.number}.${ending}`
  if (ending === 'svg') return { name, mediaType: 'image/svg+xml', content: Buffer.from(drawSvg(page, faces, title)) }
  const content = await drawPdf(page, faces, { title, locale: facts.locale, made: issuedAt })
  return { name, mediaType: 'application/pdf', content }
}

const inMemory = (content: Buffer): StoredFile => ({ size: content.length, read: () => Readable.from([content]) })
