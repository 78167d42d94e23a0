import { publishQuiz } from '../../fixtures/learning/publishQuiz.ts'
import { lateParts } from '../../fixtures/shell.ts'
import { ask, makeUnit } from '../../fixtures/units.ts'
import { expect, test } from '../../fixtures/userSessions.ts'

const options = (right: string, wrong: string) => [
  { id: 'right', text: right, weight: 100, feedback: 'Well done.' },
  { id: 'wrong', text: wrong, weight: 0, feedback: 'Read the chapter again.' },
]
const questions = [
  { type: 'SINGLE', stem: 'What puts out burning fat?', options: options('A fire blanket', 'Water') },
  { type: 'TRUE_FALSE', stem: 'In a fire the lift is safe.', isTrue: false },
  { type: 'SHORT_TEXT', stem: 'Which number do you call?', accepts: [{ text: '112', weight: 100 }] },
  {
    type: 'ORDERING',
    stem: 'What comes first?',
    items: [
      { id: 'a', text: 'Stop work' },
      { id: 'b', text: 'Leave' },
    ],
  },
  { type: 'SINGLE', stem: 'Where do you meet?', options: options('At the assembly point', 'At the car park') },
]

test('a test is taken by keyboard, through a lost network, up to its result', async ({ sitDown }) => {
  const office = await sitDown({ username: 'quiz-office', roles: ['ADMIN'] })
  const unit = await makeUnit(office, { name: 'Test centre', key: 'quiz-centre' })
  const settings = { timeLimitMinutes: 30, shuffleOptions: false }
  const medium = await publishQuiz(office, unit, 'Fire safety test', questions, settings)

  const page = await sitDown({ username: 'quiz-learner', roles: ['LEARNER'] })
  await ask(
    page,
    'mutation($medium: ID!) { learning { enrol(medium: $medium, locale: "en") { userErrors { code } } } }',
    {
      medium,
    },
  )
  const question = (stem: string) => page.getByRole('heading', { level: 2, name: stem })
  const late = lateParts(page)
  await page.goto(`/media?medium=${medium}&view=play`)
  const start = page.getByRole('button', { name: 'Start quiz' })
  await expect(start).toBeVisible()
  await (await late).finished()
  await start.focus()
  await page.keyboard.press('Enter')

  await expect(question('What puts out burning fat?')).toBeFocused()
  await expect(page.getByText('30 min left', { exact: true })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question('In a fire the lift is safe.')).toBeFocused()
  await page.keyboard.press('b')

  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(question('Which number do you call?')).toBeFocused()
  await page.keyboard.press('m')
  await page.keyboard.press('Tab')
  await page.keyboard.type('112')
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(question('What comes first?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question('Where do you meet?')).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: '1 question is not answered' })).toBeFocused()
  await page.getByRole('button', { name: 'Submit with open questions' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Submitted on this device' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Passed, 4 of 5 correct' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('You’ve completed Fire safety test.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 answer to look at again' })).toBeVisible()
  await expect(page.getByText('What comes first?')).toBeVisible()
})
