import type { Pool } from 'pg'

/** A sign-in between the right password and its last step. */
export interface PendingSignIn {
  readonly account: string
  readonly remember: boolean
  /** How the person has proved who they are so far (RFC 8176). */
  readonly methods: string[]
  /** True once the set-up that their role requires is done, and only the recovery codes are still on show. */
  readonly isComplete: boolean
}

/** Sign-ins that wait for their second step, by the provider's interaction; only its own browser gets that far. */
export interface PendingSignIns {
  /** Begins one, in the place of another of the same interaction. */
  begin(interaction: string, account: string, remember: boolean): Promise<void>
  /** Null where the password of this interaction was not typed, or its time is over. */
  find(interaction: string): Promise<PendingSignIn | null>
  complete(interaction: string, methods: readonly string[]): Promise<void>
  /** Uses one up; false where somebody was quicker, or it was taken back. */
  end(interaction: string): Promise<boolean>
}

const begin = `insert into pending_sign_in (interaction, account, remember, expires_at) values ($1, $2, $3, to_timestamp($4))
  on conflict (interaction) do update set account = excluded.account, remember = excluded.remember, methods = excluded.methods,
    is_complete = false, expires_at = excluded.expires_at`

const find = `select account, remember, methods, is_complete as "isComplete" from pending_sign_in
  where interaction = $1 and expires_at > to_timestamp($2)`

/** Pending sign-ins over the product's database; `lifetime` in seconds, as long as the provider's pages. */
export function createPendingSignIns(pool: Pool, lifetime: () => number): PendingSignIns {
  const now = () => Date.now() / 1000
  return {
    async begin(interaction, account, remember) {
      await pool.query(begin, [interaction, account, remember, now() + lifetime()])
    },
    find: async (interaction) => (await pool.query<PendingSignIn>(find, [interaction, now()])).rows[0] ?? null,
    async complete(interaction, methods) {
      await pool.query('update pending_sign_in set is_complete = true, methods = $2 where interaction = $1', [
        interaction,
        methods,
      ])
    },
    end: async (interaction) =>
      (await pool.query('delete from pending_sign_in where interaction = $1', [interaction])).rowCount === 1,
  }
}
