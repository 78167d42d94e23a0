import { issuer } from '../../config/config.ts'
import type { ModuleDeps, ServerDeps, ServerModule } from '../module.ts'
import { askDiscovery, askMailServer } from './probes.ts'
import { createHealthResolvers } from './resolvers.ts'
import { createHealthService, type HealthService } from './service.ts'
import { createHealthStore } from './store.ts'

/** The service, which the start page asks too. */
export function createHealth({ database, config, files }: ServerDeps): HealthService {
  const { identity, smtpUrl } = config
  return createHealthService({
    store: createHealthStore(database),
    files,
    askProvider: identity.kind === 'embedded' ? null : () => askDiscovery(issuer(config)),
    askMail: smtpUrl === null ? null : () => askMailServer(smtpUrl),
  })
}

/** Whether what the server depends on answers. */
export const createModule = ({ health }: ModuleDeps): ServerModule => ({ resolvers: [createHealthResolvers(health)] })
