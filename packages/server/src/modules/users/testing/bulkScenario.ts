import { expect, vi } from 'vitest'
import {
  testPeople,
  invitedPeople,
  startTestOrganisation,
  type TestOrganisation,
  type PersonFixture,
} from '../../../testing/testOrganisation.ts'
import { seedCrowd } from '../../../testing/factories.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'

const timeout = { timeout: 15_000, interval: 20 }

/** A test database with the usual people, and what tests of bulk actions do in it. */
export interface BulkScenario extends TestOrganisation {
  readonly query: <Row extends object>(text: string, ...values: readonly unknown[]) => Promise<Row[]>
  /** Adds invited people to class 5a, `crowd1` and on. */
  readonly addCrowd: (count: number) => Promise<void>
  /** Adds people whose username is like `pattern` to a unit. */
  readonly addMembers: (unit: string, pattern: string) => Promise<unknown>
  /** How many of the crowd are in a unit. */
  readonly countCrowdIn: (unit: string) => Promise<number>
  readonly countSuspended: () => Promise<number>
  /** Waits until a job is done. */
  readonly jobDone: (uuid: string) => Promise<void>
  /** Waits until a job is done, and reads fields of it through the API. */
  readonly readDoneJob: (uuid: string, fields: string, caller: TestCaller) => Promise<Record<string, unknown>>
}

/** Registers the scenario for a test file. `tables`: emptied before each test beside those of people, as SQL lists them. */
export function createBulkScenario(
  tables: string,
  people: readonly PersonFixture[] = [...testPeople, ...invitedPeople],
): BulkScenario {
  const organisation = startTestOrganisation(people, tables)
  const query = async <Row extends object>(text: string, ...values: readonly unknown[]): Promise<Row[]> =>
    (await organisation.server.database.pool.query<Row>(text, [...values])).rows
  const count = async (from: string, ...values: readonly unknown[]): Promise<number> =>
    (await query(`select from ${from}`, ...values)).length
  return Object.assign(organisation, {
    query,
    addCrowd: (size: number) => seedCrowd(organisation.server.database.pool, organisation.units.class5a, size),
    addMembers: (unit: string, pattern: string) =>
      query(
        `insert into unit_membership (uuid, unit, person) select gen_random_uuid(), $1, uuid from person where username like $2`,
        unit,
        pattern,
      ),
    countCrowdIn: (unit: string) =>
      count(
        `unit_membership m join person p on p.uuid = m.person where m.unit = $1 and p.username like 'crowd%'`,
        unit,
      ),
    countSuspended: () => count(`person where status = 'SUSPENDED'`),
    jobDone: (uuid: string) =>
      vi.waitFor(async () => expect(await count(`job where uuid = $1 and state = 'DONE'`, uuid)).toBe(1), timeout),
    readDoneJob: (uuid: string, fields: string, caller: TestCaller) =>
      vi.waitFor(async () => {
        const { data } = await organisation.server.call(
          `{ jobs { job(uuid: "${uuid}") { state ${fields} } } }`,
          {},
          caller,
        )
        const { job } = (data as { jobs: { job: Record<string, unknown> } }).jobs
        expect(job).toMatchObject({ state: 'DONE' })
        return job
      }, timeout),
  })
}
