import { describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, testPeople, read, startTestOrganisation } from '../../testing/testOrganisation.ts'
import { publishTestMedium, type TestMedium } from './testing/testMedia.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium')
const pool = () => organisation.server.database.pool

const publish = (given: Omit<TestMedium, 'unit'> & { unit?: string }) =>
  publishTestMedium(pool(), { unit: organisation.units.school, ...given })

type Answer = Record<string, unknown>

async function ask(kind: 'query' | 'mutation', field: string, who = 'pupil'): Promise<Answer> {
  return read(
    await organisation.server.call(`${kind} { learning { it: ${field} } }`, {}, callerOf(who)),
    'learning',
    'it',
  ) as Answer
}
const change = (field: string, who?: string) => ask('mutation', field, who)

async function enrol(medium: string, who = 'pupil'): Promise<string> {
  const { enrolment } = await change(
    `enrol(medium: "${medium}", locale: "en") { enrolment { uuid } userErrors { code } }`,
    who,
  )
  return (enrolment as { uuid: string }).uuid
}

const start = async (enrolment: string, device: string, item?: string, who = 'pupil') =>
  (await change(
    `start(enrolment: "${enrolment}"${item === undefined ? '' : `, item: "${item}"`}, device: "${device}") {
      attempt { uuid number sequence isReview location suspendData watched content { kind url } } userErrors { code } }`,
    who,
  )) as {
    attempt: { uuid: string; number: number; sequence: number; isReview: boolean } & Answer
    userErrors: unknown[]
  }

const commit = async (attempt: string, device: string, sequence: number, rest = '', who = 'pupil') =>
  (await change(
    `commit(locale: "en", input: { attempt: "${attempt}", device: "${device}", sequence: ${sequence} ${rest} }) {
      outcome enrolment { state action progress score completedParts parts } }`,
    who,
  )) as { outcome: string; enrolment: Answer }

const eventsOf = async (enrolment: string): Promise<string[]> =>
  (
    await pool().query<{ kind: string }>('select kind from learning_event where enrolment = $1 order by id', [
      enrolment,
    ])
  ).rows.map(({ kind }) => kind)

describe('enrolling', () => {
  it('is done at once, twice the same, where booking is open', async () => {
    const { medium } = await publish({ kind: 'LINK', title: 'Fire safety' })
    const first = await enrol(medium)
    expect(await enrol(medium)).toBe(first)
    expect(await eventsOf(first)).toEqual(['ENROLLED'])
  })

  it('waits for an answer, and is taken back, where it is by request', async () => {
    const { medium } = await publish({ kind: 'LINK', title: 'Fire safety', booking: 'REQUEST' })
    const asked = await change(
      `enrol(medium: "${medium}", locale: "en") { enrolment { uuid access action } userErrors { code } }`,
    )
    expect(asked).toMatchObject({ enrolment: { access: 'REQUESTED', action: 'NONE' }, userErrors: [] })
    const { uuid } = asked['enrolment'] as { uuid: string }
    expect(await change(`withdraw(enrolment: "${uuid}", locale: "en") { enrolment { access } }`)).toEqual({
      enrolment: { access: 'CLOSED' },
    })
  })

  it('is refused for what is assigned only, for other units, and for what is not published', async () => {
    const assigned = await publish({ kind: 'LINK', title: 'Assigned', booking: 'ASSIGNED_ONLY' })
    const sales = await publish({ kind: 'LINK', title: 'Sales' })
    await pool().query('insert into medium_unit values ($1, $2)', [sales.medium, organisation.units.sales])
    const retired = await publish({ kind: 'LINK', title: 'Retired' })
    await pool().query(`update medium set state = 'RETIRED' where uuid = $1`, [retired.medium])
    for (const [{ medium }, code] of [
      [assigned, 'WRONG_STATE'],
      [sales, 'UNKNOWN'],
      [retired, 'UNKNOWN'],
    ] as const)
      expect(await change(`enrol(medium: "${medium}", locale: "en") { userErrors { code } }`)).toEqual({
        userErrors: [{ code }],
      })
    expect(await enrol(sales.medium, 'seller')).toBeTruthy()
  })
})

