import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { requestEnrolment } from '../../learning/enrolmentWriter.ts'
import { callerOf, read } from '../../../testing/testOrganisation.ts'
import { startAssignmentScenario } from '../testing/assignmentScenario.ts'

const { organisation, pool, uuidOf, medium, ask, bulk, digestOf, extend, draft, activate, evaluate, cyclesOf } =
  startAssignmentScenario()

describe('acts on people', () => {
  it('waive, extend, set a date and remove, each within the scope alone', async () => {
    const uuid = await draft()
    await activate(uuid)
    const [enrolment] = await cyclesOf('pupil')
    const those = `uuid: "${uuid}", enrolments: ["${enrolment?.uuid ?? ''}"]`
    expect(await extend(those, 5)).toEqual({ changed: 1, userErrors: [] })
    expect(await bulk('changeDue', `${those}, dueOn: "2999-01-01"`)).toMatchObject({
      userErrors: [{ code: 'TOO_LATE', path: ['dueOn'] }],
    })
    expect(await bulk('waive', `${those}, reason: "Leave", until: "2999-01-01"`)).toMatchObject({
      userErrors: [{ code: 'TOO_LATE', path: ['until'] }],
    })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 35 }])
    expect(await bulk('changeDue', `${those}, dueOn: "2020-01-01"`)).toMatchObject({
      userErrors: [{ code: 'IN_THE_PAST' }],
    })
    expect(await bulk('changeDue', `${those}, dueOn: "2126-01-01"`)).toMatchObject({
      userErrors: [{ code: 'TOO_LATE', path: ['dueOn'] }],
    })
    expect(await bulk('waive', `${those}, reason: "Leave", until: "2126-01-01"`)).toMatchObject({
      userErrors: [{ code: 'TOO_LATE', path: ['until'] }],
    })
    expect(await bulk('changeDue', `${those}, dueOn: null`)).toMatchObject({ changed: 1 })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 30 }])
    expect(await bulk('waive', `${those}, reason: " "`)).toMatchObject({
      userErrors: [{ code: 'REQUIRED', path: ['reason'] }],
    })
    expect(await bulk('waive', `${those}, reason: "Parental leave"`)).toMatchObject({ changed: 1 })
    expect(await ask('query', `peopleCounts(uuid: "${uuid}") { total exempt }`)).toEqual({ total: 1, exempt: 1 })
    expect(await bulk('endWaiver', those)).toMatchObject({ changed: 1 })
    expect(await extend(those, 5, 'sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
    expect(await bulk('removePeople', those)).toMatchObject({ changed: 1 })
    expect(await cyclesOf('pupil')).toMatchObject([{ access: 'CLOSED' }])
    expect(await evaluate(uuid)).toBe(0)
  })

  it('each append an event with who did it, and are taken back by the same way as those of the statistics', async () => {
    const uuid = await draft()
    await activate(uuid)
    const [before] = await cyclesOf('pupil')
    const those = `uuid: "${uuid}", enrolments: ["${before?.uuid ?? ''}"]`
    const events = async () =>
      (
        await pool().query<{ event: string }>(
          `select kind || coalesce(' by ' || a.username, '') as event from learning_event l left join person a on a.uuid = l.actor order by l.id`,
        )
      ).rows.map(({ event }) => event)
    const undo = async (act: string | null) =>
      read(
        await organisation.server.call(
          'mutation ($act: ID!) { userStatistics { undo(act: $act) { changed userErrors { code } } } }',
          { act },
          callerOf('above'),
        ),
        'userStatistics',
        'undo',
      )
    const run = async (act: string, args = '') =>
      (await ask('mutation', `${act}(${those}${args}) { changed undo }`)) as { changed: number; undo: string | null }
    const far = `, dueOn: "${new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)}"`
    for (const [act, args] of [
      ['changeDue', far],
      ['extend', `, days: 3, digest: "${await digestOf(those)}"`],
      ['waive', ', reason: "Leave"'],
    ] as const) {
      const done = await run(act, args)
      expect([act, done.changed]).toEqual([act, 1])
      expect([act, await undo(done.undo)]).toEqual([act, { changed: 1, userErrors: [] }])
      expect(await cyclesOf('pupil')).toEqual([before])
    }
    await run('waive', ', reason: "Leave"')
    await run('endWaiver')
    expect(await run('removePeople')).toEqual({ changed: 1, undo: expect.any(String) as string })
    expect(await events()).toEqual([
      'ENROLLED',
      'DUE_CHANGED by above',
      'DUE_CHANGED',
      'DUE_CHANGED by above',
      'DUE_CHANGED',
      'WAIVED by above',
      'WAIVER_ENDED',
      'WAIVED by above',
      'WAIVER_ENDED by above',
      'CLOSED',
    ])
  })

  it('gives people who were removed the assignment back, with date, state and progress, unless they are named again', async () => {
    const uuid = await draft({ due_days: 20 })
    await activate(uuid)
    await pool().query(
      `update enrolment set started_at = now(), progress_state = 'IN_PROGRESS', progress = 40, due_at = due_at - interval '5 days'`,
    )
    await pool().query(
      `update enrolment_source set since = since - interval '5 days', due_at = due_at - interval '5 days'`,
    )
    const those = `uuid: "${uuid}", enrolments: ["${(await cyclesOf('pupil'))[0]?.uuid ?? ''}"]`
    const remove = async () => ((await ask('mutation', `removePeople(${those}) { undo }`)) as { undo: string }).undo
    const undo = async (act: string, who = 'above') =>
      read(
        await organisation.server.call(
          `mutation { userStatistics { undo(act: "${act}") { changed userErrors { code } } } }`,
          {},
          callerOf(who),
        ),
        'userStatistics',
        'undo',
      )
    const stateOf = () =>
      pool().query('select access, progress_state, progress, due_at, cycle, is_mandatory from enrolment')
    const before = (await stateOf()).rows
    const act = await remove()
    expect(await cyclesOf('pupil')).toMatchObject([{ access: 'CLOSED' }])
    expect(await undo(act, 'root')).toMatchObject({ changed: 0, userErrors: [{ code: 'UNKNOWN' }] })
    expect(await undo(act)).toEqual({ changed: 1, userErrors: [] })
    expect((await stateOf()).rows).toEqual(before)
    expect((await pool().query('select from assignment_person')).rowCount).toBe(0)
    expect(await undo(act)).toMatchObject({ changed: 0, userErrors: [{ code: 'UNKNOWN' }] })
    const second = await remove()
    await pool().query('delete from assignment_person')
    expect(await undo(second)).toMatchObject({ changed: 0 })
  })

  it('append an event also where something else keeps it open', async () => {
    const uuid = await draft()
    await activate(uuid)
    await activate(await draft({ due_days: 60 }))
    const [enrolment] = await cyclesOf('pupil')
    await bulk('removePeople', `uuid: "${uuid}", enrolments: ["${enrolment?.uuid ?? ''}"]`)
    expect(await cyclesOf('pupil')).toMatchObject([{ access: 'OPEN', days: 60 }])
    const { rows } = await pool().query('select kind, data from learning_event order by id desc limit 1')
    expect(rows).toEqual([{ kind: 'DUE_CHANGED', data: { removed: uuid } }])
  })

  it('are listed with their state for those who manage the person', async () => {
    const uuid = await draft()
    await activate(uuid)
    const field = `people(uuid: "${uuid}", page: { first: 5 }) { items { person { name } unit { name } mediumTitle state cycle } }`
    expect(await ask('query', field)).toEqual({
      items: [
        {
          person: { name: 'Pupil Test' },
          unit: { name: 'Class5a' },
          mediumTitle: 'Fire safety',
          state: 'NOT_STARTED',
          cycle: 1,
        },
      ],
    })
    expect(await ask('query', field, 'sister')).toBeNull()
    expect(await ask('query', 'tabCounts { active draft overdue }')).toEqual({ active: 1, draft: 0, overdue: 0 })
  })
})

