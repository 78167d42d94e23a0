import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { ConsentGate } from '../../../access/consentGate.ts'
import type { OwnConsentStore } from './ownConsentStore.ts'

/** The gate as the legal module turns it. */
export interface TurnedGate extends ConsentGate {
  /** Forgets what it knows: something was published, changed or taken back by this very process. */
  forget(): void
}

// How long another process may go on by what was in force before; a person at work is stopped within it.
const stampMs = 2_000
// Units, and so audiences, change without anything being published.
const rememberedMs = 60_000
const mostRemembered = 20_000

/**
 * Whether people have agreed to what is in force. Who has, is remembered until a stamp that every process reads changes:
 * a publication, a scheduled version whose moment has come, a change of what is asked of whom, an agreement taken back. Who has not, is looked up each time, so that
 * an agreement opens every process at once.
 */
export function createConsentGate(pool: Pool, store: Pick<OwnConsentStore, 'hasPending'>): TurnedGate {
  const stamps = createStamps(pool)
  const open = new Map<string, { readonly stamp: string; readonly until: number }>()
  // With the language: whoever has just changed theirs belongs to other audiences.
  const keyOf = ({ subject, roles, claims }: Caller): string => JSON.stringify([subject, roles, claims.locale])
  const ask = async (caller: Caller): Promise<boolean> => {
    const stamp = await stamps.read()
    const known = open.get(keyOf(caller))
    if (known !== undefined && known.stamp === stamp && known.until > Date.now()) return true
    // The stamp was read before: what is published from here on counts up and is asked about again.
    if (await store.hasPending(caller)) return false
    const oldest = open.size >= mostRemembered ? open.keys().next().value : undefined
    if (oldest !== undefined) open.delete(oldest)
    open.delete(keyOf(caller))
    open.set(keyOf(caller), { stamp, until: Date.now() + rememberedMs })
    return true
  }
  return {
    isOpen(caller) {
      const known = open.get(keyOf(caller))
      const isKnown = known !== undefined && known.stamp === stamps.fresh() && known.until > Date.now()
      return isKnown ? true : ask(caller)
    },
    forget() {
      stamps.forget()
      open.clear()
    },
  }
}

// A scheduled version whose moment has come is part of the stamp, so that nobody has to write it down; until the next one the
// stamp is not taken for fresh.
const selectStamp = `select stamp || ':' || (select count(*) from legal_version due where due.state = 'SCHEDULED' and due.valid_from <= now()) as stamp,
    (select (extract(epoch from min(next.valid_from) - now()) * 1000)::float8 from legal_version next
      where next.state = 'SCHEDULED' and next.valid_from > now()) as "nextMs"
  from legal_stamp`

interface Stamps {
  /** The stamp where it was read a moment ago, else null. */
  fresh(): string | null
  read(): Promise<string>
  forget(): void
}

/** One reading for all who ask at the same time, and none within `stampMs` of the last, unless a version comes into force in between. */
function createStamps(pool: Pool): Stamps {
  let last: { readonly stamp: string; readonly until: number } | null = null
  let reading: Promise<string> | null = null
  let generation = 0
  const fresh = (): string | null => (last !== null && Date.now() < last.until ? last.stamp : null)
  const fetch = async (): Promise<string> => {
    const at = Date.now()
    const requestedGeneration = generation
    const { rows } = await pool.query<{ stamp: string; nextMs: number | null }>({
      name: 'legal-stamp',
      text: selectStamp,
    })
    const { stamp = '', nextMs = null } = rows[0] ?? {}
    // What was on its way while something changed may be the stamp of before.
    if (requestedGeneration === generation) last = { stamp, until: at + Math.min(stampMs, nextMs ?? stampMs) }
    return stamp
  }
  return {
    fresh,
    read() {
      const known = fresh()
      if (known !== null) return Promise.resolve(known)
      reading ??= fetch().finally(() => {
        reading = null
      })
      return reading
    },
    forget() {
      generation += 1
      last = null
      reading = null
    },
  }
}