describe('an attempt', () => {
  it('completes a link by opening it, and is only looked at afterwards', async () => {
    const { medium } = await publish({ kind: 'LINK', title: 'Link', content: { url: 'https://somo.example/' } })
    const [enrolment, device] = [await enrol(medium), createUuid()]
    const { attempt } = await start(enrolment, device)
    expect(attempt).toMatchObject({
      number: 1,
      sequence: 0,
      isReview: false,
      content: { kind: 'LINK', url: 'https://somo.example/' },
    })
    expect(await commit(attempt.uuid, device, 1, 'isLeaving: true')).toMatchObject({
      outcome: 'WRITTEN',
      enrolment: { state: 'COMPLETED', action: 'REVIEW', progress: 100 },
    })
    expect((await start(enrolment, device)).attempt).toMatchObject({ uuid: attempt.uuid, isReview: true })
    expect(await eventsOf(enrolment)).toEqual(['ENROLLED', 'STARTED', 'ATTEMPT_STARTED', 'ATTEMPT_ENDED', 'COMPLETED'])
  })

  it('at a package has its outline, each unit at a signed address, and the run-time page of its standard', async () => {
    const unit = { id: 'a', title: 'Start', launch: 'a/index.html?b=1', masteryScore: 80, launchData: 'x', items: [] }
    const items = [{ id: 'f', title: 'Folder', launch: null, masteryScore: null, items: [unit] }]
    const { medium, version } = await publish({ kind: 'SCORM', title: 'Package', content: { standard: '1.2', items } })
    await pool().query(
      `insert into medium_file (uuid, medium, version, purpose, name, media_type, size, sha256, storage_key)
        values ($1, $2, $3, 'PACKAGE', 'p.zip', 'application/zip', 1, 'x', 'x')`,
      [createUuid(), medium, version],
    )
    const { attempt } = (await change(
      `start(enrolment: "${await enrol(medium)}", device: "${createUuid()}") { attempt { content {
        package { standard runtime activities { id title depth address masteryScore launchData completionThreshold } } } } }`,
    )) as { attempt: { content: { package: { runtime: string; activities: { address: string | null }[] } } } }
    const { runtime, activities } = attempt.content.package
    expect(attempt.content.package).toMatchObject({
      standard: '1.2',
      activities: [
        { id: 'f', title: 'Folder', depth: 0, address: null, masteryScore: null, launchData: null },
        { id: 'a', title: 'Start', depth: 1, masteryScore: 80, launchData: 'x', completionThreshold: null },
      ],
    })
    expect(new URL(runtime).pathname).toBe('/runtime/scorm12.html')
    const address = new URL(activities[1]?.address ?? '')
    expect(address.origin).toBe(new URL(runtime).origin)
    expect(address.pathname + address.search).toMatch(/^\/p\.[\w.-]+\/a\/index\.html\?b=1$/)
  })

  it('takes a repeated write once and refuses a lower sequence', async () => {
    const { medium } = await publish({ kind: 'SCORM', title: 'Package' })
    const [enrolment, device] = [await enrol(medium), createUuid()]
    const { attempt } = await start(enrolment, device)
    expect((await commit(attempt.uuid, device, 2, 'suspendData: "second"')).outcome).toBe('WRITTEN')
    expect((await commit(attempt.uuid, device, 2, 'suspendData: "again"')).outcome).toBe('REPEATED')
    expect((await commit(attempt.uuid, device, 1, 'suspendData: "first"')).outcome).toBe('STALE')
    expect((await start(enrolment, device)).attempt).toMatchObject({ sequence: 2, suspendData: 'second' })
    expect((await eventsOf(enrolment)).filter((kind) => kind === 'PROGRESSED')).toHaveLength(1)
  })

  it('goes on on another device, and the first one is told', async () => {
    const { medium } = await publish({ kind: 'SCORM', title: 'Package' })
    const [enrolment, desk, phone] = [await enrol(medium), createUuid(), createUuid()]
    const { attempt } = await start(enrolment, desk)
    await commit(attempt.uuid, desk, 1, 'location: "slide 4"')
    expect((await start(enrolment, phone)).attempt).toMatchObject({
      uuid: attempt.uuid,
      sequence: 1,
      location: 'slide 4',
    })
    expect((await commit(attempt.uuid, desk, 2, 'location: "slide 5"')).outcome).toBe('CONTINUED_ELSEWHERE')
    expect((await commit(attempt.uuid, phone, 2, 'location: "slide 6"')).outcome).toBe('WRITTEN')
  })

  it('takes the result of a player that was replaced, and leaves the place of the other one', async () => {
    const { medium } = await publish({ kind: 'SCORM', title: 'Package' })
    const [enrolment, desk, phone] = [await enrol(medium), createUuid(), createUuid()]
    const { attempt } = await start(enrolment, desk)
    await start(enrolment, phone)
    await commit(attempt.uuid, phone, 1, 'location: "slide 6"')
    const late = await commit(attempt.uuid, desk, 1, 'location: "slide 9", completion: COMPLETE, score: 90')
    expect(late).toMatchObject({ outcome: 'CONTINUED_ELSEWHERE', enrolment: { state: 'COMPLETED', score: 90 } })
    expect((await commit(attempt.uuid, phone, 2, 'progress: 10')).outcome).toBe('WRITTEN')
    const { rows } = await pool().query('select location, sequence::int from attempt where uuid = $1', [attempt.uuid])
    expect(rows).toEqual([{ location: 'slide 6', sequence: 2 }])
  })

  it('is failed for good with the last attempt, and only when it is left', async () => {
    const { medium } = await publish({ kind: 'SCORM', title: 'Package', passMark: 80, attemptLimit: 2 })
    const [enrolment, device] = [await enrol(medium), createUuid()]
    const fail = 'completion: COMPLETE, score: 40'
    const first = (await start(enrolment, device)).attempt
    expect((await commit(first.uuid, device, 1, fail)).enrolment).toMatchObject({ state: 'IN_PROGRESS', score: 40 })
    await commit(first.uuid, device, 2, `${fail}, isLeaving: true`)
    const second = (await start(enrolment, device)).attempt
    expect(second.number).toBe(2)
    expect(
      (await commit(second.uuid, device, 1, `completion: COMPLETE, score: 60, isLeaving: true`)).enrolment,
    ).toMatchObject({
      state: 'FAILED',
      action: 'NONE',
      score: 60,
    })
    expect(await start(enrolment, device)).toMatchObject({ attempt: null, userErrors: [{ code: 'TOO_MANY' }] })
  })

  it('keeps what a package sends, also with characters that the database cannot store', async () => {
    const { medium } = await publish({ kind: 'SCORM', title: 'Package' })
    const [enrolment, device] = [await enrol(medium), createUuid()]
    const { attempt } = await start(enrolment, device)
    const input = {
      attempt: attempt.uuid,
      device,
      sequence: 1,
      suspendData: 'a\u0001b\u0000c',
      location: 'page\u0000 2',
      runtime: JSON.stringify({ cmi: { comments: 'cut \ud83d', state: 'a\u0001b\u0000c' } }),
    }
    const answer = await organisation.server.call(
      'mutation ($input: AttemptCommitInput!) { learning { commit(locale: "en", input: $input) { outcome } } }',
      { input },
      callerOf('pupil'),
    )
    expect(read(answer, 'learning', 'commit')).toEqual({ outcome: 'WRITTEN' })
    const { rows } = await pool().query('select suspend_data as data, location, runtime from attempt where uuid = $1', [
      attempt.uuid,
    ])
    expect(rows).toEqual([
      {
        data: 'a\u0001b\ufffdc',
        location: 'page\ufffd 2',
        runtime: { cmi: { comments: 'cut \ufffd', state: 'a\u0001b\ufffdc' } },
      },
    ])
  })

  it('counts no more seconds of a recording than the clock allows', async () => {
    const { medium } = await publish({ kind: 'VIDEO', title: 'Film', content: { seconds: 600 } })
    const [enrolment, device] = [await enrol(medium), createUuid()]
    const { attempt } = await start(enrolment, device)
    const forged = await commit(attempt.uuid, device, 1, 'watched: [[0, 600]]')
    expect(forged.enrolment).toMatchObject({ state: 'IN_PROGRESS' })
    expect(forged.enrolment['progress']).toBeLessThan(5)
    await pool().query(`update attempt set last_active_at = now() - interval '10 minutes' where uuid = $1`, [
      attempt.uuid,
    ])
    expect((await commit(attempt.uuid, device, 2, 'watched: [[0, 580]]')).enrolment).toMatchObject({
      state: 'COMPLETED',
      progress: 100,
    })
  })

  it('belongs to its person', async () => {
    const { medium } = await publish({ kind: 'LINK', title: 'Link' })
    const [enrolment, device] = [await enrol(medium), createUuid()]
    const { attempt } = await start(enrolment, device)
    expect(await start(enrolment, device, undefined, 'seller')).toMatchObject({
      attempt: null,
      userErrors: [{ code: 'UNKNOWN' }],
    })
    expect(await commit(attempt.uuid, device, 1, '', 'seller')).toEqual({ outcome: 'UNKNOWN', enrolment: null })
    expect(await ask('query', `ofMedium(medium: "${medium}", locale: "en") { description }`, 'seller')).toBeNull()
  })
})

