import type { AssignmentCheck } from '@somo/graphql/schema'
import { beforeEach, expect } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import {
  callerOf,
  read,
  startTestOrganisation,
  testPeople,
  type TestOrganisation,
} from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { evaluateAssignment } from '../evaluation/evaluate.ts'

/** What a mutation of an assignment answers. */
export interface Payload {
  readonly assignment: { readonly uuid: string; readonly revision: number; readonly state: string } | null
  readonly job?: { readonly kind: string } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

/** A cycle of a person, with the days until it is due. */
export interface CycleRow {
  readonly uuid: string
  readonly cycle: number
  readonly access: string
  readonly days: number | null
}

const parts = '{ assignment { uuid revision state } userErrors { code path } }'
const checkFields = `{ people digest startsOn withoutAddress emails managers counts { new earlier later done leaves unchanged exempt leftOut }
  examples { person { name } dueOn } }`

/** The tables that a test of assignments empties. */
export const assignmentTables =
  'assignment, assignment_recheck, notification, learning_event, enrolment, medium, idempotence_key'

/** Reads and changes rows of a scenario without the product's checks. */
function createRows(organisation: TestOrganisation, medium: () => string) {
  const pool = () => organisation.server.database.pool

  /** The cycles of a person, the first one first. */
  async function cyclesOf(name: string): Promise<readonly CycleRow[]> {
    const { rows } = await pool().query<CycleRow>(
      `select uuid, cycle, access, (due_at at time zone installation_zone())::date - installation_day() as days
        from enrolment where person = $1 order by cycle`,
      [organisation.uuidOf(name)],
    )
    return rows
  }

  /** Completes the latest cycle of a person, or a first one. */
  async function complete(name: string, daysAgo: number): Promise<void> {
    await pool().query(
      `insert into enrolment (uuid, person, medium, access) values (gen_random_uuid(), $1, $2, 'CLOSED') on conflict do nothing`,
      [organisation.uuidOf(name), medium()],
    )
    await pool().query(
      `update enrolment set progress_state = 'COMPLETED', progress = 100, completed_at = now() - $2 * interval '1 day'
        where uuid = (select uuid from enrolment where person = $1 order by cycle desc limit 1)`,
      [organisation.uuidOf(name), daysAgo],
    )
  }

  /** Changes columns of an assignment without the product's checks. */
  async function change(uuid: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
    const names = Object.keys(settings)
    await pool().query(
      `update assignment set ${names.map((name, place) => `${name} = $${place + 2}`).join(', ')} where uuid = $1`,
      [uuid, ...Object.values(settings)],
    )
  }

  return { cyclesOf, complete, change }
}

/** Moves due dates from what they are now. */
function createExtension(organisation: TestOrganisation, ask: Ask) {
  async function digestOf(those: string, who = 'above'): Promise<string> {
    const enrolments = those.slice(those.indexOf('enrolments:'))
    const text = `{ userStatistics { consequences(act: EXTEND, ${enrolments}) { digest } } }`
    return String(
      read(await organisation.server.call(text, {}, callerOf(who)), 'userStatistics', 'consequences', 'digest'),
    )
  }

  const extend = async (those: string, days: number, who = 'above'): Promise<unknown> =>
    ask(
      'mutation',
      `extend(${those}, days: ${days}, digest: "${await digestOf(those, who)}") { changed userErrors { code path } }`,
      who,
    )

  return { digestOf, extend }
}

type Ask = (kind: 'query' | 'mutation', field: string, who?: string) => Promise<unknown>

/** Calls of the check and the activation. */
function createActivation(ask: Ask) {
  const check = async (uuid: string, who = 'above') =>
    (await ask('query', `check(uuid: "${uuid}") ${checkFields}`, who)) as AssignmentCheck | null

  const revisionOf = async (uuid: string): Promise<number> =>
    ((await ask('query', `assignment(uuid: "${uuid}") { revision }`)) as { revision: number }).revision

  async function activate(uuid: string, who = 'above'): Promise<Payload> {
    const checked = await check(uuid)
    const target = `uuid: "${uuid}", revision: ${await revisionOf(uuid)}, digest: "${checked?.digest ?? ''}"`
    return (await ask(
      'mutation',
      `activate(${target}) { assignment { uuid revision state } job { kind } userErrors { code path } }`,
      who,
    )) as Payload
  }

  return { check, revisionOf, activate }
}

/**
 * A school with the medium Fire safety, and calls of assignments. The manager `above` manages the school with class 5a, `sister` the
 * sales. Register it once a file.
 */
export function startAssignmentScenario() {
  const organisation = startTestOrganisation(testPeople, assignmentTables)
  const pool = () => organisation.server.database.pool
  let medium = ''
  const rows = createRows(organisation, () => medium)
  beforeEach(async () => {
    await pool().query(`update unit set time_zone = null`)
    await pool().query(`delete from setting where id = 'GENERAL.TIME_ZONE'`)
    const fireSafety = { kind: 'PAGE', title: 'Fire safety', unit: organisation.units.school } as const
    medium = (await publishTestMedium(pool(), fireSafety)).medium
  })

  /** Calls a field of `assignments` or `assignment`. */
  async function ask(kind: 'query' | 'mutation', field: string, who = 'above'): Promise<unknown> {
    const namespace = kind === 'query' ? 'assignments' : 'assignment'
    const text = `${kind} { ${namespace} { it: ${field} } }`
    return read(await organisation.server.call(text, {}, callerOf(who)), namespace, 'it')
  }

  const act = async (name: string, args: string, who = 'above'): Promise<Payload> =>
    (await ask('mutation', `${name}(${args}) ${parts}`, who)) as Payload

  /** Saves a step of a draft. */
  async function save(step: string, uuid: string, revision: number, input: object): Promise<Payload> {
    const text = `mutation ($input: Assignment${step}Input!) {
      assignment { it: update${step}(uuid: "${uuid}", revision: ${revision}, input: $input) ${parts} } }`
    return read(await organisation.server.call(text, { input }, callerOf('above')), 'assignment', 'it') as Payload
  }

  /** A draft of Fire safety for class 5a, due 30 days after it was got; the rest as given. */
  async function draft(settings: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const input = `{ targets: ["${medium}"], ownerUnit: "${organisation.units.school}" }`
    const { assignment, userErrors } = await act('create', `input: ${input}`)
    expect(userErrors).toEqual([])
    const uuid = assignment?.uuid ?? ''
    await pool().query('insert into assignment_unit (assignment, unit) values ($1, $2)', [
      uuid,
      organisation.units.class5a,
    ])
    await rows.change(uuid, { due_rule: 'AFTER_ASSIGNED', due_days: 30, ...settings })
    return uuid
  }

  return {
    organisation,
    pool,
    ask,
    act,
    save,
    draft,
    ...createActivation(ask),
    ...rows,
    uuidOf: (name: string): string => organisation.uuidOf(name),
    medium: (): string => medium,
    bulk: (name: string, args: string, who = 'above') =>
      ask('mutation', `${name}(${args}) { changed userErrors { code path } }`, who),
    ...createExtension(organisation, ask),
    evaluate: (uuid: string) => inTransaction(pool(), (client) => evaluateAssignment(client, uuid)),
  }
}
