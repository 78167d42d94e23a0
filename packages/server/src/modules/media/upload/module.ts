import type { ModuleDeps, ServerModule } from '../../module.ts'
import { createProcessingWorker } from '../processing/processingWorker.ts'

/** Uploads of learning content, and their processing. */
export const createModule = ({ mediumUploads, files, isolation, log }: ModuleDeps): ServerModule => ({
  workers: [createProcessingWorker({ files, isolation, log })],
  clean: () => mediumUploads.sweep(),
})
