import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { TokenRules } from './tokenVerifier.ts'

const timeoutMs = 5000
// After a failure the issuer is left alone for a moment, so that every waiting call does not ask again.
const pauseMs = 5000
const document = z.looseObject({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

async function discover(issuer: string, api: string): Promise<TokenRules> {
  const address = `${issuer}/.well-known/openid-configuration`
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The issuer answered its discovery with ${response.status}.`)
  const { issuer: named, jwks_uri: keysAddress } = document.parse(await response.json())
  // A provider may write its own name with a slash at the end; any other difference is another issuer.
  if (named !== issuer && named !== `${issuer}/`) throw new Error(`The issuer calls itself ${named}, not ${issuer}.`)
  const keys = createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: timeoutMs, cooldownDuration: 30_000 })
  return { issuer: named, api, types: ['jwt', 'at+jwt'], keys }
}

/**
 * Answers the rules for an outside issuer, found by discovery at the first need and kept. Rejects while the issuer
 * cannot be asked, and asks again at the earliest five seconds after a failure.
 */
export function createOutsideRules(
  issuer: string,
  api: string,
  now: () => number = () => Date.now(),
): () => Promise<TokenRules> {
  let found: Promise<TokenRules> | null = null
  let failedAt: number | null = null
  return () => {
    if (failedAt !== null && now() - failedAt >= pauseMs) {
      found = null
      failedAt = null
    }
    found ??= discover(issuer, api).catch((cause: unknown) => {
      failedAt = now()
      throw new Error(`The keys of ${issuer} cannot be fetched.`, { cause })
    })
    return found
  }
}
