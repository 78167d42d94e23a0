import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { Confirmation } from '../../access/factorGateway.ts'
import type { Account } from '../accounts/accountStore.ts'
import { isPassword } from '../accounts/password.ts'
import type { SignInLimiter } from '../sign-in/limiter.ts'

/** A sign-in younger than this is proof enough (ASVS 5.0, 7.5.1). */
const recentMinutes = 10

const signedIn = `select from sign_in_session s join oidc_payload p on p.kind = 'Session' and p.uid = s.session_uid
  where s.account::text = $1 and p.session_state = $2 and s.signed_in_at > to_timestamp($3)`

/** Whether the session of this call began less than ten minutes ago. */
export async function hasRecentSignIn(
  pool: Pool,
  { subject, sessionId }: Pick<Caller, 'subject' | 'sessionId'>,
): Promise<boolean> {
  if (sessionId === null) return false
  const since = Date.now() / 1000 - recentMinutes * 60
  return (await pool.query(signedIn, [subject, sessionId, since])).rowCount === 1
}

/**
 * Asks a caller to prove once more who they are before they change how they sign in: by their present password, or by a
 * sign-in younger than ten minutes. Passwords are counted like those of a change of password.
 */
export async function confirmIdentity(
  { pool, limiter }: { readonly pool: Pool; readonly limiter: SignInLimiter },
  caller: Caller,
  account: Account,
  password: string | null,
): Promise<Confirmation> {
  if (password === null || password === '') return (await hasRecentSignIn(pool, caller)) ? 'confirmed' : 'needed'
  const place = `profile of ${account.uuid}`
  if ((await limiter.begin(account.uuid, place)) !== null) return 'limited'
  if (!(await isPassword(password, account.passwordHash))) return 'wrong'
  await limiter.succeed(account.uuid, place)
  return 'confirmed'
}
