import {
  ClaimNextSubmissionDocument,
  ClaimSubmissionDocument,
  ReleaseSubmissionDocument,
  ReviewSubmissionDocument,
  SaveTaskFeedbackDocument,
  TaskQueueDocument,
  UnclaimSubmissionDocument,
} from '@somo/graphql/task-review'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskId } from '../../../domain/task/taskFixture.ts'
import { answer, noNetwork } from '../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../testing/overflow.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { queueFixture, reviewFixture } from '../taskManagementFixture.ts'
import type { ReviewedAnswer } from './useReview.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const { items, waiting, oldestAt, reviewed } = queueFixture()
const second = reviewFixture({ uuid: taskId(302), person: { uuid: taskId(202), name: 'Omar Abdi Hassan' } })
const queue = answer(TaskQueueDocument, {
  tasks: { queue: { items: [...items], pageInfo }, queueCounts: { waiting, oldestAt, reviewed } },
})
const next = (...given: (ReviewedAnswer | null)[]) => {
  let at = 0
  return answer(ClaimNextSubmissionDocument, () => ({
    task: { claimNext: { review: given[Math.min(at++, given.length - 1)] ?? null, userErrors: [] } },
  }))
}
const feedback = answer(SaveTaskFeedbackDocument, {
  task: { saveFeedback: { savedAt: '2026-11-24T09:04:31Z', userErrors: [] } },
})
const decided = answer(ReviewSubmissionDocument, ({ input }) => ({
  task: { review: { review: reviewFixture({ state: input.decision, isMine: false }), userErrors: [] } },
}))
const unclaimed = answer(UnclaimSubmissionDocument, { task: { unclaim: { changed: 1, userErrors: [] } } })
const path = `/task-management?review=${taskId(1)}`
const name = (text: string) => page.getByRole('heading', { level: 2, name: text })

