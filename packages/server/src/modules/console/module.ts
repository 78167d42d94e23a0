import type { ModuleDeps, ServerModule } from '../module.ts'
import { createConsoleResolvers } from './resolvers.ts'
import { createConsoleService } from './service.ts'

/** The console of administrators. */
export const createModule = ({ database, config }: ModuleDeps): ServerModule => ({
  resolvers: [createConsoleResolvers(createConsoleService(database, config.identity.kind === 'embedded'))],
})
