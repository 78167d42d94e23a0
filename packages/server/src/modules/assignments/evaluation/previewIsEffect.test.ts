import type { AssignmentCheckRow } from '@somo/graphql/schema'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { expect, it } from 'vitest'
import type { RequestCall } from '../../../access/callContext.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { isLong } from '../../../testing/long.ts'
import { testPeople } from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { findAssignment } from '../assignmentStore.ts'
import { editAssignment } from '../editing/createAssignment.ts'
import { activateAssignment } from '../life.ts'
import { startAssignmentScenario } from '../testing/assignmentScenario.ts'
import * as random from '../testing/randomWorld.ts'
import { checkAssignment, listCheckRows } from './check.ts'
import { evaluateAssignment } from './evaluate.ts'

const { organisation, pool, uuidOf, medium } = startAssignmentScenario()

const everything = { manager: null }
const call: RequestCall = {
  subject: 'root',
  roles: ['ADMIN'],
  requestId: 'test',
  sessionId: 'test',
} as unknown as RequestCall
const jobs = { start: () => Promise.reject(new Error('Few people need no job.')) }

interface Pair {
  readonly key: string
  readonly enrolment: string
  readonly cycle: number
  readonly access: string
  readonly dueAt: Date | null
  readonly ownDueAt: Date | null
  readonly completedAt: Date | null
  /** Assignments with an open source, each as often as it has one in any cycle of the pair. */
  readonly sources: readonly string[]
  readonly openNow: number
  readonly earliest: Date | null
  readonly row: string
}

const pairs = `select distinct on (e.person, e.medium) e.person::text || e.medium::text as key, e.uuid as enrolment, e.cycle, e.access, e.due_at as "dueAt",
    e.own_due_at as "ownDueAt", e.completed_at as "completedAt", e::text as row,
    array(select s.assignment::text from enrolment_source s join enrolment x on x.uuid = s.enrolment
      where x.person = e.person and x.medium = e.medium and s.ended_at is null and s.assignment is not null) as sources,
    (select count(*)::int from enrolment_source s where s.enrolment = e.uuid and s.ended_at is null) as "openNow",
    (select min(s.due_at) from enrolment_source s where s.enrolment = e.uuid and s.ended_at is null) as earliest
  from enrolment e order by e.person, e.medium, e.cycle desc`

async function readPairs(client: PoolClient): Promise<ReadonlyMap<string, Pair>> {
  const { rows } = await client.query<Pair>(pairs)
  return new Map(rows.map((row) => [row.key, row]))
}

const inOrder = { field: 'NAME', direction: 'ASCENDING', limit: 100, isBackward: false, from: null } as const

/** The state of the pair after the activation, in the words of the check. */
function tell(pair: Pair | undefined, assignment: string) {
  const hasIt = pair?.sources.filter((each) => each === assignment).length ?? 0
  const isOpen = pair !== undefined && pair.access === 'OPEN' && pair.completedAt === null
  return { hasIt, isOpen, due: isOpen ? (pair.dueAt?.toISOString() ?? null) : null }
}

function foretold(row: AssignmentCheckRow, before: Pair | undefined) {
  // A moment of the database, of which the type knows the text alone.
  const due = row.dueThen === null || row.dueThen === undefined ? null : new Date(row.dueThen).toISOString()
  switch (row.change) {
    case 'DONE':
      return { hasIt: 1 }
    case 'LEAVES':
      return { hasIt: 0, due }
    case 'LEFT_OUT':
      return { hasIt: 0 }
    case 'EXEMPT':
      return row.reason === 'WAIVED' ? { hasIt: 1 } : { hasIt: 0 }
    case 'NEW':
    case 'EARLIER':
    case 'LATER':
    case 'UNCHANGED':
      return { hasIt: 1, isOpen: true, due }
  }
  throw new Error(`${String(row.change)} of ${before?.key ?? ''}`)
}

