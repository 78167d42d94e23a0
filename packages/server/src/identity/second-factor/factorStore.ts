import type { Pool, PoolClient } from 'pg'
import type { PasskeyFacts } from '../../access/factorGateway.ts'
import { createUuid } from '../../database/uuid.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

/** What an account has beside its password. */
export interface FactorSummary {
  readonly hasApp: boolean
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

const summary = `select
  exists (select from authenticator_app where account = $1 and confirmed_at is not null) as "hasApp",
  (select count(*)::int from passkey where account = $1) as passkeys,
  (select count(*)::int from recovery_code where account = $1 and used_at is null) as "recoveryCodesLeft"`

/** Answers what an account has; an app whose set-up has only begun does not count. */
export async function readFactors(sql: Sql, account: string): Promise<FactorSummary> {
  const { rows } = await sql.query<FactorSummary>({ name: 'factor-summary', text: summary, values: [account] })
  return rows[0] ?? { hasApp: false, passkeys: 0, recoveryCodesLeft: 0 }
}

/** Whether a password alone is not enough for the account. */
export const hasFactor = ({ hasApp, passkeys }: FactorSummary): boolean => hasApp || passkeys > 0

/** Keeps the secret of an app whose set-up begins; false where a confirmed one exists. */
export async function keepNewApp(sql: Sql, account: string, secret: Buffer): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into authenticator_app (account, secret) values ($1, $2)
     on conflict (account) do update set secret = excluded.secret, created_at = now(), last_step = null
     where authenticator_app.confirmed_at is null`,
    [account, secret],
  )
  return rowCount === 1
}

/** Answers the sealed secret of an account's app; null where there is none. */
export async function readApp(sql: Sql, account: string, isConfirmed: boolean): Promise<Buffer | null> {
  const text = `select secret from authenticator_app where account = $1 and (confirmed_at is not null) = $2`
  return (await sql.query<{ secret: Buffer }>(text, [account, isConfirmed])).rows[0]?.secret ?? null
}

/** Uses a step up; false where its code, or a later one, was accepted before. Of two at the same moment one is refused. */
export async function useStep(sql: Sql, account: string, step: number): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update authenticator_app set last_step = $2 where account = $1 and confirmed_at is not null and (last_step is null or last_step < $2)`,
    [account, step],
  )
  return rowCount === 1
}

/** Makes the app count from now on; false where its set-up was ended or begun anew meanwhile. */
export async function confirmApp(sql: Sql, account: string, secret: Buffer, step: number): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update authenticator_app set confirmed_at = now(), last_step = $3 where account = $1 and secret = $2 and confirmed_at is null`,
    [account, secret, step],
  )
  return rowCount === 1
}

/** False where there was no confirmed app. */
export async function removeApp(sql: Sql, account: string): Promise<boolean> {
  return (
    (await sql.query('delete from authenticator_app where account = $1 and confirmed_at is not null', [account]))
      .rowCount === 1
  )
}

/** Uses a recovery code up; false where it is none, or was used. */
export async function useRecoveryCode(sql: Sql, account: string, hash: Buffer): Promise<boolean> {
  const text = `update recovery_code set used_at = now() where account = $1 and code_hash = $2 and used_at is null`
  return (await sql.query(text, [account, hash])).rowCount === 1
}

/** Puts other recovery codes in the place of all of an account. */
export async function replaceRecoveryCodes(sql: Sql, account: string, hashes: readonly Buffer[]): Promise<void> {
  await sql.query('delete from recovery_code where account = $1', [account])
  await sql.query('insert into recovery_code (account, code_hash) select $1, unnest($2::bytea[])', [account, hashes])
}

/** Takes away every factor and code of an account, and whatever sign-in waits for one; false where there was no factor. */
export async function removeAllFactors(sql: Sql, account: string): Promise<boolean> {
  const app = await sql.query('delete from authenticator_app where account = $1 returning confirmed_at', [account])
  const keys = await sql.query('delete from passkey where account = $1', [account])
  await sql.query('delete from recovery_code where account = $1', [account])
  await sql.query('delete from pending_sign_in where account = $1', [account])
  return (keys.rowCount ?? 0) > 0 || app.rows.some((row: { confirmed_at: Date | null }) => row.confirmed_at !== null)
}

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(sql: Sql, account: string): Promise<readonly PasskeyFacts[]> {
  const text = `select uuid, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where account = $1
    order by created_at, uuid`
  return (await sql.query<PasskeyFacts>(text, [account])).rows
}

/** False where the account has no such passkey. */
export async function renamePasskey(sql: Sql, account: string, uuid: string, name: string): Promise<boolean> {
  return (
    (await sql.query('update passkey set name = $3 where account = $1 and uuid = $2', [account, uuid, name]))
      .rowCount === 1
  )
}

/** False where the account has no such passkey. */
export async function removePasskey(sql: Sql, account: string, uuid: string): Promise<boolean> {
  return (await sql.query('delete from passkey where account = $1 and uuid = $2', [account, uuid])).rowCount === 1
}

/** What has to be known of a passkey to check what it signs. */
export interface StoredPasskey {
  readonly uuid: string
  readonly account: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly isSynced: boolean
}

const stored = `select uuid, account, credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports,
  is_synced as "isSynced" from passkey`

/** Null where nobody has it. */
export async function findPasskey(sql: Sql, credentialId: string): Promise<StoredPasskey | null> {
  return (await sql.query<StoredPasskey>(`${stored} where credential_id = $1`, [credentialId])).rows[0] ?? null
}

/** The passkeys of an account, for a browser that is to offer them or not to make another. */
export async function readPasskeys(sql: Sql, account: string): Promise<readonly StoredPasskey[]> {
  return (await sql.query<StoredPasskey>(`${stored} where account = $1 order by created_at, uuid`, [account])).rows
}

/** False where somebody has it already. */
export async function keepPasskey(sql: Sql, passkey: Omit<StoredPasskey, 'uuid'>, name: string): Promise<boolean> {
  const { account, credentialId, publicKey, counter, transports, isSynced } = passkey
  const { rowCount } = await sql.query(
    `insert into passkey (uuid, account, credential_id, public_key, counter, transports, is_synced, name)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing`,
    [createUuid(), account, credentialId, publicKey, counter, transports, isSynced, name],
  )
  return rowCount === 1
}

/** Notes a use; false where another one with the same count was quicker (WebAuthn 3, 6.1.1; 0 means it does not count). */
export async function notePasskeyUse(sql: Sql, uuid: string, counter: number, isSynced: boolean): Promise<boolean> {
  const text = `update passkey set counter = $2, is_synced = $3, last_used_at = now()
    where uuid = $1 and (counter < $2 or ($2 = 0 and counter = 0))`
  return (await sql.query(text, [uuid, counter, isSynced])).rowCount === 1
}
