import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { notifyStages } from './notifyStages.ts'
import { startPathScenario } from './testing/pathScenario.ts'

const scenario = startPathScenario()
const { pool, publishPath, begin, complete, statesOf, openMedia, detail } = scenario

const twoStages = [{ items: ['a', 'b'], dueDays: 7 }, { items: ['c'] }]

describe('going through a path', () => {
  it('opens a stage in the same transaction in which the one before is done, and ends with the last', async () => {
    const path = await publishPath(...twoStages)
    expect((await begin(path)).userErrors).toEqual([])
    expect(await openMedia()).toEqual(['a', 'b'])
    expect(await detail(path)).toMatchObject({
      enrolment: { state: 'NOT_STARTED', action: 'START', parts: 3, completedParts: 0, medium: { kind: 'PATH' } },
      stages: [{ state: 'OPEN' }, { state: 'LOCKED', lock: { previous: 1, opensAt: null, scoreMedium: null } }],
    })
    await complete('a')
    expect(await detail(path)).toMatchObject({ enrolment: { state: 'IN_PROGRESS', progress: 33, completedParts: 1 } })
    await complete('b')
    expect(await statesOf(path)).toEqual(['DONE', 'OPEN'])
    expect(await openMedia()).toEqual(['c'])
    await complete('c')
    expect(await detail(path)).toMatchObject({ enrolment: { state: 'COMPLETED', progress: 100 } })
    const { rows } = await pool().query<{ kind: string }>(
      'select kind from learning_event where path = $1 order by id',
      [path],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['ENROLLED', 'STARTED', 'COMPLETED'])
  })

  it('needs any n of the items, and takes back those that were not begun', async () => {
    const path = await publishPath({ items: ['a', 'b', 'c'], needed: 2 }, { items: ['d'] })
    await begin(path)
    await complete('a')
    expect(await statesOf(path)).toEqual(['OPEN', 'LOCKED'])
    await complete('c')
    expect(await statesOf(path)).toEqual(['DONE', 'OPEN'])
    expect(await openMedia()).toEqual(['d'])
  })

  it('counts what was completed before and is valid still', async () => {
    await complete('a')
    await complete('b')
    await pool().query(`update enrolment set valid_until = now() - interval '1 day' where medium = $1`, [
      scenario.mediumOf('b'),
    ])
    const path = await publishPath(...twoStages)
    await begin(path)
    expect((await detail(path))?.stages[0]).toMatchObject({ done: 1, state: 'OPEN' })
    const { rows } = await pool().query('select cycle from enrolment where medium = $1 and access = $2', [
      scenario.mediumOf('b'),
      'OPEN',
    ])
    expect(rows).toEqual([{ cycle: 2 }])
  })

  it('keeps a stage locked while the first one is not done, whatever was completed before', async () => {
    await complete('c')
    const path = await publishPath({ items: ['a'] }, { items: ['c'] }, { items: ['d'] })
    await begin(path)
    expect(await statesOf(path)).toEqual(['OPEN', 'DONE', 'LOCKED'])
    expect((await detail(path))?.stages[2]?.lock).toMatchObject({ previous: 1 })
    await complete('a')
    expect(await statesOf(path)).toEqual(['DONE', 'DONE', 'OPEN'])
  })

  it('is complete at once where everything was', async () => {
    for (const name of 'abc') await complete(name)
    const path = await publishPath(...twoStages)
    await begin(path)
    expect(await detail(path)).toMatchObject({ enrolment: { state: 'COMPLETED', action: 'REVIEW' } })
  })

  it('tells a person once of a stage that opens, not of what is open at the beginning', async () => {
    const path = await publishPath(...twoStages)
    await begin(path)
    const readNotifications = async () => {
      await inTransaction(pool(), (client) => notifyStages(client, 10))
      const { rows } = await pool().query<{ address: string; stage: string }>(
        `select address, values -> 'stage' -> 'texts' ->> 'en' as stage from notification where event = 'PATH_STAGE_OPENED'`,
      )
      return rows
    }
    expect(await readNotifications()).toEqual([])
    await complete('a')
    await complete('b')
    const second = [{ address: `/media?medium=${path}`, stage: 'Stage 2' }]
    expect(await readNotifications()).toEqual(second)
    expect(await readNotifications()).toEqual(second)
  })

  it('waits for a day, for days after the beginning and for a score', async () => {
    await pool().query(`update medium set kind = 'QUIZ' where uuid = $1`, [scenario.mediumOf('a')])
    const path = await publishPath(
      { items: ['a'] },
      { items: ['b'], afterPrevious: false, opensOn: '2999-01-01' },
      { items: ['c'], afterPrevious: false, opensDays: 3 },
      { items: ['d'], afterPrevious: false, score: ['a', 80] },
    )
    const { enrolment } = await begin(path)
    expect(await detail(path)).toMatchObject({
      stages: [
        { state: 'OPEN' },
        { state: 'LOCKED', lock: { opensAt: expect.stringMatching(/^2998-12-31|^2999-01-01/) as unknown } },
        { state: 'LOCKED' },
        { state: 'LOCKED', lock: { previous: null, scoreMedium: { title: 'Page a' }, scoreMin: 80 } },
      ],
    })
    await complete('a', 'pupil', 70)
    expect(await statesOf(path)).toEqual(['DONE', 'LOCKED', 'LOCKED', 'LOCKED'])
    await pool().query(
      `update enrolment set created_at = created_at - interval '4 days', path_opens_at = now() where uuid = $1`,
      [enrolment?.uuid],
    )
    await pool().query(`update enrolment set score = 85 where medium = $1`, [scenario.mediumOf('a')])
    await pool().query('select advance_paths($1)', [[enrolment?.uuid]])
    expect(await statesOf(path)).toEqual(['DONE', 'LOCKED', 'OPEN', 'OPEN'])
    expect(await openMedia()).toEqual(['c', 'd'])
  })

  it('is not opened to somebody of another unit, nor where it is assigned only', async () => {
    const path = await publishPath(...twoStages)
    expect((await begin(path, 'seller')).userErrors).toEqual([{ code: 'UNKNOWN' }])
    await pool().query(`update learning_path set booking = 'ASSIGNED_ONLY' where uuid = $1`, [path])
    expect((await begin(path)).userErrors).toEqual([{ code: 'WRONG_STATE' }])
    expect(await detail(path)).toBeNull()
  })

  it('closes what was not begun when it is left', async () => {
    const path = await publishPath(...twoStages)
    const { enrolment } = await begin(path)
    await scenario.learn(
      'mutation',
      `withdraw(enrolment: "${enrolment?.uuid ?? ''}", locale: "en") { enrolment { access } }`,
    )
    expect(await openMedia()).toEqual([])
    await begin(path)
    expect(await openMedia()).toEqual(['a', 'b'])
  })
})