/** Every deadline is the earliest of the open sources or the person's own, and what has a source is open. */
function isMerged({ access, completedAt, dueAt, ownDueAt, earliest, openNow }: Pair): boolean {
  const due = ownDueAt ?? earliest
  return openNow > 0 === (access === 'OPEN') && (completedAt !== null || dueAt?.toISOString() === due?.toISOString())
}

async function compare(client: PoolClient, draft: string): Promise<void> {
  const row = await findAssignment(client, everything, draft)
  if (row === null) throw new Error('The draft is missing.')
  const check = await checkAssignment(client, row, everything)
  const { items } = await listCheckRows(client, inOrder, { uuid: draft, scope: everything, changes: [] })
  const before = await readPairs(client)
  const done = await activateAssignment(client, call, jobs, {
    uuid: draft,
    revision: row.revision,
    digest: check.digest,
  })
  expect(done.userErrors).toEqual([])
  const after = await readPairs(client)
  const listed = new Set<string>()
  for (const item of items) {
    const key = `${item.person.uuid}${item.medium}`
    listed.add(key)
    const had = before.get(key)
    // Before its first day it gives nothing; who has it already is told what changes at once.
    const waits = check.startsOn !== null && !(had?.sources.includes(done.uuid) ?? false)
    if (waits) expect(after.get(key)?.row).toBe(had?.row)
    else expect(tell(after.get(key), done.uuid), JSON.stringify([item, had])).toMatchObject(foretold(item, had))
  }
  for (const [key, { row: text }] of before) if (!listed.has(key)) expect(after.get(key)?.row).toBe(text)
  for (const pair of after.values()) expect([isMerged(pair), pair]).toEqual([true, pair])
  const { rows } = await client.query<{ uuid: string }>(`select uuid from assignment where state = 'ACTIVE'`)
  for (const { uuid } of rows) expect(await evaluateAssignment(client, uuid)).toBe(0)
}

class TakenBack extends Error {}

it('an activation does what its check said, in random cases, and a second evaluation does nothing', async () => {
  const unit = organisation.units.school
  const more = async (title: string) => (await publishTestMedium(pool(), { kind: 'PAGE', title, unit })).medium
  const world: random.World = {
    units: Object.values(organisation.units),
    people: testPeople.map(({ name }) => uuidOf(name)),
    media: [medium(), await more('First aid'), await more('Ladders')],
  }
  const property = fc.asyncProperty(fc.gen(), async (gen) => {
    const draw: random.Draw = (below) => gen(fc.integer, { min: 0, max: below - 1 })
    const one = inTransaction(pool(), async (client) => {
      await random.drawPeople(client, draw, world)
      await random.drawEnrolments(client, draw, world)
      const active: string[] = []
      for (let left = draw(3); left > 0; left -= 1) {
        active.push(await random.drawAssignment(client, draw, world, true))
        await evaluateAssignment(client, active.at(-1) ?? '')
      }
      await random.drawProgress(client, draw)
      for (const uuid of active) await evaluateAssignment(client, uuid)
      await random.drawProgress(client, draw)
      if (draw(2) === 0) await random.drawPeople(client, draw, world)
      // The one that is edited may have much to catch up with, the others have not.
      const [edited, ...others] = active
      for (const uuid of draw(2) === 0 ? active : others) await evaluateAssignment(client, uuid)
      if (edited === undefined || draw(3) === 0) {
        for (const uuid of active) await evaluateAssignment(client, uuid)
        await compare(client, await random.drawAssignment(client, draw, world, false))
      } else {
        const { uuid } = await editAssignment(client, call, edited)
        const settings = Object.entries(random.drawSettings(draw))
        await client.query(
          `update assignment set ${settings.map(([name], place) => `${name} = $${place + 2}`).join(', ')} where uuid = $1`,
          [uuid, ...settings.map(([, value]) => value)],
        )
        if (draw(2) === 0) await random.drawNames(client, draw, world, uuid ?? '')
        await compare(client, uuid ?? '')
      }
      throw new TakenBack()
    })
    await one.catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  })
  await fc.assert(property, { numRuns: isLong ? 2000 : 60, endOnFailure: true })
}, 600_000)
