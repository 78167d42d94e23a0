import { setTimeout as pass } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { publishQuiz } from '../fixtures/learning/publishQuiz.ts'
import { testWithOwnServer } from '../fixtures/ownServer.ts'
import { createQuizTaker, letterQuestions, type QuizTaker } from '../fixtures/learning/quizTaker.ts'
import { createSeededRandom, type SeededRandom } from '../fixtures/seededRandom.ts'
import { signIn } from '../fixtures/signIn.ts'
import { expect } from '../fixtures/test.ts'
import { makeUnit } from '../fixtures/units.ts'

/** The server's tables are read, so it is a server of this file. */
const test = testWithOwnServer()

test.use({ maxDocuments: 500 })
test.describe.configure({ mode: 'default' })

const seed = Number(process.env['SOMO_CUTS_SEED'] ?? 20_261_129)
const [questions, attempts, momentsOfAttempt] = [60, 5, 20]
const letters = ['a', 'b', 'c', 'd'] as const

let quiz: string | null = null

/** The quiz of this file, made once. */
async function publishOnce(page: Page): Promise<string> {
  if (quiz !== null) return quiz
  await signIn(page, 'admin')
  const unit = await makeUnit(page, { name: 'Cuts', key: 'cuts' })
  const settings = { timeLimitMinutes: 60, shuffleOptions: false }
  quiz = await publishQuiz(page, unit, 'Sixty questions', letterQuestions(questions), settings)
  return quiz
}

/** Calls of the page end without an answer, while its browser believes itself online. */
const swallow = async (page: Page, { isHeard }: { readonly isHeard: boolean }): Promise<void> => {
  await page.context().route('**/graphql', async (route) => {
    // The server may hear a call whose answer is lost.
    if (isHeard) await route.fetch().catch(() => undefined)
    await route.abort().catch(() => undefined)
  })
}

interface Moment {
  readonly taker: QuizTaker
  readonly random: SeededRandom
  /** The questions that are answered while it lasts. */
  readonly positions: readonly number[]
  readonly hasHandIn: boolean
}

/** Answers the questions of a moment, and hands in where it is the last one. */
async function work({ taker, random, positions, hasHandIn }: Moment): Promise<void> {
  for (const position of positions) await taker.answer(position, random.pick(letters))
  if (hasHandIn) await taker.submit(questions)
}

