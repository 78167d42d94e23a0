import { describe, expect, it } from 'vitest'
import { callerOf, startTestOrganisation, testPeople, type PersonFixture } from '../../testing/testOrganisation.ts'
import { uploadContent } from '../media/upload/testing/sendInParts.ts'
import { createTaskScenario, taskTables, type Answer } from './testing/taskScenario.ts'

const people: readonly PersonFixture[] = [...testPeople, { name: 'second', in: [{ unit: 'class5a' }] }]
const organisation = startTestOrganisation(people, taskTables)
const pool = () => organisation.server.database.pool
const scenario = createTaskScenario(organisation, (name) => callerOf(name, people))
const { ask, act, create, publish, own, saveDraft, handIn, claim, claimNext, review, submissionOf } = scenario

const day = async (offset: number): Promise<string> =>
  (await pool().query<{ day: string }>('select (installation_day() + $1::int)::text as day', [offset])).rows[0]?.day ??
  ''
const codes = ({ userErrors }: Answer): string[] => userErrors.map(({ code }) => code)

describe('setting a task', () => {
  it('is for those who manage its unit, and names only what they manage', async () => {
    const { class5a, sales } = organisation.units
    expect(codes(await create({ ownerUnit: sales }))).toEqual(['OUT_OF_SCOPE'])
    expect(codes(await create({ units: [{ unit: sales, withSubUnits: true }] }))).toEqual(['OUT_OF_SCOPE'])
    expect(codes(await create({ people: [organisation.uuidOf('seller')] }))).toEqual(['OUT_OF_SCOPE'])
    const { task } = await create({ ownerUnit: class5a })
    for (const [who, isSeen] of [
      ['manager', true],
      ['above', true],
      ['root', true],
      ['sister', false],
      ['member', false],
    ] as const)
      expect((await ask(`task(uuid: "${task?.uuid}") { uuid }`, who)) !== null, who).toBe(isSeen)
  })

  it('says what is wrong with its rules', async () => {
    const wrong = await create({
      title: ' ',
      lateRule: 'ALLOW_UNTIL',
      resubmissions: 21,
      answerKinds: [],
      reviewedBy: 'NAMED',
      grading: 'POINTS',
    })
    expect(wrong.userErrors.map(({ code, path }) => `${path[0]} ${code}`)).toEqual([
      'title REQUIRED',
      'dueOn REQUIRED',
      'lateOn REQUIRED',
      'resubmissions NOT_OFFERED',
      'answerKinds REQUIRED',
      'reviewers REQUIRED',
      'maxPoints REQUIRED',
      'passPoints REQUIRED',
    ])
  })

  it('tells the people once it opens, each once, and can be withdrawn before anybody begins', async () => {
    const task = await publish()
    const { rows } = await pool().query(
      `select p.username from notification n join person p on p.uuid = n.person where event = 'TASK_SET' order by 1`,
    )
    expect(rows).toEqual([{ username: 'pupil' }, { username: 'second' }])
    const later = await publish({ opensOn: await day(3) })
    expect(await own(later)).toMatchObject({ refusal: 'NOT_OPEN', instructions: '' })
    const notifications = await pool().query(`select from notification where subject = $1`, [later])
    expect(notifications.rowCount).toBe(0)
    const step = (name: string) =>
      act(`step(uuid: "${task}", revision: 2, step: ${name}) { task { state } userErrors { code } }`, 'manager')
    expect(await step('WITHDRAW')).toEqual({ task: { state: 'DRAFT' }, userErrors: [] })
    expect(await own(task)).toBeNull()
  })
})

