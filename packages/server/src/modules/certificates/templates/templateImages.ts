import type { CertificateImageKind } from '@somo/graphql/schema'
import { buffer } from 'node:stream/consumers'
import type { PoolClient } from 'pg'
import type { FileStore } from '../../../files/fileStore.ts'
import type { PageImageFiles } from '../../uploads/uploadedFiles.ts'

export interface ImageDeps {
  readonly images: PageImageFiles
  readonly files: Pick<FileStore, 'open' | 'remove'>
}

/** In pixels, for print at 300 dots an inch. */
const largest: Readonly<Record<CertificateImageKind, { readonly width: number; readonly height: number }>> = {
  SIGNATURE: { width: 900, height: 300 },
  LOGO: { width: 800, height: 240 },
}

/** An uploaded picture as a PNG without empty edges, which PDF knows; null where it is not there. The upload is used up. */
export async function takeImage(
  { images, files }: ImageDeps,
  client: PoolClient,
  kind: CertificateImageKind,
  { upload, owner }: { readonly upload: string; readonly owner: string },
): Promise<Buffer | null> {
  const taken = await images.take(client, upload, owner)
  const file = taken === null ? null : await files.open(taken.file)
  if (taken === null || file === null) return null
  const { default: sharp } = await import('sharp')
  const png = await sharp(await buffer(file.read()))
    .resize({ ...largest[kind], fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  await files.remove(taken.file)
  return png
}