describe('a course', () => {
  it('is complete with its last required part, in the same transaction', async () => {
    const parts = [await publish({ kind: 'LINK', title: 'One' }), await publish({ kind: 'PAGE', title: 'Two' })]
    const course = await publish({
      kind: 'COURSE',
      title: 'Course',
      items: parts.map(({ medium }) => medium),
    })
    const [enrolment, device] = [await enrol(course.medium), createUuid()]
    const [one, two] = course.items
    expect(await start(enrolment, device, two)).toMatchObject({ attempt: null, userErrors: [{ code: 'LOCKED' }] })
    const first = (await start(enrolment, device, one)).attempt
    expect((await commit(first.uuid, device, 1, 'isLeaving: true')).enrolment).toMatchObject({
      state: 'IN_PROGRESS',
      progress: 50,
      completedParts: 1,
      parts: 2,
    })
    const second = (await start(enrolment, device, two)).attempt
    expect((await commit(second.uuid, device, 1, 'completion: COMPLETE')).enrolment).toMatchObject({
      state: 'COMPLETED',
      progress: 100,
      completedParts: 2,
    })
    expect(await eventsOf(enrolment)).toEqual([
      'ENROLLED',
      'STARTED',
      'ATTEMPT_STARTED',
      'ATTEMPT_ENDED',
      'PART_COMPLETED',
      'ATTEMPT_STARTED',
      'PROGRESSED',
      'PART_COMPLETED',
      'COMPLETED',
    ])
  })

  it('shows its outline with what an item waits for', async () => {
    const parts = [await publish({ kind: 'LINK', title: 'One' }), await publish({ kind: 'PAGE', title: 'Two' })]
    const course = await publish({
      kind: 'COURSE',
      title: 'Course',
      items: parts.map(({ medium }) => medium),
    })
    const enrolment = await enrol(course.medium)
    expect(
      await ask(
        'query',
        `enrolment(uuid: "${enrolment}", locale: "sw") { outline { uuid medium { title locale } state lockedBy } attempts { number } }`,
      ),
    ).toEqual({
      outline: [
        { uuid: course.items[0], medium: { title: 'One', locale: 'en' }, state: 'NOT_STARTED', lockedBy: null },
        {
          uuid: course.items[1],
          medium: { title: 'Two', locale: 'en' },
          state: 'NOT_STARTED',
          lockedBy: course.items[0],
        },
      ],
      attempts: [],
    })
  })
})