describe('authors', () => {
  it('reach the paths of the units they manage alone', async () => {
    const path = await publishPath(...twoStages)
    await begin(path)
    const list = '{ items { title people done overdue stages items version } }'
    expect(await scenario.ask('query', `learningPaths(page: { first: 10 }) ${list}`)).toEqual({
      items: [{ title: 'Onboarding', people: 1, done: 0, overdue: 0, stages: 2, items: 3, version: 1 }],
    })
    expect(await scenario.ask('query', `learningPaths(page: { first: 10 }) ${list}`, 'sister')).toEqual({ items: [] })
    expect(await scenario.ask('query', `learningPath(uuid: "${path}") { uuid }`, 'sister')).toBeNull()
    expect(
      await scenario.ask(
        'query',
        `people(uuid: "${path}", locale: "en", page: { first: 5 }) { items { uuid } }`,
        'sister',
      ),
    ).toBeNull()
    expect(await scenario.saveStages(path, twoStages, 'sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
    expect(await scenario.create('Sales', scenario.organisation.units.sales)).toMatchObject({
      userErrors: [{ code: 'OUT_OF_SCOPE', path: ['ownerUnit'] }],
    })
    expect(
      await scenario.ask(
        'query',
        `people(uuid: "${path}", locale: "en", page: { first: 5 }) { items { person { name } stage stageTitle state } }`,
      ),
    ).toEqual({ items: [{ person: { name: 'Pupil Test' }, stage: 1, stageTitle: 'Stage 1', state: 'NOT_STARTED' }] })
  })

  it('publish only what has no gaps', async () => {
    const { path } = await scenario.create('Draft', scenario.organisation.units.school)
    const uuid = path?.uuid ?? ''
    expect(await scenario.publish(uuid)).toMatchObject({ userErrors: [{ code: 'REQUIRED', path: ['stages'] }] })
    const scored = [{ items: ['a'] }, { items: ['b'], score: ['c', 50] as const }]
    // A page never has a score.
    expect((await scenario.saveStages(uuid, scored)).userErrors).toEqual([
      { code: 'WRONG_KIND', path: ['stages', '1', 'scoreMedium'] },
    ])
    await pool().query(`update medium set kind = 'QUIZ' where uuid = $1`, [scenario.mediumOf('c')])
    await scenario.saveStages(uuid, [{ items: [] }, { items: ['a'], needed: 2 }, { items: ['b'], score: ['c', 50] }])
    expect(await scenario.ask('query', `learningPath(uuid: "${uuid}") { gaps { code stage } }`)).toEqual({
      gaps: [
        { code: 'NO_ITEM', stage: 0 },
        { code: 'TOO_MANY_NEEDED', stage: 1 },
        { code: 'SCORE_NOT_BEFORE', stage: 2 },
      ],
    })
    expect((await scenario.publish(uuid)).userErrors).toHaveLength(3)
  })

  it('leave people in their version, or move them after a preview that is still right', async () => {
    const path = await publishPath(...twoStages)
    await begin(path)
    await complete('a')
    await scenario.saveStages(path, [{ items: ['a'] }, { items: ['d'] }])
    await scenario.publish(path)
    expect(await openMedia()).toEqual(['b'])
    await scenario.saveStages(path, [{ items: ['a'] }, { items: ['e'] }])
    const preview = await scenario.previewOf(path)
    expect(preview).toMatchObject({
      people: 1,
      completes: 0,
      changes: 1,
      loses: 0,
      unchanged: 0,
      sample: [{ name: 'Pupil Test' }],
    })
    expect(await scenario.publish(path, true, 'other')).toMatchObject({
      userErrors: [{ code: 'COUNT_CHANGED' }],
      preview: { digest: preview.digest },
    })
    expect((await scenario.publish(path, true, preview.digest)).userErrors).toEqual([])
    expect(await openMedia()).toEqual(['e'])
    await expect(pool().query('delete from path_version where published_at is not null')).rejects.toThrow(
      /never changed/,
    )
  })
})

it('is given by an assignment, and taken back with it', async () => {
  const path = await publishPath(...twoStages)
  await pool().query(`update learning_path set booking = 'ASSIGNED_ONLY'`)
  const { units, server } = scenario.organisation
  const call = async (field: string): Promise<Record<string, Record<string, unknown>>> => {
    const kind = /^(check|targetChoices|people)\(/.test(field) ? 'query { assignments' : 'mutation { assignment'
    const { data, errors } = await server.call(
      `${kind} { it: ${field} } }`,
      {},
      { subject: 'above', sessionId: 'one', roles: ['EDUCATION_MANAGER'] },
    )
    expect(errors).toBeUndefined()
    const [namespace] = Object.values(data as Record<string, { it: Record<string, Record<string, unknown>> }>)
    return namespace?.it ?? {}
  }
  expect(await call('targetChoices(search: "onboard") { medium kind title }')).toEqual([
    { medium: path, kind: 'PATH', title: 'Onboarding' },
  ])
  const { assignment } = await call(
    `create(input: { targets: ["${path}"] }) { assignment { uuid title targets { kind } } userErrors { code } }`,
  )
  expect(assignment).toMatchObject({ title: 'Onboarding', targets: [{ kind: 'PATH' }] })
  const uuid = String(assignment?.['uuid'])
  await pool().query('insert into assignment_unit (assignment, unit) values ($1, $2)', [uuid, units.class5a])
  await pool().query(`update assignment set due_rule = 'AFTER_ASSIGNED', due_days = 30 where uuid = $1`, [uuid])
  const check = await call(`check(uuid: "${uuid}") { counts { new } digest }`)
  expect(check).toMatchObject({ counts: { new: 1 } })
  const { rows } = await pool().query<{ revision: number }>('select revision from assignment')
  expect(
    await call(
      `activate(uuid: "${uuid}", revision: ${rows[0]?.revision ?? 0}, digest: "${String(check['digest'])}") { userErrors { code } }`,
    ),
  ).toEqual({ userErrors: [] })
  expect(await openMedia()).toEqual(['a', 'b'])
  expect(await call(`people(uuid: "${uuid}", page: { first: 5 }) { items { medium mediumTitle } }`)).toEqual({
    items: [{ medium: path, mediumTitle: 'Onboarding' }],
  })
  const { rows: notes } = await pool().query(`select address from notification where event = 'ASSIGNED'`)
  expect(notes).toEqual([{ address: `/media?medium=${path}` }])
  await call(
    `end(uuid: "${uuid}", revision: ${(rows[0]?.revision ?? 0) + 1}, keepsStarted: false) { userErrors { code } }`,
  )
  expect(await openMedia()).toEqual([])
})
