import type { Role, UserStatus } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Arrival, Caller } from '../../../access/caller.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { linkFirstSignIn } from '../linking/linkFirstSignIn.ts'
import { cleanArrival, cleanCaller } from './cleanClaims.ts'

interface Known {
  readonly status: UserStatus
  readonly username: string | null
  readonly email: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly locale: string | null
  readonly timeZone: string | null
  readonly roles: readonly Role[]
}

const read = `select status, username, email, given_name as "givenName", family_name as "familyName", locale,
  time_zone as "timeZone", roles from person where subject = $1`

// Claims are not edited here, so an update of them does not raise the revision. A username or address that another person
// has is not taken over.
const free = (column: string, value: string): string => `case when exists (
    select from person o where lower(o.${column}) = lower(${value}) and o.uuid <> p.uuid) then p.${column} else ${value} end`

const refresh = `update person p set username = ${free('username', '$2')}, email = ${free('email', '$3')}, given_name = $4,
    family_name = $5, locale = $6, time_zone = $7, roles = $8, updated_at = now()
  where subject = $1 and (username, email, given_name, family_name, locale, time_zone, roles) is distinct from
    (${free('username', '$2')}, ${free('email', '$3')}, $4, $5, $6, $7, $8::text[])`

/** The new values of all claims, null where nothing changed; a missing claim keeps its value. */
function findUpdate({ claims, roles }: Caller, known: Known) {
  const { username, email, givenName, familyName, locale, timeZone } = claims
  const current = { username, email, givenName, familyName, locale, timeZone }
  // The keys of the object in the line before.
  const names = Object.keys(current) as (keyof typeof current)[]
  const next = names.map((name) => current[name] ?? known[name])
  const isChanged = names.some((name, index) => known[name] !== next[index]) || roles.join() !== known.roles.join()
  return isChanged ? [...next, roles] : null
}

/**
 * Provisions people who come with a token of an outside provider: links a first sign-in to a person, and stores changed
 * claims. Answers false for suspended people, however valid their token. One statement where nothing changed.
 */
export function createProvisioning(pool: Pool): (caller: Caller, arrival: Arrival) => Promise<boolean> {
  const find = async (subject: string): Promise<Known | null> =>
    (await pool.query<Known>({ name: 'provision', text: read, values: [subject] })).rows[0] ?? null
  return async (given, arrival) => {
    const caller = cleanCaller(given)
    const { subject } = caller
    const linked = await find(subject)
    if (linked === null) await inTransaction(pool, (client) => linkFirstSignIn(client, caller, cleanArrival(arrival)))
    const known = linked ?? (await find(subject))
    if (known === null || known.status === 'SUSPENDED' || known.status === 'ANONYMISED') return false
    const update = findUpdate(caller, known)
    if (update !== null) await pool.query(refresh, [subject, ...update])
    return true
  }
}