it('is started and renewed by nobody once it is retired; who has begun goes on until it is archived', async () => {
  const { medium } = await publish({ kind: 'PDF', title: 'Old rules', attemptLimit: 3 })
  const [begun, fresh, device] = [await enrol(medium), await enrol(medium, 'seller'), createUuid()]
  await start(begun, device)
  const retire = (state: string) => pool().query('update medium set state = $2 where uuid = $1', [medium, state])
  const actionOf = async (enrolment: string, who?: string) => {
    const found = await ask(
      'query',
      `enrolment(uuid: "${enrolment}", locale: "en") { enrolment { action isOffered } }`,
      who,
    )
    return found['enrolment']
  }
  await retire('RETIRED')
  expect(await start(fresh, createUuid(), undefined, 'seller')).toEqual({
    attempt: null,
    userErrors: [{ code: 'WRONG_STATE' }],
  })
  expect(await actionOf(fresh, 'seller')).toEqual({ action: 'NONE', isOffered: false })
  expect((await start(begun, createUuid())).userErrors).toEqual([])
  expect(await actionOf(begun)).toEqual({ action: 'RESUME', isOffered: false })
  await retire('ARCHIVED')
  expect((await start(begun, createUuid())).userErrors).toEqual([{ code: 'WRONG_STATE' }])
  await pool().query(
    `update enrolment set progress_state = 'COMPLETED', progress = 100, completed_at = now() - interval '2 days', valid_until = now() - interval '1 day' where uuid = $1`,
    [begun],
  )
  expect(await change(`renew(enrolment: "${begun}", locale: "en") { userErrors { code } }`)).toEqual({
    userErrors: [{ code: 'WRONG_STATE' }],
  })
})

