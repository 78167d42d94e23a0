import type { Role } from '@somo/graphql/schema'
import { readClaims } from './claims.ts'
import type { IdentityClaims } from './contract.ts'
import type { SessionDeps } from './deps.ts'
import { hashOf } from './hash.ts'
import { readJwtPayload } from './jwt.ts'
import { readRoles } from './roles.ts'
import { dropTokens, readTokens, storeTokens } from './tokens.ts'
import type { TokenOwner, TokenSet } from './tokens.ts'

/** What the tokens say about the person. */
export interface Identity {
  readonly claims: IdentityClaims
  readonly roles: readonly Role[]
  readonly expiresAt: number
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
  /** The session's mark as this tab wrote it; null until it is known. */
  #mark: string | null = null

  constructor(deps: VaultDeps, owner: TokenOwner, apiResource: string) {
    this.#deps = deps
    this.#owner = owner
    this.#apiResource = apiResource
    this.#tokens = readTokens(deps.storage, owner)
  }

  get tokens(): TokenSet | null {
    return this.#tokens
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

  /**
   * Forgets the tokens, the role list and the login-count flag. The session's mark is shared by all tabs: it goes only
   * where the session itself has ended, and where it was this tab's session.
   */
  drop(isFinal: boolean): void {
    const { storage } = this.#deps
    const ended = { tokens: this.#tokens, mark: this.#mark }
    this.#tokens = null
    this.#steadyEnd = Number.POSITIVE_INFINITY
    this.#mark = null
    if (isFinal && ended.tokens !== null) void this.#unmark(ended.tokens, ended.mark)
    dropTokens(storage)
    storage.local.remove('role_token_claims_obj')
    storage.local.remove('count_user_login')
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
    return claims === null ? null : { claims, roles: roles ?? [], expiresAt: tokens.expiresAt }
  }

  async #writeMark(tokens: TokenSet): Promise<void> {
    const mark = await markOf(tokens)
    if (this.#tokens !== tokens) return
    this.#mark = mark
    const { local } = this.#deps.storage
    if (local.get('somo.session') !== mark) local.set('somo.session', mark)
  }

  async #unmark(tokens: TokenSet, known: string | null): Promise<void> {
    const mark = known ?? (await markOf(tokens))
    const { local } = this.#deps.storage
    // Whoever signed in again meanwhile has written a mark of their own.
    if (local.get('somo.session') === mark && this.#mark !== mark) local.remove('somo.session')
  }
}

/** A hash tells other tabs whether they mean the same session, and tells nobody which one (ASVS 5.0 14.3.3). */
async function markOf(tokens: TokenSet): Promise<string> {
  const claims = readClaims(readJwtPayload(tokens.idToken), readJwtPayload(tokens.accessToken))
  const sessionId = claims?.sessionId ?? null
  return JSON.stringify({ sid: sessionId === null ? '' : await hashOf(sessionId), v: 1 })
}