/** What happens to the connection. Each ends with the connection there again. */
const cuts = {
  'before the answers': async (moment: Moment) => {
    await moment.taker.context.setOffline(true)
    await work(moment)
    await moment.taker.context.setOffline(false)
  },
  'right after the answers': async (moment: Moment) => {
    const { taker, random } = moment
    await work(moment)
    await pass(random.between(0, 600))
    await taker.context.setOffline(true)
    await pass(random.between(0, 400))
    await taker.context.setOffline(false)
  },
  'calls are not answered': async (moment: Moment) => {
    const { taker } = moment
    await swallow(taker.page, { isHeard: false })
    await work(moment)
    await pass(moment.random.between(0, 2500))
    await taker.context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  'answers of the server are lost': async (moment: Moment) => {
    const { taker } = moment
    await swallow(taker.page, { isHeard: true })
    await work(moment)
    await pass(moment.random.between(0, 1500))
    await taker.context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  'a reload without a network': async (moment: Moment) => {
    const { taker } = moment
    await taker.context.setOffline(true)
    await work(moment)
    await taker.page.reload().catch(() => undefined)
    await taker.context.setOffline(false)
    await taker.open()
  },
  'a reload at once': async (moment: Moment) => {
    const { taker, random } = moment
    await work(moment)
    await pass(random.between(0, 300))
    await taker.page.reload()
  },
  'the tab is closed without a network': async (moment: Moment) => {
    const { taker } = moment
    await taker.context.setOffline(true)
    await work(moment)
    await taker.replacePage()
    await taker.context.setOffline(false)
    await taker.open()
  },
  'another device goes on': async (moment: Moment) => {
    const { taker, random } = moment
    await taker.context.setOffline(true)
    await work(moment)
    const { before } = await taker.changeDevice()
    await taker.open()
    // The first one comes back while the second one is open; sometimes that has answered already.
    const first = moment.positions[0]
    if (first !== undefined && !moment.hasHandIn && random.between(0, 1) === 1) await taker.answer(first, 'd')
    else await expect(taker.page.getByRole('heading', { level: 2, name: /^Item/ })).toBeVisible()
    await before.setOffline(false)
    await taker.expectAllStored()
    if (moment.hasHandIn) await taker.expectHandedIn()
    await before.close()
  },
} as const satisfies Record<string, (moment: Moment) => Promise<void>>

const kinds = Object.keys(cuts) as (keyof typeof cuts)[]

for (let number = 1; number <= attempts; number += 1)
  test(`every answer arrives within five seconds, attempt ${number} of ${attempts}`, async ({
    page,
    browser,
    controls,
    own,
  }) => {
    test.setTimeout(300_000)
    const random = createSeededRandom(seed + number)
    const medium = await publishOnce(page)
    const username = `cuts-${number}`
    await controls.putAccount({ username, roles: ['LEARNER'] })
    const taker = await createQuizTaker(browser, { server: own, medium, username })
    await taker.begin()
    const span = questions / momentsOfAttempt
    let slowest = 0
    for (let moment = 0; moment < momentsOfAttempt; moment += 1) {
      const from = moment * span + 1
      const hasHandIn = moment === momentsOfAttempt - 1
      // Some are answered with a connection; the last click of an attempt is always in its last moment.
      const online = random.between(0, span - 1)
      for (let position = from; position < from + online; position += 1)
        await taker.answer(position, random.pick(letters))
      const positions = Array.from({ length: span - online }, (_, place) => from + online + place)
      const kind = kinds[(moment + number) % kinds.length] ?? 'before the answers'
      const name = `moment ${moment + 1}: ${kind}, from question ${positions[0]}`
      await test.step(name, async () => {
        await cuts[kind]({ taker, random, positions, hasHandIn })
        slowest = Math.max(slowest, await taker.expectAllStored())
        if (hasHandIn) expect(await taker.expectHandedIn()).toEqual({ isTimedOut: false })
        else await taker.ready()
      })
    }
    expect((await taker.stored()).size).toBe(questions)
    console.log(`Attempt ${number}: ${momentsOfAttempt} moments, the slowest arrived after ${Math.round(slowest)} ms.`)
    await taker.context.close()
  })

test('a hand-in made without a network before the end counts, and arrives after it', async ({
  page,
  browser,
  controls,
  own,
}) => {
  const medium = await publishOnce(page)
  await controls.putAccount({ username: 'cuts-end', roles: ['LEARNER'] })
  const taker = await createQuizTaker(browser, { server: own, medium, username: 'cuts-end' })
  await taker.begin()
  await taker.endIn(40)
  // The end is read again when the player is opened.
  await taker.open()
  await taker.ready()
  await expect(taker.page.getByText(/ s left$/).first()).toBeVisible()
  await taker.context.setOffline(true)
  await taker.answer(1, 'a')
  await taker.answer(2, 'b')
  await taker.page.getByRole('button', { name: 'Review and submit' }).first().click()
  await taker.page.getByRole('button', { name: /^Submit/ }).click()
  await expect(taker.page.getByRole('heading', { name: 'Submitted on this device' })).toBeVisible()
  expect((await own.database.pool.query(hasEnded, ['cuts-end'])).rowCount, 'submitted before the end').toBe(0)
  await expect
    .poll(async () => (await own.database.pool.query(hasEnded, ['cuts-end'])).rowCount, { timeout: 60_000 })
    .toBe(1)
  await taker.context.setOffline(false)
  await taker.expectAllStored()
  expect(await taker.expectHandedIn()).toEqual({ isTimedOut: false })
  await taker.context.close()
})

const hasEnded = `select from attempt a join enrolment e on e.uuid = a.enrolment join person p on p.uuid = e.person
  where p.username = $1 and a.ends_at < now() - interval '3 seconds'`