it('is renewed in a next cycle when its validity ends, once however often it is asked', async () => {
  const { medium } = await publish({ kind: 'LINK', title: 'Link' })
  const [enrolment, device] = [await enrol(medium), createUuid()]
  const { attempt } = await start(enrolment, device)
  const renew = () =>
    change(
      `renew(enrolment: "${enrolment}", locale: "en") { enrolment { uuid cycle state access } userErrors { code } }`,
    )
  await commit(attempt.uuid, device, 1, 'isLeaving: true')
  expect(await renew()).toEqual({ enrolment: null, userErrors: [{ code: 'WRONG_STATE' }] })
  await pool().query(`update enrolment set valid_until = now() - interval '1 day' where uuid = $1`, [enrolment])
  const renewed = await renew()
  expect(renewed).toMatchObject({ enrolment: { cycle: 2, state: 'NOT_STARTED', access: 'OPEN' } })
  expect(await renew()).toEqual(renewed)
  expect(
    await ask('query', `enrolment(uuid: "${enrolment}", locale: "en") { enrolment { state } otherCycles { cycle } }`),
  ).toEqual({
    enrolment: { state: 'EXPIRED' },
    otherCycles: [{ cycle: 2 }],
  })
})

describe('the list of one’s own learning', () => {
  it('has what is due first at the top, in tabs, with counts', async () => {
    for (const title of ['Later', 'Soon', 'Never due']) await enrol((await publish({ kind: 'LINK', title })).medium)
    await pool().query(
      `update enrolment e set due_at = now() + interval '40 days' from medium m where m.uuid = e.medium and m.title = 'Later'`,
    )
    await pool().query(
      `update enrolment e set due_at = now() + interval '2 days' from medium m where m.uuid = e.medium and m.title = 'Soon'`,
    )
    const titles = async (filter: string) =>
      (
        (await ask('query', `mine(page: { first: 10 }, locale: "en"${filter}) { items { medium { title } state } }`))[
          'items'
        ] as {
          medium: { title: string }
          state: string
        }[]
      ).map(({ medium, state }) => `${medium.title} ${state}`)
    expect(await titles('')).toEqual(['Soon DUE_SOON', 'Later NOT_STARTED', 'Never due NOT_STARTED'])
    expect(await titles(', filter: { search: "later" }')).toEqual(['Later NOT_STARTED'])
    expect(await titles(', filter: { tab: IN_PROGRESS }')).toEqual([])
    expect(await ask('query', 'mineCounts { toDo inProgress finished }')).toEqual({
      toDo: 3,
      inProgress: 0,
      finished: 0,
    })
  })
})

it('adds what happened to the sums of each day, for the unit and all above it', async () => {
  const { medium } = await publish({ kind: 'LINK', title: 'Link' })
  const [enrolment, device] = [await enrol(medium), createUuid()]
  const { attempt } = await start(enrolment, device)
  await commit(attempt.uuid, device, 1, 'isLeaving: true')
  const { rows } = await pool().query(
    'select u.key, d.starts, d.completions, d.attempts from learning_day d join unit u on u.uuid = d.unit where medium = $1 order by u.key',
    [medium],
  )
  expect(rows).toEqual(['class5a', 'general', 'school'].map((key) => ({ key, starts: 1, completions: 1, attempts: 1 })))
})
