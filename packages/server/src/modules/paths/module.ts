import type { ModuleDeps, ServerModule } from '../module.ts'
import { createStageWorker } from './openStages.ts'
import { createPathResolvers } from './pathResolvers.ts'
import { createPathService } from './pathService.ts'

/** Learning paths: their stages and versions, and who is in them. */
export const createModule = ({ database: { pool }, transact }: ModuleDeps): ServerModule => ({
  resolvers: [createPathResolvers(pool, createPathService({ pool, transact }))],
  workers: [createStageWorker()],
})
