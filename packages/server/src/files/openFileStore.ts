import { join } from 'node:path'
import type { ServerConfig } from '../config/config.ts'
import type { FileStore } from './fileStore.ts'
import { openFolderStore } from './folderStore.ts'

/**
 * Opens the files of the installation: in the bucket of the settings, else in the folder `files` beside its embedded database.
 * @param place where the embedded database lies, which may be elsewhere than DATA_DIR (decision 0002).
 * @throws StartError where files cannot be kept there.
 */
export async function openFileStore(
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir' | 's3'>,
  place: string,
): Promise<FileStore> {
  if (config.s3 === null) return openFolderStore(join(config.databaseUrl === null ? place : config.dataDir, 'files'))
  // What speaks to a bucket takes its time to load, which nobody without one is to wait for.
  const { openS3Store } = await import('./s3Store.ts')
  return openS3Store(config.s3)
}