test('the longest waiting answer opens; feedback is kept, and passing opens the next one', async () => {
  const { calls } = await renderRoute(path, {
    as: 'manager',
    answers: [queue, next(reviewFixture(), second), feedback, decided],
  })
  await expect.element(name('Zawadi Kamau')).toBeVisible()
  await expect.element(page.getByText(/Asked for: Add a second sampling point\./)).toBeVisible()
  await page.getByRole('textbox', { name: 'Comment for Zawadi Kamau' }).fill('Well done.')
  await expect.element(page.getByText(/^Feedback saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Pass, and next' }).click()
  await expect.element(name('Omar Abdi Hassan')).toBeVisible()
  expect(calls(ReviewSubmissionDocument)).toMatchObject([
    { input: { submission: taskId(301), version: 2, decision: 'PASSED', comment: 'Well done.' } },
  ])
})

test('keys move, and returning asks for a comment first', async () => {
  const { calls } = await renderRoute(path, {
    as: 'manager',
    answers: [
      queue,
      next(reviewFixture(), null),
      feedback,
      decided,
      answer(ClaimSubmissionDocument, { task: { claim: { review: second, userErrors: [] } } }),
    ],
  })
  await expect.element(name('Zawadi Kamau')).toBeVisible()
  await userEvent.keyboard('r')
  await expect.element(page.getByText(/Write what to change first\./)).toBeVisible()
  await userEvent.keyboard('Add units.')
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
  await expect.poll(() => calls(ReviewSubmissionDocument)).toMatchObject([{ input: { decision: 'RETURNED' } }])
  await expect.element(page.getByText(/Nothing to review/)).toBeVisible()
})

test('moving on keeps what was just typed, and gives an answer back that was only looked at', async () => {
  const { calls } = await renderRoute(path, {
    as: 'manager',
    answers: [
      queue,
      next(reviewFixture()),
      feedback,
      answer(ClaimSubmissionDocument, { task: { claim: { review: second, userErrors: [] } } }),
      unclaimed,
    ],
  })
  await page.getByRole('textbox', { name: 'Comment for Zawadi Kamau' }).fill('Half a')
  await page.getByRole('link', { name: 'Omar Abdi Hassan' }).click()
  await expect.element(name('Omar Abdi Hassan')).toBeVisible()
  await expect
    .poll(() => calls(SaveTaskFeedbackDocument))
    .toMatchObject([{ submission: taskId(301), comment: 'Half a' }])
  expect(calls(UnclaimSubmissionDocument)).toEqual([{ submission: taskId(301) }])
})

test('feedback that could not be saved is said', async () => {
  await renderRoute(path, {
    as: 'manager',
    answers: [queue, next(reviewFixture()), answer(SaveTaskFeedbackDocument, noNetwork)],
  })
  await page.getByRole('textbox', { name: 'Comment for Zawadi Kamau' }).fill('Well done.')
  await expect.element(page.getByText(/The feedback is not saved\./)).toBeVisible()
})

test('a key and a button in a row decide once', async () => {
  const { calls } = await renderRoute(path, { as: 'manager', answers: [queue, next(reviewFixture(), second), decided] })
  await expect.element(name('Zawadi Kamau')).toBeVisible()
  const fail = page.getByRole('button', { name: 'Not passed' }).element() as HTMLElement
  dispatchEvent(new KeyboardEvent('keydown', { key: 'p' }))
  fail.click()
  await expect.element(name('Omar Abdi Hassan')).toBeVisible()
  expect(calls(ReviewSubmissionDocument)).toHaveLength(1)
})

test('j opens the next answer; one that somebody else reviews is shown, not decided', async () => {
  const taken = { ...second, isMine: false, claimedBy: 'Lydia Chepkoech' }
  await renderRoute(path, {
    as: 'manager',
    answers: [
      queue,
      next(reviewFixture()),
      unclaimed,
      answer(ClaimSubmissionDocument, {
        task: { claim: { review: taken, userErrors: [{ code: 'LOCKED', path: ['submission'] }] } },
      }),
    ],
  })
  await expect.element(name('Zawadi Kamau')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(name('Omar Abdi Hassan')).toBeVisible()
  await expect.element(page.getByText(/Lydia Chepkoech is reviewing this/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pass, and next' })).not.toBeInTheDocument()
})

test('leaving gives an answer back: by another address, and when the page closes', async () => {
  const { calls, router } = await renderRoute(path, {
    as: 'manager',
    answers: [queue, next(reviewFixture()), unclaimed],
  })
  await expect.element(name('Zawadi Kamau')).toBeVisible()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => calls(UnclaimSubmissionDocument)).toEqual([{ submission: taskId(301) }])
  await router.navigate('/help')
  await expect.poll(() => calls(UnclaimSubmissionDocument).length).toBe(2)
})

test('who manages the task takes an answer over from another reviewer', async () => {
  const taken = { ...second, isMine: false, canRelease: true, claimedBy: 'Lydia Chepkoech' }
  let isFree = false
  const { calls } = await renderRoute(`${path}&answer=${second.uuid}`, {
    as: 'manager',
    answers: [
      queue,
      answer(ClaimSubmissionDocument, () => ({
        task: { claim: { review: isFree ? second : taken, userErrors: [] } },
      })),
      answer(ReleaseSubmissionDocument, () => {
        isFree = true
        return { task: { releaseSubmission: { changed: 1, userErrors: [] } } }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByRole('button', { name: 'Pass, and next' })).toBeVisible()
  expect(calls(ReleaseSubmissionDocument)).toEqual([{ submission: second.uuid }])
})

test('points decide, and a phone shows all of it', async () => {
  const { calls } = await renderRoute(path, {
    as: 'manager',
    width: 360,
    answers: [
      queue,
      next(reviewFixture({ grading: 'POINTS', maxPoints: 24, passPoints: 14 }), null),
      decided,
      feedback,
    ],
  })
  await page.getByRole('button', { name: 'Grade, and next' }).click()
  await expect.element(page.getByText(/Enter points from 0 to 24\./)).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Points' }).fill('18')
  await page.getByRole('button', { name: 'Grade, and next' }).click()
  await expect.poll(() => calls(ReviewSubmissionDocument)).toMatchObject([{ input: { points: 18 } }])
  expect(widerThanThePage()).toEqual([])
})
