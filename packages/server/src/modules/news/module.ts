import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAnnounceWorker } from './announceWorker.ts'
import { createInboxService } from './inboxService.ts'
import { createMessageService } from './messages/messageService.ts'
import { createNewsResolvers } from './newsResolvers.ts'
import { createNewsService } from './newsService.ts'

/** News for an audience, and messages to people. */
export const createModule = ({ database: { pool }, transact }: ModuleDeps): ServerModule => ({
  resolvers: [
    createNewsResolvers(
      createNewsService({ pool, transact }),
      createInboxService(pool),
      createMessageService({ pool, transact }),
    ),
  ],
  workers: [createAnnounceWorker()],
})
