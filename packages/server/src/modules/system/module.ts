import { createAuditService } from '../audit/auditService.ts'
import { complete, createPublishedDesign } from '../design/published.ts'
import { createMailService } from '../mail/mailService.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { listFacts, type ProductFact } from './facts.ts'
import { createSystemResolvers } from './resolvers.ts'
import { createSettingService } from './settingService.ts'

/** Settings of the installation, with the audit log, the outbox and the jobs of everybody. */
export function createModule({
  database,
  config,
  jobs,
  jobService,
  outbox,
  preferences,
  design,
}: ModuleDeps): ServerModule {
  const published = createPublishedDesign(preferences)
  const productName = async (): Promise<string> => complete(await published.read()).productName
  const product = async (): Promise<ProductFact> => {
    const [{ productName: name }, { publishedAt }] = await Promise.all([published.read(), design.findDesign()])
    return {
      name,
      publishedAt: publishedAt ?? null,
      usual: complete({ productName: null, primaryColor: null, logoUrl: null }).productName,
    }
  }
  const services = {
    settings: createSettingService(database, async () => listFacts(config, database.place, await product())),
    audit: createAuditService(database, jobs),
    mails: createMailService({ database, outbox, jobs, productName }),
    jobs: jobService,
  }
  return { resolvers: [createSystemResolvers(services)] }
}
