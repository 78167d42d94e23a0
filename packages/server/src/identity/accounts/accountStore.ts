import type { Role } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { isUuid } from '../../database/uuid.ts'
import { cleanLogin, isEmailLogin } from './loginName.ts'

/** An account of the embedded provider. Null fields are not set; times of change stay in the database. */
export interface Account {
  /** The `sub` of every token: a UUID that is never given to somebody else. */
  readonly uuid: string
  /** Null where the person signs in by their e-mail address alone; one of the two is always there. */
  readonly username: string | null
  readonly email: string | null
  /** Null until the person has set a password: nobody signs in with it. */
  readonly passwordHash: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly roles: readonly Role[]
  /** ISO 639-1, such as `sw`. */
  readonly locale: string | null
  /** Theme name of the specification, section 4: `default` or `dark`. */
  readonly theme: string | null
  /** Date pattern of UTS 35, such as `dd.MM.yyyy`. */
  readonly dateFormat: string | null
  /** Time pattern of UTS 35, such as `HH:mm`. */
  readonly timeFormat: string | null
  /** IANA name, such as `Africa/Nairobi`. */
  readonly timeZone: string | null
  readonly isActive: boolean
  /** Counts up with each change but that of the password alone. */
  readonly revision: number
}

/** What an account may be given after it was made; a field that is absent stays as it is. */
export type AccountChange = Partial<Omit<Account, 'uuid' | 'username' | 'revision'>>

/** Reads and writes the accounts of the embedded provider. */
export interface AccountStore {
  /** The account with this username or e-mail address in any case of letters, active or not; null where none is. */
  findByLogin(login: string): Promise<Account | null>
  /** The account with this `sub`, active or not; null where none is. */
  findBySubject(subject: string): Promise<Account | null>
  /** Adds accounts whose username is not taken yet and leaves the others as they are. */
  addMissing(accounts: readonly Omit<Account, 'revision'>[]): Promise<void>
  /** Writes the same password at another cost, unless it was changed meanwhile. */
  rehash(subject: string, before: string, after: string): Promise<void>
  /** Changes the account with this username; rejects where none is. */
  change(username: string, change: AccountChange): Promise<void>
  /** The active account with this `sub`, kept from other writers until the transaction of `client` ends. */
  lock(client: PoolClient, subject: string): Promise<Account | null>
  /** Changes the account in the transaction of `client` if `revision` is still its own; answers whether it did. */
  changeSince(client: PoolClient, subject: string, revision: number, change: AccountChange): Promise<boolean>
}

const columns = `uuid, username, email, password_hash as "passwordHash", given_name as "givenName",
  family_name as "familyName", roles, locale, theme, date_format as "dateFormat", time_format as "timeFormat",
  zoneinfo as "timeZone", is_active as "isActive", revision`

const columnOf = {
  email: 'email',
  passwordHash: 'password_hash',
  givenName: 'given_name',
  familyName: 'family_name',
  roles: 'roles',
  locale: 'locale',
  theme: 'theme',
  dateFormat: 'date_format',
  timeFormat: 'time_format',
  timeZone: 'zoneinfo',
  isActive: 'is_active',
} as const satisfies Record<keyof AccountChange, string>

const insert = `insert into account (uuid, username, email, password_hash, given_name, family_name, roles, locale,
    theme, date_format, time_format, zoneinfo, is_active)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (lower(username)) do nothing`

const replaceHash = 'update account set password_hash = $3, updated_at = now() where uuid = $1 and password_hash = $2'

function valuesOf(account: Omit<Account, 'revision'>): unknown[] {
  return [
    account.uuid,
    account.username,
    account.email,
    account.passwordHash,
    account.givenName,
    account.familyName,
    account.roles,
    account.locale,
    account.theme,
    account.dateFormat,
    account.timeFormat,
    account.timeZone,
    account.isActive,
  ]
}

/** The assignments of a change, whose values follow the first `taken` parameters of the statement. */
function writeChange(change: AccountChange, taken: number) {
  const entries = Object.entries(columnOf).flatMap(([field, column]) => {
    const value = change[field as keyof AccountChange] // Object.entries widens the keys of columnOf to string.
    return value === undefined ? [] : [{ column, value }]
  })
  const isPasswordAlone = entries.every(({ column }) => column === columnOf.passwordHash)
  const assignments = entries.map(({ column }, index) => `${column} = $${index + taken + 1}`)
  const counted = isPasswordAlone ? [] : ['revision = revision + 1']
  const text = [...assignments, ...counted, 'updated_at = now()'].join(', ')
  return { text, values: entries.map(({ value }) => value) }
}

async function changeAccount(pool: Pool, username: string, change: AccountChange): Promise<void> {
  const { text, values } = writeChange(change, 1)
  const statement = `update account set ${text} where lower(username) = lower($1)`
  const { rowCount } = await pool.query(statement, [username, ...values])
  if (rowCount !== 1) throw new Error(`There is no account "${username}".`)
}

async function lockAccount(client: PoolClient, subject: string): Promise<Account | null> {
  if (!isUuid(subject)) return null
  const text = `select ${columns} from account where uuid = $1 and is_active for no key update`
  return (await client.query<Account>(text, [subject])).rows[0] ?? null
}

async function changeSince(client: PoolClient, subject: string, revision: number, change: AccountChange) {
  const { text, values } = writeChange(change, 2)
  const statement = `update account set ${text} where uuid = $1 and revision = $2`
  return (await client.query(statement, [subject, revision, ...values])).rowCount === 1
}

/** Answers the store over a connection pool whose database has the table `account`. */
export function createAccountStore(pool: Pool): AccountStore {
  return {
    findByLogin: async (login) => {
      const field = isEmailLogin(login) ? 'email' : 'username'
      const text = `select ${columns} from account where lower(${field}) = lower($1)`
      const { rows } = await pool.query<Account>({ name: `account-by-${field}`, text, values: [cleanLogin(login)] })
      return rows[0] ?? null
    },
    findBySubject: async (subject) => {
      // The uuid column refuses other texts with an error, and a subject may come from an old or foreign token.
      if (!isUuid(subject)) return null
      const text = `select ${columns} from account where uuid = $1`
      const { rows } = await pool.query<Account>({ name: 'account-by-subject', text, values: [subject] })
      return rows[0] ?? null
    },
    addMissing: async (accounts) => {
      for (const account of accounts) await pool.query(insert, valuesOf(account))
    },
    rehash: async (subject, before, after) => {
      await pool.query(replaceHash, [subject, before, after])
    },
    change: (username, change) => changeAccount(pool, username, change),
    lock: lockAccount,
    changeSince,
  }
}
