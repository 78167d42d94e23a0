import { loadConfig } from '../config/config.ts'
import { discover } from './discovery.ts'

/**
 * Asks the sign-in service who it is, by the address the configuration of this installation names, past every cache.
 * False: nobody answers, or it is not the one that is meant. Never rejects.
 */
export async function askProvider(): Promise<boolean> {
  const { oidc } = await loadConfig()
  if (oidc.issuer === null) return false
  const ask: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' })
  return (await discover({ issuer: oidc.issuer, requireHttps: oidc.requireHttps }, ask)).kind === 'ok'
}
