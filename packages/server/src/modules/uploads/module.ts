import type { ModuleDeps, ServerDeps, ServerModule } from '../module.ts'
import { createUploadResolvers } from './resolvers.ts'
import { createUploadService, type UploadService } from './service.ts'
import { createUploadStore } from './store.ts'

/** Files on their way in, for the modules and for the endpoint. */
export const createUploads = ({
  database,
  files,
  isolation,
}: Pick<ServerDeps, 'database' | 'files' | 'isolation'>): UploadService =>
  createUploadService(createUploadStore(database), files, isolation)

/** Files on their way in. */
export const createModule = ({ uploads }: ModuleDeps): ServerModule => ({
  resolvers: [createUploadResolvers(uploads)],
  clean: () => uploads.sweep(),
})
