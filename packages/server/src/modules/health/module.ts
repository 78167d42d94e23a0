import { issuer } from '../../config/config.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { askDiscovery, askMailServer } from './probes.ts'
import { createHealthResolvers } from './resolvers.ts'
import { createHealthService } from './service.ts'
import { createHealthStore } from './store.ts'

/** Whether what the server depends on answers. */
export function createModule({ database, config, files }: ModuleDeps): ServerModule {
  const { identity, smtpUrl } = config
  const service = createHealthService({
    store: createHealthStore(database),
    files,
    askProvider: identity.kind === 'embedded' ? null : () => askDiscovery(issuer(config)),
    askMail: smtpUrl === null ? null : () => askMailServer(smtpUrl),
  })
  return { resolvers: [createHealthResolvers(service)] }
}
