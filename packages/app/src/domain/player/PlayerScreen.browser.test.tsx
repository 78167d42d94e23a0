import { CountMyLearningDocument, MyLearningDocument, MyLearningTabsDocument } from '@somo/graphql/media'
import { CommitAttemptDocument, PlayedMediumDocument, StartAttemptDocument } from '@somo/graphql/media-player'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlayedAttempt, PlayedMedium } from '../learning/learningTypes.ts'
import { journalTable } from '../learning/journalTable.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { clearJournal } from '../../testing/clearJournal.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import {
  attemptFixture,
  contentFixture,
  courseUuid,
  enrolmentFixture,
  itemUuid,
  mediumFixture,
  outlineFixture,
} from './playerFixture.ts'

const address = `/media?medium=${courseUuid}&view=play`
const medium = (played: PlayedMedium | null = mediumFixture()) =>
  answer(PlayedMediumDocument, { learning: { ofMedium: played } })
const start = (attempt: PlayedAttempt = attemptFixture()) =>
  answer(StartAttemptDocument, { learning: { start: { attempt, userErrors: [] } } })
const written = (outcome: 'WRITTEN' | 'CONTINUED_ELSEWHERE' = 'WRITTEN', enrolment = enrolmentFixture()) =>
  answer(CommitAttemptDocument, { learning: { commit: { outcome, enrolment } } })
const answers = [medium(), start(), written()]

/** The list that leaving leads to. */
const noPages = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const list = [
  answer(MyLearningDocument, { learning: { mine: { items: [], pageInfo: noPages } } }),
  answer(CountMyLearningDocument, { learning: { count: 0 } }),
  answer(MyLearningTabsDocument, {
    learning: { mineCounts: { toDo: 0, inProgress: 0, finished: 0 } },
    tasks: { mineCounts: { toDo: 2, done: 1 } },
  }),
]

const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = (words: string | RegExp) => page.getByText(words)
const open = (options: Parameters<typeof renderRoute>[1] = {}, path = address) =>
  renderRoute(path, { as: 'learner', ...options, answers: [...list, ...(options.answers ?? answers)] })

beforeEach(async () => {
  window.open = () => null
  await clearJournal()
})

test('a course opens at the first part that is not complete, with its outline and the focus on its heading', async () => {
  const { calls } = await open()
  const heading = page.getByRole('heading', { level: 2, name: 'Tie-down lashing with straps' })
  await expect.element(heading).toHaveFocus()
  await expect.element(text('1 of 3 parts, about 20 min left')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Tie-down lashing with straps' })).toHaveAttribute('aria-current')
  await expect.poll(() => calls(StartAttemptDocument)).toMatchObject([{ item: itemUuid(2) }])
})

test('a locked part names its condition as a link to the part it waits for', async () => {
  await open({}, `${address}&item=${itemUuid(3)}`)
  await page.getByRole('link', { name: 'Opens after part 2 with at least 80 %' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Tie-down lashing with straps' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Final test' })).not.toBeInTheDocument()
})

test('an opened link completes its part: it is saved, the outline follows, and the step on leads to the next part', async () => {
  const { answer: reply, calls } = await open()
  await expect.element(button('Open in a new tab')).toBeVisible()
  const [first, second, third, last] = outlineFixture
  if (!first || !second || !third || !last) throw new Error('The fixture has four parts.')
  const done = enrolmentFixture({ completedParts: 2 })
  reply(
    written('WRITTEN', done),
    medium({
      enrolment: done,
      outline: [first, { ...second, state: 'COMPLETED' }, third, { ...last, lockedBy: null }],
    }),
  )
  await button('Open in a new tab').click()
  await expect.element(text(/Saved \d\d:\d\d/)).toBeVisible()
  expect(calls(CommitAttemptDocument)[0]?.input).toMatchObject({ sequence: 5, completion: 'COMPLETE' })
  await expect.element(text('2 of 3 parts, about 10 min left')).toBeVisible()
  await button('Continue with part 3').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Reading a load plan' })).toHaveFocus()
})

