import type { Pool } from 'pg'
import type { NoticeDeps } from './factorNotices.ts'
import type { RelyingParty } from './passkeys.ts'
import type { SecondStepLimiter } from './secondStepLimiter.ts'
import type { SecretBox } from './secretBox.ts'

/** What the rules about second factors need. */
export interface SecondFactorDeps extends NoticeDeps {
  readonly pool: Pool
  readonly box: SecretBox
  readonly limiter: SecondStepLimiter
  readonly party: RelyingParty
}