it('answers requests of people whom the caller manages, with a reason for a refusal', async () => {
  const enrolment = await inTransaction(pool(), (client) =>
    requestEnrolment(client, { person: uuidOf('pupil'), medium: medium() }),
  )
  expect(await ask('query', 'waiting { enrolments }')).toEqual({ enrolments: 1 })
  expect(await ask('query', 'waiting { enrolments }', 'sister')).toEqual({ enrolments: 0 })
  const decide = (isApproved: boolean, reason: string, who = 'above') =>
    bulk('decideRequests', `enrolments: ["${enrolment}"], isApproved: ${isApproved}, reason: "${reason}"`, who)
  expect(await decide(true, '', 'sister')).toMatchObject({ userErrors: [{ code: 'OUT_OF_SCOPE' }] })
  expect(await decide(false, '')).toMatchObject({ userErrors: [{ code: 'REQUIRED' }] })
  expect(await decide(false, 'Not this year')).toEqual({ changed: 1, userErrors: [] })
  expect(await cyclesOf('pupil')).toMatchObject([{ access: 'DECLINED' }])
  await inTransaction(pool(), (client) => requestEnrolment(client, { person: uuidOf('pupil'), medium: medium() }))
  expect(await decide(true, '')).toEqual({ changed: 1, userErrors: [] })
  expect(await cyclesOf('pupil')).toMatchObject([{ access: 'OPEN' }])
})