test('without a network the work stays on the device, and a reload sends it', async () => {
  const first = await open({ answers: [medium(), start(), answer(CommitAttemptDocument, noNetwork)] })
  await button('Open in a new tab').click()
  await expect.element(text('Offline, kept on this device')).toBeVisible()
  await expect.element(text(/No connection\. You can go on/)).toBeVisible()
  const [kept] = await journalTable.all()
  expect(kept).toMatchObject({ subject: '0193-amani', sending: { completion: 'COMPLETE' } })
  first.answer(written())
  // Opened again, as after a reload: another player, which first sends what the earlier one left.
  await button('Save and leave').click()
  await expect.poll(() => journalTable.all()).toEqual([])
  expect(first.calls(CommitAttemptDocument)[1]?.input).toMatchObject({ sequence: 5, completion: 'COMPLETE' })
})

test('what an earlier page left on the device is sent before the part is opened', async () => {
  await journalTable.put({
    device: 'earlier',
    subject: '0193-amani',
    attempt: 'attempt',
    sequence: 7,
    sending: { location: '12' },
    waiting: null,
  })
  const { calls } = await open()
  await expect.poll(() => calls(StartAttemptDocument)).toHaveLength(1)
  expect(calls(CommitAttemptDocument)[0]?.input).toMatchObject({ device: 'earlier', sequence: 7, location: '12' })
  await expect.poll(() => journalTable.all()).toEqual([])
})

test('leaving waits for the acknowledgement; without one it says so and offers to leave anyway', async () => {
  const { router } = await open({ answers: [medium(), start(), answer(CommitAttemptDocument, noNetwork)] })
  await expect.element(button('Open in a new tab')).toBeVisible()
  await button('Save and leave').click()
  await expect.element(text(/Your progress couldn’t be sent/)).toBeVisible()
  expect(router.state.location.search).toContain('view=play')
  await button('Leave anyway').click()
  await expect.poll(() => router.state.location.search).toBe('')
})

test('a player that was taken over says so, and takes over again', async () => {
  const { answer: reply, calls } = await open({ answers: [medium(), start(), written('CONTINUED_ELSEWHERE')] })
  await button('Open in a new tab').click()
  await expect.element(text(/You’ve continued in another tab/)).toBeVisible()
  reply(written())
  await button('Continue here').click()
  await expect.poll(() => calls(StartAttemptDocument)).toHaveLength(2)
  const [first, second] = calls(StartAttemptDocument)
  expect(second?.device).not.toBe(first?.device)
  await expect.element(text(/You’ve continued in another tab/)).not.toBeInTheDocument()
})

test('completing the last part is told once', async () => {
  const { answer: reply } = await open()
  await expect.element(button('Open in a new tab')).toBeVisible()
  const done = enrolmentFixture({ completedParts: 3, completedAt: '2026-11-28T12:04:00Z', state: 'COMPLETED' })
  reply(written('WRITTEN', done), medium(mediumFixture({ enrolment: done })))
  await button('Open in a new tab').click()
  await expect.element(text(/You’ve completed Securing loads/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Rate it' }))
    .toHaveAttribute('href', `/my-ratings?open=${enrolmentFixture().medium.uuid}`)
  await button('Dismiss this notice').click()
  await expect.element(text(/You’ve completed Securing loads/)).not.toBeInTheDocument()
})

test('a page is complete when its end was seen, or when it was confirmed', async () => {
  const blocks = JSON.stringify([
    { id: 'a', kind: 'heading', level: 2, text: 'Lifting' },
    { id: 'b', kind: 'text', text: 'Keep your back straight.' },
  ])
  const content = contentFixture({ kind: 'PAGE', blocks, completionRule: 'CONFIRMED' })
  const { calls } = await open({ answers: [medium(), start(attemptFixture({ content })), written()] })
  await expect.element(text('Keep your back straight.')).toBeVisible()
  expect(calls(CommitAttemptDocument)).toEqual([])
  await button('I have read and understood this').click()
  await expect.element(text('You confirmed that you have read and understood this.')).toBeVisible()
  await expect.poll(() => calls(CommitAttemptDocument)).toMatchObject([{ input: { completion: 'COMPLETE' } }])
})

test('on a phone the outline is a sheet that Esc closes, and nothing is wider than the page', async () => {
  await open({ width: 360 })
  await expect.element(button('Outline')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Outline' }).query()).toBeNull()
  await button('Outline').click()
  await expect.element(page.getByRole('navigation', { name: 'Outline' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Outline')).toHaveAttribute('aria-expanded', 'false')
  expect(widerThanThePage()).toEqual([])
})

test('a medium that is not one’s own says what to do', async () => {
  await open({ answers: [medium(null)] })
  await expect.element(text(/You aren’t enrolled in this/)).toBeVisible()
  await button('Back to My media').click()
})
