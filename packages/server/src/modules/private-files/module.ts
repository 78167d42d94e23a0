import type { ModuleDeps, ServerModule } from '../module.ts'

/** Files of one person; an endpoint of its own hands them out. */
export const createModule = ({ privateFiles }: ModuleDeps): ServerModule => ({
  clean: () => privateFiles.sweep(),
})
