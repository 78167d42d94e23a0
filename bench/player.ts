import { createUuid } from '@somo/server/database/uuid'
import { publishTestMedium } from '@somo/server/modules/learning/testing/testMedia'
import { addQuestion } from '@somo/server/modules/quiz/bank/questionStore'
import pg from 'pg'
import type { Page } from 'playwright'
import { quiet } from '../e2e/fixtures/quiet.ts'
import type { BenchDatabase } from './cluster.ts'
import { median, type Figure } from './figures.ts'
import { startVisit } from './visit.ts'
import { readSlowestInteraction, recordInteractions } from './vitals.ts'

const [questions, answered, openings] = [60, 20, 7]
const group = 'player'

/** A quiz of sixty questions and a page, both enrolled for a learner. */
async function fill(
  client: pg.PoolClient,
  username: string,
): Promise<{ readonly quiz: string; readonly page: string }> {
  const unit = (await client.query<{ uuid: string }>('select uuid from unit where is_general')).rows[0]?.uuid ?? ''
  const versions: string[] = []
  for (let number = 1; number <= questions; number += 1) {
    const options = ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      text: `Option ${id} of question ${number}`,
      weight: id === 'a' ? 100 : 0,
    }))
    const content = { type: 'SINGLE' as const, stem: `Question ${number} of the benchmark?`, options }
    const question = await addQuestion(client, username, unit, { content, title: null, points: 1, tags: [] })
    const { rows } = await client.query<{ uuid: string }>('select uuid from question_version where question = $1', [
      question,
    ])
    versions.push(rows[0]?.uuid ?? '')
  }
  const block = { id: 'one', kind: 'text', text: 'The first page of the benchmark.' }
  const [quiz, page] = [
    await publishTestMedium(client, {
      kind: 'QUIZ',
      title: 'Bench quiz',
      unit,
      passMark: 50,
      content: { sections: [{ questions: versions }], order: 'FIXED', shuffleOptions: false, timeLimitMinutes: 60 },
    }),
    await publishTestMedium(client, {
      kind: 'PAGE',
      title: 'Bench page',
      unit,
      content: { blocks: [block] },
      // Read to its end it would be finished with the first opening.
      completion: { rule: 'CONFIRMED' },
    }),
  ]
  for (const { medium } of [quiz, page])
    await client.query(
      `with e as (insert into enrolment (uuid, person, medium) select $1, uuid, $2 from person where username = $3 returning uuid)
        insert into enrolment_source (uuid, enrolment, kind) select $4, uuid, 'SELF' from e`,
      [createUuid(), medium, username, createUuid()],
    )
  return { quiz: quiz.medium, page: page.medium }
}

/** Answers questions by pointer and by key, and goes on. */
async function answer(page: Page): Promise<void> {
  for (let number = 1; number <= answered; number += 1) {
    const heading = page.getByRole('heading', { level: 2, name: `Question ${number} of the benchmark?` })
    await heading.waitFor()
    if (number % 2 === 0) await page.getByText(`Option b of question ${number}`).click({ delay: 80 })
    else await page.keyboard.press('a')
    await quiet(page)
    if (number % 2 === 0) await page.getByRole('button', { name: 'Next', exact: true }).click({ delay: 80 })
    else await page.keyboard.press('Enter')
  }
}

/** From the press on a link to the player until its content is painted, in ms. */
async function open(page: Page, { list, medium }: { readonly list: string; readonly medium: string }): Promise<number> {
  await page.goto(list)
  const link = page.locator(`a[href*="${medium}"][href*="view=play"]`).first()
  await link.waitFor()
  await quiet(page)
  await page.evaluate(() => {
    addEventListener('click', () => Reflect.set(globalThis, 'pressedAt', performance.now()), {
      capture: true,
      once: true,
    })
  })
  await link.click()
  await page.getByText('The first page of the benchmark.').waitFor()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(performance.now() - Number(Reflect.get(globalThis, 'pressedAt'))))
      }),
  )
}

/** A quiz of sixty questions at a quarter of the processor's speed, and opening the player from the list. */
export async function measurePlayer(database: BenchDatabase): Promise<Figure[]> {
  const visit = await startVisit(database, 'learner')
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  // The database is stopped right after the last connection is told to end.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    const { quiz, page: text } = await fill(client, 'learner')
    client.release()
    const { page, origin } = visit
    const session = await page.context().newCDPSession(page)
    await page.goto(`${origin}/media?medium=${quiz}&view=play`)
    await page.getByRole('button', { name: 'Start quiz' }).click()
    await page.getByRole('heading', { level: 2, name: 'Question 1 of the benchmark?' }).waitFor()
    await quiet(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await recordInteractions(page)
    await answer(page)
    const { slowest, count } = await readSlowestInteraction(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`${origin}/media`)
    // The list then begins with the page.
    await pool.query(`update enrolment set access = 'CLOSED' where medium <> $1`, [text])
    const times: number[] = []
    for (let opening = 0; opening <= openings; opening += 1) {
      const list = `${origin}/media${opening === 0 ? '' : '?tab=progress'}`
      const time = await open(page, { list, medium: text })
      // The first one loads the code of the player.
      if (opening > 0) times.push(time)
    }
    return [
      {
        group,
        name: 'INP at 4 × CPU, quiz of sixty questions',
        goal: 100,
        unit: 'ms',
        value: slowest.value,
        note: `${count} interactions; the slowest: ${slowest.what}`,
      },
      {
        group,
        name: 'press in the list to the first page, warm',
        goal: 1000,
        unit: 'ms',
        value: median(times),
        note: `median of ${openings}, slowest ${Math.max(...times).toFixed(0)} ms, server on this machine`,
      },
    ]
  } finally {
    await pool.end()
    await visit.close()
  }
}
