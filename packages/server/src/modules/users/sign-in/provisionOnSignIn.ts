import type { Role, UserStatus } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Arrival, Caller } from '../../../access/caller.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { linkStranger } from '../linking/linkFirstSignIn.ts'
import { tidyArrival, tidyCaller } from './cleanClaims.ts'

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

// What is told from outside cannot be edited here, so it counts as no edit that another could overtake. A name or
// address that somebody else has here stays theirs, whatever the provider says.
const free = (column: string, value: string): string => `case when exists (
    select from person o where lower(o.${column}) = lower(${value}) and o.uuid <> p.uuid) then p.${column} else ${value} end`

const refresh = `update person p set username = ${free('username', '$2')}, email = ${free('email', '$3')}, given_name = $4,
    family_name = $5, locale = $6, time_zone = $7, roles = $8, updated_at = now()
  where subject = $1 and (username, email, given_name, family_name, locale, time_zone, roles) is distinct from
    (${free('username', '$2')}, ${free('email', '$3')}, $4, $5, $6, $7, $8::text[])`

/** What the provider tells now; what it does not tell stays. */
function findNews({ claims, roles }: Caller, known: Known) {
  const { username, email, givenName, familyName, locale, timeZone } = claims
  const told = { username, email, givenName, familyName, locale, timeZone }
  // The keys of the object in the line before.
  const names = Object.keys(told) as (keyof typeof told)[]
  const next = names.map((name) => told[name] ?? known[name])
  const isNew = names.some((name, index) => known[name] !== next[index]) || roles.join() !== known.roles.join()
  return isNew ? [...next, roles] : null
}

/**
 * Lets people in who come with a token of an outside provider: whoever is met for the first time is linked to who they
 * are here, what the provider says of them is kept, and who was suspended here is nobody, however good their token.
 * One statement for somebody who is known and unchanged.
 */
export function createArrivals(pool: Pool): (caller: Caller, arrival: Arrival) => Promise<boolean> {
  const find = async (subject: string): Promise<Known | null> =>
    (await pool.query<Known>({ name: 'arrival', text: read, values: [subject] })).rows[0] ?? null
  return async (told, arrival) => {
    const caller = tidyCaller(told)
    const { subject } = caller
    const met = await find(subject)
    if (met === null) await inTransaction(pool, (client) => linkStranger(client, caller, tidyArrival(arrival)))
    const known = met ?? (await find(subject))
    if (known === null || known.status === 'SUSPENDED' || known.status === 'ANONYMISED') return false
    const news = findNews(caller, known)
    if (news !== null) await pool.query(refresh, [subject, ...news])
    return true
  }
}
