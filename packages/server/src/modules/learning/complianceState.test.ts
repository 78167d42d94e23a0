import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { complianceState, complianceStates, type EnrolmentTerms } from './complianceState.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 2, 1, 12)
const untouched: EnrolmentTerms = {
  startedAt: null,
  completedAt: null,
  failedAt: null,
  dueAt: null,
  graceDays: 0,
  validUntil: null,
  renewalDays: 0,
  waivedUntil: null,
}
const stateOf = (terms: Partial<EnrolmentTerms>) => complianceState({ ...untouched, ...terms }, now, 14)

describe('the state of an enrolment', () => {
  it.each([
    ['NOT_STARTED', {}],
    ['IN_PROGRESS', { startedAt: now - day }],
    ['DUE_SOON', { startedAt: now - day, dueAt: now + 14 * day - 1 }],
    ['IN_PROGRESS', { startedAt: now - day, dueAt: now + 14 * day }],
    ['OVERDUE', { dueAt: now - 1 }],
    ['DUE_SOON', { dueAt: now }],
    ['IN_GRACE', { dueAt: now - 1, graceDays: 7 }],
    ['OVERDUE', { dueAt: now - 8 * day, graceDays: 7 }],
    ['FAILED', { startedAt: now - 2 * day, failedAt: now - day, dueAt: now + day }],
    ['OVERDUE', { startedAt: now - 2 * day, failedAt: now - day, dueAt: now - 1 }],
    ['COMPLETED', { completedAt: now - day, dueAt: now - 2 * day }],
    ['COMPLETED', { completedAt: now - day, validUntil: now + 31 * day, renewalDays: 30 }],
    ['EXPIRING', { completedAt: now - day, validUntil: now + 30 * day, renewalDays: 30 }],
    ['EXPIRED', { completedAt: now - day, validUntil: now, renewalDays: 30 }],
    ['WAIVED', { dueAt: now - day, waivedUntil: Infinity }],
    ['OVERDUE', { dueAt: now - day, waivedUntil: now }],
  ] as const)('is %s of %o', (state, terms) => {
    expect(stateOf(terms)).toBe(state)
  })
})

describe('compliance_state() in the database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('says the same as complianceState() of 5,000 enrolments made by chance, at moments on and beside their borders', async () => {
    const cases = Array.from({ length: 5000 }, (_, index) => randomCase(index))
    const { rows } = await database.pool.query<{ state: string }>(
      `select compliance_state(started_at, completed_at, failed_at, due_at, grace_days, valid_until, renewal_days, waived_until, moment, due_soon) as state
       from jsonb_to_recordset($1) as c(place int, started_at timestamptz, completed_at timestamptz, failed_at timestamptz,
         due_at timestamptz, grace_days int, valid_until timestamptz, renewal_days int, waived_until timestamptz, moment timestamptz,
         due_soon int) order by place`,
      [JSON.stringify(cases.map((one, place) => ({ place, ...asRow(one) })))],
    )
    const theirs = rows.map(({ state }) => state)
    const ours = cases.map(({ terms, moment, dueSoonDays }) => complianceState(terms, moment, dueSoonDays))
    expect(theirs).toEqual(ours)
    expect(new Set(ours)).toEqual(new Set(complianceStates))
  })
})

interface Case {
  readonly terms: EnrolmentTerms
  readonly moment: number
  readonly dueSoonDays: number
}

/** Days from -3 to 3 around one moment, so that borders meet often; the same index makes the same case. */
function randomCase(index: number): Case {
  let seed = index * 2654435761 + 1
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const when = (): number | null => (next(3) === 0 ? null : now + (next(7) - 3) * day + (next(3) - 1))
  const terms = {
    startedAt: when(),
    completedAt: next(2) === 0 ? null : when(),
    failedAt: when(),
    dueAt: when(),
    graceDays: next(3),
    validUntil: when(),
    renewalDays: next(3),
    waivedUntil: next(4) === 0 ? Infinity : next(3) === 0 ? when() : null,
  }
  return { terms, moment: now + (next(3) - 1) * day, dueSoonDays: next(3) }
}

function asRow({ terms, moment, dueSoonDays }: Case): Record<string, unknown> {
  const time = (at: number | null) => (at === null ? null : at === Infinity ? 'infinity' : new Date(at).toISOString())
  return {
    started_at: time(terms.startedAt),
    completed_at: time(terms.completedAt),
    failed_at: time(terms.failedAt),
    due_at: time(terms.dueAt),
    grace_days: terms.graceDays,
    valid_until: time(terms.validUntil),
    renewal_days: terms.renewalDays,
    waived_until: time(terms.waivedUntil),
    moment: time(moment),
    due_soon: dueSoonDays,
  }
}
