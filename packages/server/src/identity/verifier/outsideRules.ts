import { createRemoteJWKSet, customFetch, type FetchImplementation } from 'jose'
import { z } from 'zod'
import type { TokenRules } from './tokenVerifier.ts'

const timeoutMs = 5000
// After a failure the issuer is left alone for a moment, so that every waiting call does not ask again.
const pauseMs = 5000
// A token under an unknown key makes us look for new keys, twice a minute at most; a key that the issuer gave up is
// good for ten minutes more at most.
const shortestMs = 30_000
const longestMs = 10 * 60_000
// Clocks of two installations differ more than those of one.
const clockTolerance = 30
const keySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })
const document = z.looseObject({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

/**
 * Fetches the keys and looks at what came. After a failure it asks again at the earliest five seconds later: anybody
 * can send tokens under names of keys that nobody has, and each would be a question to an issuer in trouble.
 */
function createKeyFetch(now: () => number): FetchImplementation {
  let failedAt: number | null = null
  return async (address, options) => {
    if (failedAt !== null && now() - failedAt < pauseMs) throw new Error('The keys could not be fetched a moment ago.')
    try {
      const response = await fetch(address, options)
      if (response.ok) keySet.parse(await response.clone().json())
      failedAt = response.ok ? null : now()
      return response
    } catch (error) {
      failedAt = now()
      throw error
    }
  }
}

async function discover(issuer: string, api: string, now: () => number): Promise<TokenRules> {
  const address = `${issuer}/.well-known/openid-configuration`
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { signal, redirect: 'error', headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The issuer answered its discovery with ${response.status}.`)
  const { issuer: named, jwks_uri: keysAddress } = document.parse(await response.json())
  // A provider may write its own name with a slash at the end; any other difference is another issuer.
  if (named !== issuer && named !== `${issuer}/`) throw new Error(`The issuer calls itself ${named}, not ${issuer}.`)
  const keys = createRemoteJWKSet(new URL(keysAddress), {
    timeoutDuration: timeoutMs,
    cooldownDuration: shortestMs,
    cacheMaxAge: longestMs,
    [customFetch]: createKeyFetch(now),
  })
  return { issuer: named, api, types: ['jwt', 'at+jwt'], keys, clockTolerance }
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
    found ??= discover(issuer, api, now).catch((cause: unknown) => {
      failedAt = now()
      throw new Error(`The keys of ${issuer} cannot be fetched.`, { cause })
    })
    return found
  }
}
