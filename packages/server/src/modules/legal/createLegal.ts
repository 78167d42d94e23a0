import type { ConsentGate } from '../../access/consentGate.ts'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { Database } from '../../database/connect.ts'
import type { AnyWorker, Jobs } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import type { SettingReader } from '../system/settings.ts'
import { createConsentService } from './consents/consentService.ts'
import { createConsentStore } from './consents/consentStore.ts'
import { createDocumentService } from './documents/documentService.ts'
import { createDocumentStore } from './documents/documentStore.ts'
import { createDocumentWorker } from './documents/documentWorker.ts'
import { createConsentGate } from './consents/consentGate.ts'
import type { LegalFiles } from './documents/legalFiles.ts'
import { createOwnConsentService } from './consents/ownConsentService.ts'
import { createOwnConsentStore } from './consents/ownConsentStore.ts'
import { createOwnDataService } from './ownData/ownDataService.ts'
import { createOwnDataWorker } from './ownData/ownDataWorker.ts'
import { createProofWorker } from './consents/consentExportWorker.ts'
import { createPrivacyCases } from './ownData/privacyCases.ts'
import { createPublishedTexts, type PublishedTexts } from './documents/publishedTexts.ts'
import type { LegalServices } from './legalResolvers.ts'

/** Everything legal: what answers calls, what stops them, what works behind them, and what anybody may read. */
export interface Legal extends Omit<LegalServices, 'findJob' | 'settings'> {
  readonly gate: ConsentGate
  readonly published: PublishedTexts
  readonly workers: readonly AnyWorker[]
}

/** What the legal module is made from. */
export interface LegalDeps {
  readonly database: Pick<Database, 'pool' | 'lists'>
  readonly jobs: Jobs
  readonly privateFiles: Pick<PrivateFiles, 'keep'>
  readonly files: LegalFiles
  readonly gateway: Pick<IdentityGateway, 'listSessions' | 'read'>
  /** Where mail is put; null while the installation has none. */
  readonly outbox: Pick<Outbox, 'enqueue'> | null
  /** The address people use, without a trailing slash. */
  readonly publicUrl: string
  readonly settings: SettingReader
}

/** Puts the legal module together over the product's database. */
export function createLegal({
  database,
  jobs,
  privateFiles,
  files,
  gateway,
  outbox,
  publicUrl,
  settings,
}: LegalDeps): Legal {
  const { pool } = database
  const ownStore = createOwnConsentStore(pool)
  const consentStore = createConsentStore(database)
  const gate = createConsentGate(pool, ownStore)
  const signInsOf = (subject: string) => gateway.listSessions({ subject, sessionId: null })
  const documents = createDocumentService({ pool, store: createDocumentStore(pool), onChange: gate.forget })
  return {
    gate,
    published: createPublishedTexts(pool),
    documents,
    consents: createConsentService(consentStore),
    own: createOwnConsentService({ pool, store: ownStore, onRefusal: gate.forget }),
    cases: createPrivacyCases(pool),
    files,
    ownData: createOwnDataService({ pool, jobs, outbox, publicUrl, gateway }),
    workers: [
      createProofWorker(consentStore, privateFiles),
      createDocumentWorker(documents, privateFiles),
      createOwnDataWorker(signInsOf, privateFiles, settings),
    ],
  }
}
