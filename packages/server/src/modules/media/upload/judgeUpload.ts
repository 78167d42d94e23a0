import { buffer } from 'node:stream/consumers'
import type { UserErrorCode } from '@somo/graphql/schema'
import type { FileStore } from '../../../files/fileStore.ts'
import type { SettingReader } from '../../system/settings.ts'
import { kindOfName, readSignature, signatureBytes, type MediumFileKind } from './contentSignature.ts'
import type { MediumUpload, MediumUploadStore, UploadPurpose } from './mediumUploadStore.ts'
import { hasSavedFileName, readSavedFileType } from './savedFileType.ts'

/** What can be said of a file before its first byte; null where it may come. */
export async function findNameError(
  settings: SettingReader,
  purpose: UploadPurpose,
  name: string,
  size: number,
): Promise<UserErrorCode | null> {
  if (purpose !== 'MEDIUM') return hasSavedFileName(purpose, name) ? null : 'WRONG_KIND'
  const promised = kindOfName(name)
  if (promised === null) return 'WRONG_KIND'
  const { uploadLimits } = await settings.read()
  return size > limitOf(uploadLimits, promised) ? 'TOO_LARGE' : null
}

/** Captions of an hour have some 100 kB. */
export const captionBytes = 4 * 1024 * 1024

const limitOf = (limits: Readonly<Record<MediumFileKind, number>>, kind: MediumFileKind | 'CAPTIONS' | null): number =>
  kind === null || kind === 'CAPTIONS' ? captionBytes : limits[kind]

/** Marks a complete upload as finished; answers why where it is not taken. */
export async function judgeUpload(
  { files, settings }: { readonly files: FileStore; readonly settings: SettingReader },
  store: MediumUploadStore,
  { storageKey, name, size, purpose }: MediumUpload,
): Promise<UserErrorCode | null> {
  const file = await files.open(storageKey)
  if (file?.size !== size) return 'UNREADABLE'
  const start = await buffer(file.read({ start: 0, end: Math.min(size, signatureBytes) - 1 }))
  if (purpose !== 'MEDIUM') {
    const mediaType = readSavedFileType(purpose, start, name)
    if (mediaType !== null) await store.finish(storageKey, { mediaType, kind: null })
    return mediaType === null ? 'WRONG_KIND' : null
  }
  const signature = readSignature(start, name)
  if (signature === null) return 'WRONG_KIND'
  const { uploadLimits } = await settings.read()
  if (size > limitOf(uploadLimits, signature.kind)) return 'TOO_LARGE'
  await store.finish(storageKey, signature)
  return null
}
