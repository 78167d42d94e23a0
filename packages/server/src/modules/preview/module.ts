import { createVersionFiles } from '../learning/playerContent.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { createPreviewResolvers } from './previewResolvers.ts'
import { createPreviewService } from './previewService.ts'

/** Media as learners see them, for their authors. Nothing here writes. */
export function createModule({ database, content }: ModuleDeps): ServerModule {
  const { pool } = database
  return {
    resolvers: [
      createPreviewResolvers(createPreviewService({ pool, versionFiles: createVersionFiles(pool, content) })),
    ],
  }
}
