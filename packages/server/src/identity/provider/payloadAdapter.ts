import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Pool, QueryResultRow } from 'pg'
import type { SessionStates } from './sessionState.ts'

interface PayloadRow extends QueryResultRow {
  readonly payload: AdapterPayload
  /** Seconds since 1970, null until used. */
  readonly consumed: number | null
}

const found = `select payload, extract(epoch from consumed_at)::int as consumed from oidc_payload where kind = $1`

const write = `insert into oidc_payload (kind, id, payload, grant_id, user_code, uid, expires_at, session_state)
  values ($1, $2, $3, $4, $5, $6, to_timestamp($7), $8)
  on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
    user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at,
    session_state = excluded.session_state
  where oidc_payload.kind <> 'Session' or oidc_payload.consumed_at is null`

// The provider saves a session at the end of each request of its browser. One that was begun before a sign-out and ends
// after it would bring the session back, so an ended session leaves its place behind until it would have expired.
const endSession = `with place as (
    delete from sign_in_session using oidc_payload p where p.kind = $1 and p.id = $2 and session_uid = p.uid
  )
  update oidc_payload set payload = '{}', uid = null, session_state = null, consumed_at = now()
  where kind = $1 and id = $2`

/**
 * The provider's state in the table `oidc_payload`, one kind of thing each (Session, RefreshToken, …). Expired rows
 * are still answered, since the provider itself judges expiry and tells apart "expired" and "unknown"; the cleaning
 * removes them later. A session also bears the name that its tokens carry. Using a thing up is atomic: of two at the
 * same moment one is refused.
 */
export class PayloadAdapter implements Adapter {
  readonly #pool: Pool
  readonly #kind: string
  readonly #states: SessionStates

  constructor(pool: Pool, kind: string, states: SessionStates) {
    this.#pool = pool
    this.#kind = kind
    this.#states = states
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const expiresAt = expiresIn ? Math.floor(Date.now() / 1000) + expiresIn : null
    const { grantId = null, userCode = null, uid = null } = payload
    const state = this.#kind === 'Session' && uid !== null ? this.#states(uid) : null
    const values = [this.#kind, id, JSON.stringify(payload), grantId, userCode, uid, expiresAt, state]
    await this.#pool.query({ name: 'oidc-upsert', text: write, values })
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#one('oidc-find', `${found} and id = $2`, id)
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#one('oidc-find-by-uid', `${found} and uid = $2`, uid)
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#one('oidc-find-by-user-code', `${found} and user_code = $2`, userCode)
  }

  async consume(id: string): Promise<void> {
    const text = `update oidc_payload set consumed_at = now() where kind = $1 and id = $2 and consumed_at is null`
    const { rowCount } = await this.#pool.query({ name: 'oidc-consume', text, values: [this.#kind, id] })
    if (rowCount !== 1) throw new errors.InvalidGrant(`${this.#kind} already used`)
  }

  async destroy(id: string): Promise<void> {
    const values = [this.#kind, id]
    const remove = { name: 'oidc-destroy', text: `delete from oidc_payload where kind = $1 and id = $2`, values }
    await this.#pool.query(this.#kind === 'Session' ? { name: 'oidc-end-session', text: endSession, values } : remove)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    const text = `delete from oidc_payload where kind = $1 and grant_id = $2`
    await this.#pool.query({ name: 'oidc-revoke', text, values: [this.#kind, grantId] })
  }

  async #one(name: string, text: string, value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await this.#pool.query<PayloadRow>({ name, text, values: [this.#kind, value] })
    const [row] = rows
    if (!row || (this.#kind === 'Session' && row.consumed !== null)) return undefined
    return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed }
  }
}
