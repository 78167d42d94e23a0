import type { ModuleDeps, ServerModule } from '../module.ts'
import { forgetPrivacyCases } from './ownData/privacyCases.ts'
import { createLegalResolvers } from './legalResolvers.ts'

/** Legal texts, consents and what people ask about their own data. */
export const createModule = ({ database, legal, settings, jobService }: ModuleDeps): ServerModule => ({
  resolvers: [createLegalResolvers({ ...legal, settings, findJob: jobService.find })],
  workers: legal.workers,
  clean: (now) => forgetPrivacyCases(database.pool, now),
})
