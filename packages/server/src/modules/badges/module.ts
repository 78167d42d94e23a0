import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAwardWorker } from './awardJob.ts'
import { createBadgeResolvers } from './badgeResolvers.ts'
import { createBadgeService } from './badgeService.ts'
import { createCollectionService } from './collectionService.ts'
import { createPublicBadges } from './openbadges/publicBadges.ts'
import { createCredentialKeys } from './openbadges/signingKeys.ts'
import { createBadgeFiles } from './openbadges/writeBadgeFiles.ts'

// Longer than the longest row of days that a rule can ask for.
const keptDays = 400

/** Badges: their rules, who was awarded them, and the credentials that prove it. */
export function createModule({ config, database: { pool }, transact, jobs, jobService }: ModuleDeps): ServerModule {
  const { origin } = config.publicUrl
  const files = createBadgeFiles(createPublicBadges(pool, createCredentialKeys(pool, origin), origin))
  return {
    resolvers: [
      createBadgeResolvers(
        createBadgeService({ pool, transact, jobs, jobService }),
        createCollectionService({ pool, transact, origin, files }),
      ),
    ],
    workers: [createAwardWorker()],
    clean: async (now) => {
      await pool.query('delete from login_day where day < installation_day($1) - $2::int', [new Date(now), keptDays])
    },
  }
}
