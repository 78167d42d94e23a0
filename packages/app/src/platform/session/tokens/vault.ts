import type { Role } from '@somo/graphql/schema'
import { readClaims, subjectOf } from './claims.ts'
import type { IdentityClaims } from '../contract.ts'
import type { SessionDeps } from '../deps.ts'
import { hashOf } from './hash.ts'
import { readJwtPayload } from './jwt.ts'
import { readRoles } from './roles.ts'
import { eraseMark, writeMark } from '../sessionMark.ts'
import type { Mark } from '../sessionMark.ts'
import { dropTokens, readTokens, storeTokens } from './tokens.ts'
import type { TokenOwner, TokenSet } from './tokens.ts'

/** What the tokens say about the person. */
export interface Identity {
  readonly claims: IdentityClaims
  readonly roles: readonly Role[]
  readonly expiresAt: number
  /** When not even a renewal goes further; null where the provider does not say. */
  readonly endsAt: number | null
  readonly isClockWrong: boolean
}

type VaultDeps = Pick<SessionDeps, 'storage' | 'clock' | 'log'>

/** Holds this tab's tokens and everything that is written down because of them (session.md S4.5, S4.11, S6.3). */
export class Vault {
  readonly #deps: VaultDeps
  readonly #owner: TokenOwner
  readonly #apiResource: string
  #tokens: TokenSet | null
  /** End of the token by the steady clock; the earlier of the two ends counts. */
  #steadyEnd = Number.POSITIVE_INFINITY
  #hasWarnedOfRoles = false
  #mark: Mark | null = null
  /** Whose session has ended while their work is still on the page. */
  #awaited: string | null = null

  constructor(deps: VaultDeps, owner: TokenOwner, apiResource: string) {
    this.#deps = deps
    this.#owner = owner
    this.#apiResource = apiResource
    this.#tokens = readTokens(deps.storage, owner)
  }

  get tokens(): TokenSet | null {
    return this.#tokens
  }

  /** The mark of this tab's session; null until it is known, and without a session. */
  get mark(): Mark | null {
    return this.#mark
  }

  /** Whom new tokens must be for: who is signed in, or was when the session ended under their work. */
  get subject(): string | null {
    return this.#tokens === null ? this.#awaited : subjectOf(this.#tokens)
  }

  /** Milliseconds the access token still has; 0 without one. */
  remaining(): number {
    if (this.#tokens === null) return 0
    const { clock } = this.#deps
    return Math.max(Math.min(this.#tokens.expiresAt - clock.now(), this.#steadyEnd - clock.steady()), 0)
  }

  /** Whether this tab's storage holds the tokens in use, other ones or none: a later page of the tab may change it. */
  storedToken(): 'own' | 'other' | 'none' {
    const stored = readTokens(this.#deps.storage, this.#owner)
    if (stored === null) return 'none'
    return stored.accessToken === this.#tokens?.accessToken ? 'own' : 'other'
  }

  /** Takes accepted tokens into use: keeps them for the tab, and writes the role list and the session's mark. */
  accept(tokens: TokenSet): Identity | null {
    const { storage, clock } = this.#deps
    this.#tokens = tokens
    this.#awaited = null
    this.#steadyEnd = clock.steady() + (tokens.expiresAt - clock.now())
    storeTokens(storage, this.#owner, tokens)
    const identity = this.#identify(tokens)
    // Written because the specification says so (section 3); nothing ever reads it back (session.md S6.3).
    storage.local.set('role_token_claims_obj', JSON.stringify(identity?.roles ?? []))
    void this.#writeMark(tokens)
    return identity
  }

  /** A copied tab must not use its original's refresh token. */
  dropRefreshToken(): void {
    if (this.#tokens === null || this.#tokens.refreshToken === null) return
    this.#tokens = { ...this.#tokens, refreshToken: null }
    storeTokens(this.#deps.storage, this.#owner, this.#tokens)
  }

  /** Forgets the tokens and whoever they were for, the role list and the login-count flag. */
  drop(): void {
    const { storage } = this.#deps
    this.#tokens = null
    this.#awaited = null
    this.#steadyEnd = Number.POSITIVE_INFINITY
    this.#mark = null
    dropTokens(storage)
    storage.local.remove('role_token_claims_obj')
    storage.local.remove('count_user_login')
  }

  /** As drop, but only the same person may sign in after it. */
  suspend(): void {
    const { subject } = this
    this.drop()
    this.#awaited = subject
  }

  /** Takes the session's mark away, which all tabs share: only where the person has logged out. Answers its hash. */
  unmark(): string {
    const ended = { tokens: this.#tokens, mark: this.#mark }
    if (ended.mark !== null) eraseMark(this.#deps.storage, ended.mark)
    else if (ended.tokens !== null) void this.#unmarkLater(ended.tokens)
    return ended.mark?.sid ?? ''
  }

  #identify(tokens: TokenSet): Identity | null {
    const claims = readClaims(readJwtPayload(tokens.idToken), readJwtPayload(tokens.accessToken))
    const roles = readRoles(tokens.accessToken, this.#apiResource)
    if (roles === null && !this.#hasWarnedOfRoles) {
      this.#hasWarnedOfRoles = true
      this.#deps.log.warn(
        `The access token has no roles for "${this.#apiResource}": check the client's roles at the provider.`,
      )
    }
    if (claims === null) return null
    const { expiresAt, sessionEndsAt: endsAt, isClockWrong } = tokens
    return { claims, roles: roles ?? [], expiresAt, endsAt, isClockWrong }
  }

  async #writeMark(tokens: TokenSet): Promise<void> {
    const mark = await markOf(tokens, this.#owner)
    // A renewal of the same session writes nothing: where the mark is gone meanwhile, the person has logged out.
    if (this.#tokens !== tokens || this.#mark?.sid === mark.sid) return
    this.#mark = mark
    writeMark(this.#deps.storage, mark)
  }

  async #unmarkLater(tokens: TokenSet): Promise<void> {
    const mark = await markOf(tokens, this.#owner)
    if (this.#mark?.sid !== mark.sid) eraseMark(this.#deps.storage, mark)
  }
}

/** Hashes tell other tabs whether they mean the same session and person, and tell nobody which (ASVS 5.0 14.3.3). */
async function markOf(tokens: TokenSet, { issuer }: TokenOwner): Promise<Mark> {
  const claims = readClaims(readJwtPayload(tokens.idToken), readJwtPayload(tokens.accessToken))
  const sessionId = claims?.sessionId ?? null
  const sid = sessionId === null ? '' : await hashOf(sessionId)
  return { sid, person: claims === null ? '' : await hashOf(`${issuer} ${claims.subject}`) }
}
