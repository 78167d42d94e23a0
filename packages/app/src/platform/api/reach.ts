import type { OidcConfig } from '../config/appConfig.ts'
import { discover } from '../session/provider/discovery.ts'
import type { DiscoveryOutcome } from '../session/provider/discovery.ts'

/** Milliseconds after which an address counts as silent. */
const patience = 10_000

/** The status an address answers with when nothing is sent there; null where no answer comes. Never rejects. */
export async function askStatus(address: string): Promise<number | null> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return status
  } catch {
    // Whatever the reason, the page learns no more than that nothing came.
    return null
  }
}

/** Whether the identity provider shows itself as the deployment says, asked past every cache. Never rejects. */
export const askProvider = ({ issuer, requireHttps }: OidcConfig): Promise<DiscoveryOutcome> =>
  discover({ issuer: issuer ?? '', requireHttps }, (input, init) => fetch(input, { ...init, cache: 'no-store' }))
