import type { ModuleDeps, ServerModule } from '../module.ts'
import { createMeanRatingLoader } from './meanRating.ts'
import { createRatingResolvers } from './ratingResolvers.ts'
import { createRatingService } from './ratingService.ts'

/** What people say of the media they completed. */
export const createModule = ({ database: { pool }, transact }: ModuleDeps): ServerModule => ({
  resolvers: [createRatingResolvers(createRatingService({ pool, transact }), createMeanRatingLoader(pool))],
})