it('explains to a manager why a person has a medium, or does not see it', async () => {
  const given = await draft()
  await activate(given)
  const later = await draft({ title: 'Later', starts_on: '2999-01-01' })
  await activate(later)
  const fields = `{ access cycle state isInCatalogue sources { kind title endedAt } assignments { title standing unit { name } } }`
  const explain = (name: string, who = 'above') =>
    ask('query', `explain(person: "${uuidOf(name)}", medium: "${medium()}") ${fields}`, who)
  expect(await explain('pupil')).toEqual({
    access: 'OPEN',
    cycle: 1,
    state: 'NOT_STARTED',
    isInCatalogue: true,
    sources: [{ kind: 'ASSIGNMENT', title: 'Fire safety', endedAt: null }],
    assignments: [
      { title: 'Fire safety', standing: 'HAS_IT', unit: { name: 'Class5a' } },
      { title: 'Later', standing: 'NOT_BEGUN', unit: { name: 'Class5a' } },
    ],
  })
  expect(await explain('member')).toMatchObject({
    access: null,
    sources: [],
    assignments: [{ standing: 'NOT_A_LEARNER' }, { standing: 'NOT_A_LEARNER' }],
  })
  expect(await explain('seller')).toBeNull()
  expect(await explain('seller', 'root')).toMatchObject({ assignments: [{ standing: 'NOT_IN_AUDIENCE' }, {}] })
  // Whoever does not manage the assignment learns no more than that there is one.
  expect(await explain('pupil', 'manager')).toMatchObject({
    access: 'OPEN',
    sources: [{ kind: 'ASSIGNMENT', title: null }],
    assignments: [],
  })
  expect(await explain('pupil', 'sister')).toBeNull()
})

it('acts on people of the scope alone, all or none, and on assignments of the scope alone', async () => {
  const uuid = await draft()
  await pool().query('insert into assignment_unit (assignment, unit) values ($1, $2)', [uuid, organisation.units.sales])
  await activate(uuid, 'root')
  const [mine] = await cyclesOf('pupil')
  const [other] = await cyclesOf('seller')
  const both = `uuid: "${uuid}", enrolments: ["${mine?.uuid ?? ''}", "${other?.uuid ?? ''}"]`
  const acts = ['waive', 'endWaiver', 'extend', 'changeDue', 'removePeople', 'remind'] as const
  const more: Partial<Record<string, string>> = { waive: ', reason: "Leave"', extend: ', days: 3, digest: ""' }
  for (const act of acts) {
    const args = `${both}${more[act] ?? ''}`
    const refused = { changed: 0, userErrors: [{ code: 'OUT_OF_SCOPE', path: ['enrolments'] }] }
    expect([act, await bulk(act, args)]).toEqual([act, refused])
    // `manager` manages class 5a, and the assignment belongs to the school.
    expect([act, await bulk(act, args, 'manager')]).toMatchObject([act, { userErrors: [{ code: 'UNKNOWN' }] }])
  }
  expect(await cyclesOf('pupil')).toEqual([mine])
  const life = ['pause', 'resume', 'remove', 'end'] as const
  for (const act of life) {
    const args = `uuid: "${uuid}", revision: 2${act === 'end' ? ', keepsStarted: false' : ''}`
    const answer = await ask('mutation', `${act}(${args}) { assignment { uuid } userErrors { code } }`, 'manager')
    expect([act, answer]).toEqual([act, { assignment: null, userErrors: [{ code: 'UNKNOWN' }] }])
  }
})
