import { CountMyLearningDocument, MyLearningDocument, MyLearningTabsDocument } from '@somo/graphql/media'
import { CommitAttemptDocument, PlayedMediumDocument, StartAttemptDocument } from '@somo/graphql/media-player'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlayedAttempt } from '../../../learning/learningTypes.ts'
import { answer } from '../../../../testing/apiFixture.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { attemptFixture, contentFixture, courseUuid, enrolmentFixture } from '../../playerFixture.ts'

const enrolment = enrolmentFixture({
  medium: { ...enrolmentFixture().medium, kind: 'AUDIO', title: 'Radio safety' },
  completedParts: null,
  parts: null,
})
const captions =
  'WEBVTT\n\n00:00.000 --> 00:01.500\nCheck the channel.\n\n00:01.500 --> 00:03.000\n<v Asha>Speak slowly.\n'

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

/** Silence of three seconds. */
function silence(): string {
  const [rate, seconds] = [8000, 3]
  const size = rate * seconds
  const view = new DataView(new ArrayBuffer(44 + size))
  const write = (at: number, text: string) => new Uint8Array(view.buffer, at).set(new TextEncoder().encode(text))
  write(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, size, true)
  new Uint8Array(view.buffer, 44).fill(128)
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }))
}

const file = (purpose: string, address: string) => ({
  uuid: purpose,
  purpose,
  locale: 'en',
  name: purpose,
  mediaType: 'audio/wav',
  address,
})

async function open(parts: Partial<PlayedAttempt> = {}) {
  const content = contentFixture({
    kind: 'AUDIO',
    url: null,
    seconds: 3,
    completionRule: 'WATCHED',
    files: [file('MAIN', silence()), file('CAPTIONS', URL.createObjectURL(new Blob([captions], { type: 'text/vtt' })))],
  })
  const attempt = attemptFixture({ content, ...parts })
  return renderRoute(`/media?medium=${courseUuid}&view=play`, {
    as: 'learner',
    answers: [
      ...list,
      answer(PlayedMediumDocument, { learning: { ofMedium: { enrolment, outline: [] } } }),
      answer(StartAttemptDocument, { learning: { start: { attempt, userErrors: [] } } }),
      answer(CommitAttemptDocument, { learning: { commit: { outcome: 'WRITTEN', enrolment } } }),
    ],
  })
}

const button = (name: string) => page.getByRole('button', { name })
const slider = page.getByRole('slider', { name: 'Position' })

test('what was played is saved with its seconds and place, and the line that is said is marked', async () => {
  const { calls } = await open()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:03')
  await button('Play').click()
  await expect.element(page.getByRole('button', { name: /Speak slowly/ })).toHaveAttribute('aria-current', 'true')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:03')
  await expect.poll(() => calls(CommitAttemptDocument).flatMap(({ input }) => input.watched ?? [])).toEqual([[0, 3]])
  expect(Number(calls(CommitAttemptDocument).at(-1)?.input.location)).toBeCloseTo(3, 0)
})

test('a recording goes on where it was left, and keys and the transcript move it', async () => {
  await open({ location: '1.6' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:01 of 0:03')
  await page.getByRole('button', { name: /Check the channel/ }).click()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:03')
  await slider.click({ position: { x: 1, y: 10 } })
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:01 of 0:03')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:02 of 0:03')
  await userEvent.keyboard('j')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:03')
  await userEvent.keyboard('m')
  await expect.element(button('Unmute')).toBeVisible()
})

test('each of several quick arrow keys moves it by a second', async () => {
  await open()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:03')
  await slider.click({ position: { x: 1, y: 10 } })
  const press = (): void => {
    const input = slider.element() as HTMLInputElement
    input.stepUp()
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // In one task, before the recording reports the first place.
  press()
  press()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:02 of 0:03')
})

test('leaving while it is played saves the very place', async () => {
  const { calls, router } = await open()
  await button('Play').click()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:01 of 0:03')
  await button('Save and leave').click()
  await expect.poll(() => router.state.location.search).toBe('')
  const { location, isLeaving } = calls(CommitAttemptDocument).at(-1)?.input ?? {}
  expect(isLeaving).toBe(true)
  expect(Number(location)).toBeGreaterThanOrEqual(1)
})
