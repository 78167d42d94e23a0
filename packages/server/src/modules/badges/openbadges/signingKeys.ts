import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'
import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { keyPath } from './addresses.ts'

/** Signs credentials, and names the keys that verify them. */
export interface CredentialKeys {
  /** A JWT (RS256) whose header names the address of its key. */
  sign(payload: JWTPayload): Promise<string>
  /** The public keys, the newest first: those of the past still verify. */
  readPublic(): Promise<readonly JWK[]>
}

/** What every consumer of Open Badges 3.0 has to support. */
export const credentialAlgorithm = 'RS256'

// Any constant will do; it must only differ from the other advisory locks of the product.
const lockNumber = 7_366_155

const readAll = async (sql: Pick<Pool, 'query'>): Promise<readonly JWK[]> =>
  (await sql.query<{ jwk: JWK }>('select jwk from badge_key order by created_at desc, kid')).rows.map(({ jwk }) => jwk)

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(credentialAlgorithm, { modulusLength: 2048, extractable: true })
  const kid = randomBytes(12).toString('base64url')
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: credentialAlgorithm }
}

/** Makes the first key; processes that need it at the same moment get the same one. */
const createFirst = (pool: Pool): Promise<readonly JWK[]> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
    const known = await readAll(client)
    if (known.length > 0) return known
    const jwk = await createKey()
    await client.query('insert into badge_key (kid, jwk) values ($1, $2)', [jwk.kid, JSON.stringify(jwk)])
    return [jwk]
  })

const publicPart = ({ kty, n, e, kid, use, alg }: JWK): JWK => ({ kty, n, e, kid, use, alg }) as JWK

/** The keys of an installation; the first one is made when it is needed. */
export function createCredentialKeys(pool: Pool, origin: string): CredentialKeys {
  const load = async (): Promise<readonly JWK[]> => {
    const known = await readAll(pool)
    return known.length > 0 ? known : createFirst(pool)
  }
  return {
    async sign(payload) {
      const [jwk] = await load()
      if (jwk?.kid === undefined) throw new Error('There is no key for credentials (table badge_key).')
      const key = await importJWK(jwk, credentialAlgorithm)
      const header = { alg: credentialAlgorithm, typ: 'JWT', kid: `${origin}${keyPath(jwk.kid)}` }
      return new SignJWT(payload).setProtectedHeader(header).sign(key)
    },
    readPublic: async () => (await load()).map(publicPart),
  }
}
