import type { Role } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { isUuid } from '../../database/uuid.ts'

/** An account of the embedded provider. Null fields are not set; times of change stay in the database. */
export interface Account {
  /** The `sub` of every token: a UUID that is never given to somebody else. */
  readonly uuid: string
  readonly username: string
  readonly email: string | null
  readonly passwordHash: string
  readonly givenName: string | null
  readonly familyName: string | null
  readonly roles: readonly Role[]
  /** ISO 639-1, such as `sw`. */
  readonly locale: string | null
  /** Theme name of the specification, section 4: `default` or `dark`. */
  readonly theme: string | null
  /** Date pattern of UTS 35, such as `dd.MM.yyyy`. */
  readonly dateFormat: string | null
  readonly isActive: boolean
}

/** What an account may be given after it was made; a field that is absent stays as it is. */
export type AccountChange = Partial<Omit<Account, 'uuid' | 'username'>>

/** Reads and writes the accounts of the embedded provider. */
export interface AccountStore {
  /** The account with this username or e-mail address in any case of letters, active or not; null where none is. */
  findByLogin(login: string): Promise<Account | null>
  /** The account with this `sub`, active or not; null where none is. */
  findBySubject(subject: string): Promise<Account | null>
  /** Adds accounts whose username is not taken yet and leaves the others as they are. */
  addMissing(accounts: readonly Account[]): Promise<void>
  /** Changes the account with this username; rejects where none is. */
  change(username: string, change: AccountChange): Promise<void>
}

const columns = `uuid, username, email, password_hash as "passwordHash", given_name as "givenName",
  family_name as "familyName", roles, locale, theme, date_format as "dateFormat", is_active as "isActive"`

const columnOf = {
  email: 'email',
  passwordHash: 'password_hash',
  givenName: 'given_name',
  familyName: 'family_name',
  roles: 'roles',
  locale: 'locale',
  theme: 'theme',
  dateFormat: 'date_format',
  isActive: 'is_active',
} as const satisfies Record<keyof AccountChange, string>

const insert = `insert into account (uuid, username, email, password_hash, given_name, family_name, roles, locale,
    theme, date_format, is_active)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (lower(username)) do nothing`

function valuesOf(account: Account): unknown[] {
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
    account.isActive,
  ]
}

async function changeAccount(pool: Pool, username: string, change: AccountChange): Promise<void> {
  const entries = Object.entries(columnOf).flatMap(([field, column]) => {
    const value = change[field as keyof AccountChange] // Object.entries widens the keys of columnOf to string.
    return value === undefined ? [] : [{ column, value }]
  })
  const assignments = entries.map(({ column }, index) => `${column} = $${index + 2}`)
  const all = [...assignments, 'updated_at = now()'].join(', ')
  const text = `update account set ${all} where lower(username) = lower($1)`
  const { rowCount } = await pool.query(text, [username, ...entries.map(({ value }) => value)])
  if (rowCount !== 1) throw new Error(`There is no account "${username}".`)
}

/** Answers the store over a connection pool whose database has the table `account`. */
export function createAccountStore(pool: Pool): AccountStore {
  return {
    findByLogin: async (login) => {
      const field = login.includes('@') ? 'email' : 'username'
      const text = `select ${columns} from account where lower(${field}) = lower($1)`
      const { rows } = await pool.query<Account>({ name: `account-by-${field}`, text, values: [login.trim()] })
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
    change: (username, change) => changeAccount(pool, username, change),
  }
}