describe('a learner', () => {
  it('outside the audience gets nothing', async () => {
    const task = await publish()
    expect(await own(task, 'seller')).toBeNull()
    expect(await ask('mine(page: { first: 5 }, isDone: false) { items { uuid } }', 'seller')).toEqual({ items: [] })
    expect(codes(await saveDraft(task, 'Mine', 1, 'seller'))).toEqual(['UNKNOWN'])
    expect(codes(await handIn(task, 1, 'Mine', 'seller'))).toEqual(['UNKNOWN'])
    const { rows } = await pool().query('select from task_submission')
    expect(rows).toEqual([])
  })

  it('keeps a draft that an older one never replaces', async () => {
    const task = await publish()
    await saveDraft(task, 'One', 1)
    expect(codes(await saveDraft(task, 'Two', 2))).toEqual([])
    // The answer to this one got lost.
    expect(codes(await saveDraft(task, 'Two', 2))).toEqual([])
    const late = await saveDraft(task, 'Other device', 2)
    expect(late).toMatchObject({
      task: { draft: { text: 'Two', sequence: 2 } },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
  })

  it('gets a receipt of what was handed in, also when asked twice, and the reviewers hear of it', async () => {
    const task = await publish()
    const first = await handIn(task, 1)
    expect(first.task?.versions).toMatchObject([{ number: 1, text: 'My answer', decision: null }])
    const [version] = first.task?.versions ?? []
    expect(version?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(version?.receipt).toMatch(/^T-\d{4}-[2-9A-Z]{8}$/)
    expect(await handIn(task, 1)).toMatchObject({ task: { versions: first.task?.versions }, userErrors: [] })
    // Another page wrote something else and has not heard of the first one.
    expect(codes(await handIn(task, 1, 'Other words'))).toEqual(['CHANGED_MEANWHILE'])
    expect(codes(await handIn(task, 5))).toEqual(['CHANGED_MEANWHILE'])
    const { rows } = await pool().query(
      `select n.event, p.username from notification n join person p on p.uuid = n.person where n.event <> 'TASK_SET' order by 1`,
    )
    expect(rows).toEqual([
      { event: 'TASK_HANDED_IN', username: 'pupil' },
      { event: 'TASK_REVIEW_WAITING', username: 'manager' },
    ])
  })

  it('hands in files, which only signed addresses open', async () => {
    const task = await publish()
    const pupil = { ...callerOf('pupil', people), subject: 'pupil' }
    const send = (name: string, content: string) =>
      uploadContent(organisation.server, Buffer.from(content, 'latin1'), name, pupil, 'TASK')
    await expect(send('page.html', '<script>')).rejects.toThrow()
    await expect(send('fake.pdf', 'MZ')).rejects.toThrow('WRONG_KIND')
    const upload = await send('report.pdf', '%PDF-1.4 report')
    const add = `addFile(task: "${task}", upload: "${upload}") { task { draft { files { uuid name mediaType size sha256 url } } } userErrors { code } }`
    expect(await act(add, 'second')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
    const added = (await act(add, 'pupil')) as { task: { draft: { files: { url: string; uuid: string }[] } } }
    expect(added.task.draft.files).toMatchObject([{ name: 'report.pdf', mediaType: 'application/pdf', size: 15 }])
    const [file] = added.task.draft.files
    const open = await fetch(organisation.server.url + (file?.url ?? ''))
    expect([open.status, await open.text()]).toEqual([200, '%PDF-1.4 report'])
    expect(open.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await fetch(`${organisation.server.url}/api/task-files/${file?.uuid}`)).status).toBe(404)
    const handed = await handIn(task, 1, '')
    expect(handed.task?.versions).toMatchObject([{ files: [{ name: 'report.pdf' }] }])
  })
})

describe('the late rule', () => {
  const past = async (task: string, column = 'due_at') =>
    pool().query(`update task set ${column} = now() - interval '1 hour' where uuid = $1`, [task])

  it('ALLOW marks the first answer as late, and a revision stays as the first one was', async () => {
    const task = await publish({ dueOn: await day(2) })
    expect((await handIn(task, 1)).task).toMatchObject({ isLate: false })
    await past(task)
    const submission = await submissionOf(task)
    await review(submission, 1, 'decision: RETURNED, comment: "More, please."')
    expect((await handIn(task, 2, 'More')).task).toMatchObject({
      isLate: false,
      versions: [{ number: 2 }, { number: 1 }],
    })
    const late = await publish({ dueOn: await day(2) })
    await past(late)
    expect((await handIn(late, 1)).task).toMatchObject({ isLate: true })
  })

  it('REFUSE and ALLOW_UNTIL take nothing later, but for somebody with more time', async () => {
    const refuse = await publish({ dueOn: await day(2), lateRule: 'REFUSE' })
    await past(refuse)
    expect(codes(await handIn(refuse, 1))).toEqual(['IN_THE_PAST'])
    const extend = (who: string) =>
      act(
        `extend(task: "${refuse}", person: "${organisation.uuidOf('pupil')}", dueOn: "2090-01-01") { changed userErrors { code } }`,
        who,
      )
    expect(await extend('sister')).toEqual({ changed: 0, userErrors: [{ code: 'UNKNOWN' }] })
    expect(await extend('manager')).toEqual({ changed: 1, userErrors: [] })
    expect((await handIn(refuse, 1)).task).toMatchObject({ isLate: false, state: 'SUBMITTED' })
    const until = await publish({ dueOn: await day(2), lateRule: 'ALLOW_UNTIL', lateOn: await day(3) })
    await past(until)
    expect((await handIn(until, 1)).task).toMatchObject({ isLate: true })
    await past(until, 'late_until')
    expect(codes(await handIn(until, 1, 'x', 'second'))).toEqual(['IN_THE_PAST'])
  })
})

describe('reviews', () => {
  it('belong to who manages the person or is named, never to the author', async () => {
    const task = await publish()
    await handIn(task, 1)
    const submission = await submissionOf(task)
    expect((await claim(submission, 'sister')).review).toBeNull()
    expect((await claim(submission, 'member')).review).toBeNull()
    expect((await claim(submission, 'above')).review).toMatchObject({ isMine: true })
    const named = await publish({ reviewedBy: 'NAMED', reviewers: [organisation.uuidOf('member')] }, 'manager')
    await handIn(named, 1)
    const other = await submissionOf(named)
    expect((await claim(other, 'manager')).review).toBeNull()
    expect((await claim(other, 'member')).review).toMatchObject({ isMine: true })
  })

  it('are claimed by one reviewer, whose feedback nobody else overwrites', async () => {
    const task = await publish()
    await handIn(task, 1)
    const found = await claimNext()
    expect(found).toMatchObject({ isMine: true, person: { name: 'Pupil Test' } })
    const submission = found?.uuid ?? ''
    expect(await claimNext('above')).toBeNull()
    expect(codes(await claim(submission, 'above'))).toEqual(['LOCKED'])
    expect(codes(await review(submission, 1, 'decision: PASSED, comment: ""', 'above'))).toEqual(['LOCKED'])
    const save = `saveFeedback(submission: "${submission}", version: 1, comment: "Good so far", points: null) { userErrors { code } }`
    expect(await act(save, 'above')).toEqual({ userErrors: [{ code: 'LOCKED' }] })
    expect(await act(save, 'manager')).toEqual({ userErrors: [] })
    // While somebody reads it, the learner cannot exchange it.
    expect(await own(task)).toMatchObject({ refusal: 'IN_REVIEW' })
    await pool().query(`update task_submission set claimed_until = now() - interval '1 minute'`)
    expect(await claimNext('above')).toMatchObject({ uuid: submission, feedback: '' })
    expect(codes(await review(submission, 1, 'decision: PASSED, comment: ""'))).toEqual(['LOCKED'])
    expect(codes(await review(submission, 1, 'decision: PASSED, comment: "Done"', 'above'))).toEqual([])
    expect(codes(await review(submission, 1, 'decision: FAILED, comment: ""', 'above'))).toEqual(['WRONG_STATE'])
    expect(await own(task)).toMatchObject({ state: 'PASSED', versions: [{ comment: 'Done', reviewer: 'Above Test' }] })
  })

  it('return an answer as often as the task allows, and can be taken back with a reason', async () => {
    const task = await publish({ resubmissions: 1, grading: 'POINTS', maxPoints: 10, passPoints: 6 })
    await handIn(task, 1)
    const submission = await submissionOf(task)
    expect(codes(await review(submission, 1, 'decision: RETURNED, comment: " "'))).toEqual(['REQUIRED'])
    expect(codes(await review(submission, 1, 'decision: RETURNED, comment: "Say why."'))).toEqual([])
    expect(await own(task)).toMatchObject({ state: 'RETURNED', refusal: null, versions: [{ comment: 'Say why.' }] })
    await handIn(task, 2, 'Because')
    // While nobody reviews the revision, a newer one may replace it.
    expect(await own(task)).toMatchObject({ state: 'SUBMITTED', refusal: null })
    expect(codes(await review(submission, 1, 'decision: PASSED, comment: "", points: 9'))).toEqual([
      'CHANGED_MEANWHILE',
    ])
    expect(codes(await review(submission, 2, 'decision: RETURNED, comment: "Again"'))).toEqual(['WRONG_STATE'])
    expect(codes(await review(submission, 2, 'decision: PASSED, comment: ""'))).toEqual(['REQUIRED'])
    expect(codes(await review(submission, 2, 'decision: PASSED, comment: "", points: 11'))).toEqual(['NOT_OFFERED'])
    const graded = await review(submission, 2, 'decision: PASSED, comment: "", points: 5')
    expect(graded.review).toMatchObject({ state: 'FAILED', versions: [{ points: 5, decision: 'FAILED' }, {}] })
    const reopen = (who: string) =>
      act(
        `reopenSubmission(submission: "${submission}", revision: ${graded.review?.revision}, reason: "Wrong key") { changed userErrors { code } }`,
        who,
      )
    expect(await reopen('sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
    expect(await reopen('manager')).toEqual({ changed: 1, userErrors: [] })
    expect(await claimNext()).toMatchObject({ uuid: submission, state: 'SUBMITTED' })
  })

  it('remind those who have not handed in, once a day', async () => {
    const task = await publish({ dueOn: await day(2) })
    await handIn(task, 1)
    const remind = () => act(`remind(task: "${task}") { changed userErrors { code } }`, 'manager')
    expect(await remind()).toEqual({ changed: 1, userErrors: [] })
    expect(await remind()).toEqual({ changed: 0, userErrors: [] })
  })
})
