import type { ModuleDeps, ServerModule } from '../module.ts'
import { createViewAsResolvers } from './resolvers.ts'

/** Administrators who look at the pages as somebody else. */
export const createModule = ({ viewAs }: ModuleDeps): ServerModule => ({
  resolvers: [createViewAsResolvers(viewAs)],
  clean: () => viewAs.sweep(),
})
