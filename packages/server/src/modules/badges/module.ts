import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAwardWorker } from './awardJob.ts'
import { createBadgeResolvers } from './badgeResolvers.ts'
import { sweepPictures } from './badgePictures.ts'
import { createBadgeService } from './badgeService.ts'
import { createCollectionService, type CollectionService } from './collectionService.ts'
import { createPublicBadges } from './openbadges/publicBadges.ts'
import { createCredentialKeys } from './openbadges/signingKeys.ts'
import { createBadgeFiles } from './openbadges/writeBadgeFiles.ts'

// Longer than the longest row of days that a rule can ask for.
const retentionDays = 400

/** Everybody's own badges, which the assistant tells too. */
export function createCollection({
  config,
  database: { pool },
  transact,
}: Pick<ModuleDeps, 'config' | 'database' | 'transact'>): CollectionService {
  const { origin } = config.publicUrl
  const files = createBadgeFiles(createPublicBadges(pool, createCredentialKeys(pool, origin), origin))
  return createCollectionService({ pool, transact, origin, files })
}

/** Badges: their rules, who was awarded them, and the credentials that prove it. */
export function createModule(deps: ModuleDeps): ServerModule {
  const {
    database: { pool },
    transact,
    jobs,
    jobService,
    files,
    uploads,
  } = deps
  const pictures = { images: uploads.pageImages, files }
  return {
    resolvers: [
      createBadgeResolvers(createBadgeService({ pool, transact, jobs, jobService, pictures }), createCollection(deps)),
    ],
    workers: [createAwardWorker()],
    clean: async (now) => {
      await pool.query('delete from login_day where day < installation_day($1) - $2::int', [
        new Date(now),
        retentionDays,
      ])
      await sweepPictures(pool, now)
    },
  }
}
