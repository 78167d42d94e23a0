import type { ModuleDeps, ServerModule } from '../module.ts'
import { createOwnFieldService } from './ownService.ts'
import { createCustomFieldResolvers } from './resolvers.ts'
import { createCustomFieldService } from './service.ts'

/** Fields of people that an installation adds. */
export const createModule = ({ database: { pool }, settings }: ModuleDeps): ServerModule => ({
  resolvers: [createCustomFieldResolvers(createCustomFieldService({ pool, settings }), createOwnFieldService(pool))],
})
