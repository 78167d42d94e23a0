import { AskAssistantDocument, AssistantDocument, DeleteAssistantHistoryDocument } from '@somo/graphql/assistant'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { answerFixture, dueAnswer, overdueAnswer, stateFixture } from './answerFixture.ts'
import type { AssistantAnswer, AssistantState } from './assistantTypes.ts'

const savedState = (state: AssistantState = stateFixture()) =>
  answer(AssistantDocument, { assistant: { assistant: state } })
const answered = (found: AssistantAnswer) =>
  answer(AskAssistantDocument, { assistant: { ask: { answer: found, userErrors: [] } } })
const refused = (code: 'TOO_MANY' | 'LOCKED') =>
  answer(AskAssistantDocument, { assistant: { ask: { answer: null, userErrors: [{ code, path: [] }] } } })

const question = page.getByRole('textbox', { name: 'Your question' })
const heading = (name: string) => page.getByRole('heading', { level: 2, name })

test('a question is sent with Enter, and the answer has rows, a way on and its source', async () => {
  const { calls } = await renderRoute('/assistant', { as: 'learner', answers: [savedState(), answered(dueAnswer)] })
  await question.fill('What is due this week?')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('What is due this week?')).toBeVisible()
  await expect.element(page.getByText(/You have 2 things to do. 1 is overdue/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/media?medium=m1&view=play')
  await expect
    .element(page.getByRole('list', { name: 'Sources' }).getByRole('link', { name: 'My media' }))
    .toHaveAttribute('href', '/media')
  expect(calls(AskAssistantDocument)).toEqual([{ question: 'What is due this week?', locale: 'en' }])
  await expect.element(question).toHaveValue('')
})

test('Shift and Enter start a new line, and nothing is sent', async () => {
  const { calls } = await renderRoute('/assistant', { as: 'learner', answers: [savedState()] })
  await question.fill('What')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}is due?')
  await expect.element(question).toHaveValue('What\nis due?')
  expect(calls(AskAssistantDocument)).toEqual([])
})

test('managers have questions of their own, and the source is the list with the same filter', async () => {
  await renderRoute('/assistant', { as: 'manager', answers: [savedState(), answered(overdueAnswer)] })
  await page.getByRole('button', { name: 'Who is overdue?' }).click()
  await expect.element(page.getByText(/7 items are overdue in Lager Nord/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See all 7 in User statistics, Lager Nord' }))
    .toHaveAttribute('href', '/user-statistics?state=OVERDUE,IN_GRACE&unit=u')
})

test('a question about another person leads to that person, or says whom to ask', async () => {
  const found = answerFixture({ intent: 'PERSON', total: 1, subject: 'Ingo Schäfer' })
  const { answer: reply } = await renderRoute('/assistant', { as: 'manager', answers: [savedState(), answered(found)] })
  await question.fill('Has Ingo Schäfer completed fire safety?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/You’ll find Ingo Schäfer’s learning in the user statistics/)).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Sources' }).getByRole('link', { name: 'User statistics' }))
    .toHaveAttribute('href', '/user-statistics?q=Ingo%20Sch%C3%A4fer')
  reply(answered(answerFixture({ intent: 'PERSON' })))
  await question.fill('Has Zoe completed it?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/I only answer about your own learning/)).toBeVisible()
})

test('what nobody knows is said, with the nearest help that the person may open', async () => {
  const unknown = answerFixture({ screens: ['/system', '/my-profile'] })
  await renderRoute('/assistant', { as: 'learner', answers: [savedState(), answered(unknown)] })
  await question.fill('Holiday?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.element(page.getByText(/I don’t know/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Help for “My profile”' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Settings/ })).not.toBeInTheDocument()
})

test('an earlier question is asked again, and the history is deleted after a question', async () => {
  const { calls } = await renderRoute('/assistant', {
    as: 'learner',
    answers: [
      savedState(),
      answered(dueAnswer),
      answer(DeleteAssistantHistoryDocument, { assistant: { deleteHistory: stateFixture({ history: [] }) } }),
    ],
  })
  await page.getByRole('button', { name: 'Which badges have I earned?' }).click()
  await expect
    .poll(() => calls(AskAssistantDocument))
    .toEqual([{ question: 'Which badges have I earned?', locale: 'en' }])
  await page.getByRole('button', { name: 'Delete history' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete history' }).click()
  await expect.poll(() => calls(DeleteAssistantHistoryDocument).length).toBe(1)
})

test('after the last question of the day the field makes way for the reason', async () => {
  await renderRoute('/assistant', { as: 'learner', answers: [savedState(stateFixture({ asked: 50 }))] })
  await expect.element(page.getByText(/You’ve asked 50 questions today/)).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('a refused and a lost question say why, on a phone too', async () => {
  const { answer: reply } = await renderRoute('/assistant', {
    as: 'learner',
    width: 360,
    answers: [savedState(), refused('TOO_MANY')],
  })
  await question.fill('One more')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/You can ask again tomorrow/)).toBeVisible()
  reply(answer(AskAssistantDocument, noNetwork))
  await question.fill('And another')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/couldn’t be answered/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask again' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('where it is switched off there is nothing to ask', async () => {
  await renderRoute('/assistant', { as: 'learner', answers: [savedState(stateFixture({ isOn: false }))] })
  await expect.element(page.getByText('The assistant is switched off')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})
