import type { ModuleDeps, ServerModule } from '../module.ts'
import { createRelationResolvers } from './relationResolvers.ts'
import { createRelationService } from './relationService.ts'

/** People who accompany learners, and what they see of them. */
export const createModule = ({ config, database: { pool }, transact, outbox }: ModuleDeps): ServerModule => ({
  resolvers: [
    createRelationResolvers(createRelationService({ pool, transact, outbox, origin: config.publicUrl.origin })),
  ],
  clean: async () => {
    await pool.query(`delete from relation_code_attempt where at < now() - interval '1 day'`)
  },
})
