import { type Account, type AccountStore } from '../accounts/accountStore.ts'
import { cleanLogin } from '../accounts/loginName.ts'
import { hashPassword, isOutdatedHash, isPassword } from '../accounts/password.ts'
import type { SignInLimiter } from './limiter.ts'
import type { NoteFailedAttempt } from './signInNotes.ts'

/** What came of an attempt to sign in. */
export type SignInResult =
  | { readonly kind: 'accepted'; readonly account: Account }
  /** Unknown account, wrong password or inactive account: from outside they are one and the same. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** Judges one attempt with a username or e-mail address and a password from a network address. */
export type SignIn = (
  login: string,
  password: string,
  address: string,
  requestId?: string | null,
) => Promise<SignInResult>

/** Makes the judge. Every attempt counts before the password is looked at, so parallel ones gain nothing. */
export function createSignIn(accounts: AccountStore, limiter: SignInLimiter, note: NoteFailedAttempt): SignIn {
  return async (login, password, address, requestId = null) => {
    const account = await accounts.findByLogin(login)
    // Username and email are two names of one account, with one count.
    const counted = account?.uuid ?? cleanLogin(login)
    const retryAfterSeconds = await limiter.begin(counted, address)
    const attempt = { login, account: account?.uuid ?? null, address, requestId }
    if (retryAfterSeconds !== null) {
      note({ kind: 'limited', ...attempt })
      return { kind: 'limited', retryAfterSeconds }
    }
    const isRight = await isPassword(password, account?.passwordHash ?? null)
    if (!account?.passwordHash || !isRight || !account.isActive) {
      note({ kind: 'refused', ...attempt })
      return { kind: 'refused' }
    }
    await limiter.succeed(counted, address)
    if (isOutdatedHash(account.passwordHash)) {
      await accounts.rehash(account.uuid, account.passwordHash, await hashPassword(password))
    }
    return { kind: 'accepted', account }
  }
}
