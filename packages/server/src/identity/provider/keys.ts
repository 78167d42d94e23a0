import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

/** The secrets of the embedded provider. They live in the database, so that a restart ends no session. */
export interface ProviderKeys {
  /** Signs ID and access tokens: one private RSA key, RS256. */
  readonly signing: { readonly keys: readonly z.infer<typeof rsaKey>[] }
  /** Signs the provider's cookies. */
  readonly cookies: readonly string[]
  /** Makes `session_state` of a session and the token of the sign-in form. */
  readonly mac: string
}

// Any constant will do; it must only differ from the other advisory locks of the product.
const lockNumber = 7_366_011

const text = z.string().min(1)
const rsaKey = z.looseObject({ kty: z.literal('RSA'), kid: text, alg: text, use: text, n: text, e: text, d: text })

const stored = z.object({
  signing: z.object({ keys: z.array(rsaKey).min(1) }),
  cookies: z.array(z.string().min(32)).min(1),
  mac: z.string().min(32),
})

const secret = () => randomBytes(48).toString('base64url')

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomBytes(12).toString('base64url'), use: 'sig', alg: 'RS256' }
}

async function read(client: PoolClient | Pool): Promise<unknown> {
  const { rows } = await client.query<{ name: string; value: unknown }>('select name, value from oidc_key')
  return rows.length === 0 ? null : Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

async function create(client: PoolClient): Promise<void> {
  const keys = { signing: { keys: [await createSigningKey()] }, cookies: [secret()], mac: secret() }
  for (const [name, value] of Object.entries(keys)) {
    await client.query('insert into oidc_key (name, value) values ($1, $2)', [name, JSON.stringify(value)])
  }
}

async function createOnce(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
    if ((await read(client)) === null) await create(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/**
 * Answers the keys of this installation and makes them at the first start; processes that start at the same moment
 * get the same ones. Rejects where the stored keys are not complete: making new ones would end every session unasked.
 */
export async function loadKeys(pool: Pool): Promise<ProviderKeys> {
  if ((await read(pool)) === null) await createOnce(pool)
  const result = stored.safeParse(await read(pool))
  if (!result.success) throw new Error('The keys of the sign-in provider (table oidc_key) are not complete.')
  return result.data
}
