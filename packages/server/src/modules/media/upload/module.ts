import type { ModuleDeps, ServerModule } from '../../module.ts'

/** Uploads of learning content. */
export const createModule = ({ mediumUploads }: ModuleDeps): ServerModule => ({
  clean: () => mediumUploads.sweep(),
})
