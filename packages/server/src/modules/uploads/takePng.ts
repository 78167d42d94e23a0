import type { Sharp } from 'sharp'
import { buffer } from 'node:stream/consumers'
import type { PoolClient } from 'pg'
import type { FileStore } from '../../files/fileStore.ts'
import type { PageImageFiles } from './uploadedFiles.ts'

export interface PngDeps {
  readonly images: PageImageFiles
  readonly files: Pick<FileStore, 'open' | 'remove'>
}

/** An upload of kind PAGE_IMAGE as a PNG; null where it is not there. The upload is used up. @param shape its size, its number of colours */
export async function takePng(
  { images, files }: PngDeps,
  client: PoolClient,
  { upload, owner }: { readonly upload: string; readonly owner: string },
  shape: (picture: Sharp) => Sharp,
): Promise<Buffer | null> {
  const taken = await images.take(client, upload, owner)
  const file = taken === null ? null : await files.open(taken.file)
  if (taken === null || file === null) return null
  const { default: sharp } = await import('sharp')
  const png = await shape(sharp(await buffer(file.read()))).toBuffer()
  await files.remove(taken.file)
  return png
}
