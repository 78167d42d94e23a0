import { join } from 'node:path'
import type { ServerConfig } from '../config/config.ts'
import { StartError } from '../config/startError.ts'
import type { FileStore } from './fileStore.ts'
import { openFolderStore } from './folderStore.ts'

/**
 * Opens the files of the installation, in the folder `files` beside its embedded database.
 * @param place where the embedded database lies, which may be elsewhere than DATA_DIR (decision 41).
 * @throws StartError where files cannot be kept there, or the settings ask for another store.
 */
export function openFileStore(config: Pick<ServerConfig, 'databaseUrl' | 'dataDir' | 's3'>, place: string): Promise<FileStore> {
  // Taken in silence, the setting would let somebody believe that their files are in a bucket.
  if (config.s3 !== null) {
    throw new StartError(
      'S3_BUCKET is set, but files are kept in DATA_DIR alone so far: leave the S3 settings out (several servers share one folder).',
    )
  }
  return openFolderStore(join(config.databaseUrl === null ? place : config.dataDir, 'files'))
}
