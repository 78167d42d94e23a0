import type { Pool } from 'pg'
import type { NoticeDeps } from './factorNotices.ts'
import type { SecondStepLimiter } from './secondStepLimiter.ts'
import type { SecretBox } from './secretBox.ts'

/** What the rules about second factors need. */
export interface SecondFactorDeps extends NoticeDeps {
  readonly pool: Pool
  readonly box: SecretBox
  readonly limiter: SecondStepLimiter
  readonly party: RelyingParty
}

/** The site that passkeys belong to (WebAuthn 3, 5.1.2), from the address people use. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
  /** False where the address is a number: browsers make passkeys for names alone. */
  readonly isAble: boolean
  /** Signs the challenges. */
  readonly key: string
}
