import { ConsoleQueuesDocument } from '@somo/graphql/console-admin'
import { SetupListDocument } from '@somo/graphql/dashboard-setup'
import { SystemHealthDocument } from '@somo/graphql/system-health'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { answered } from './consoleFixture.ts'

const tabs = page.getByRole('navigation', { name: 'Parts of the console' })
const current = tabs.getByRole('link', { name: 'Session and browser' })
const health = answer(SystemHealthDocument, { system: { health: answered } })
const queues = answer(ConsoleQueuesDocument, {
  console: {
    jobQueue: { queued: 2, running: 1, failed: 0 },
    mailQueue: { queued: 0, running: 0, failed: 3 },
    signIns: [{ at: '2026-11-24T07:00:00.000Z', name: 'Amani Juma', browser: 'Firefox', system: 'Linux' }],
    slowStatements: null,
  },
})
const setUp = answer(SetupListDocument, { dashboard: { setup: null } })
const answers = [health, queues, setUp]

test.for(['learner', 'manager'] as const)(
  'a %s is never asked for, nor shown, what is an administrator’s',
  async (as) => {
    const { calls } = await renderRoute('/super-console?tab=health', { as, answers })
    await expect.element(current).toHaveAttribute('aria-current', 'page')
    for (const name of ['Installation', 'Operations', 'View as'])
      expect(tabs.getByRole('link', { name }).elements()).toEqual([])
    for (const name of ['Connection', 'Events', 'Pages']) {
      await tabs.getByRole('link', { name }).click()
      await expect.element(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    expect([...calls(SystemHealthDocument), ...calls(ConsoleQueuesDocument)]).toEqual([])
  },
)

test('an administrator sees how the installation is doing, and asks again', async () => {
  const { calls } = await renderRoute('/super-console?tab=health', { answers })
  const parts = page.getByRole('list', { name: 'Parts of the installation' })
  await expect.element(parts).toMatchTextContent(/Database.*Answers.*Email.*Not set up/)
  await expect.element(page.getByText(/^As of \d\d:\d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => calls(SystemHealthDocument).length).toBe(2)
})

test('health that cannot be read says so, the rest stands, and the next try brings it', async () => {
  const { answer: reply } = await renderRoute('/super-console?tab=health', {
    answers: [queues, setUp, answer(SystemHealthDocument, refused('UNAVAILABLE'))],
  })
  await expect.element(page.getByText(/The service is briefly unavailable/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Set-up checklist' })).toBeVisible()
  reply(health)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('list', { name: 'Parts of the installation' })).toBeVisible()
})

test('queues that cannot be read say so, and the next try brings them with the way to the whole list', async () => {
  const { answer: reply, calls } = await renderRoute('/super-console?tab=queues', {
    answers: [health, setUp, answer(ConsoleQueuesDocument, refused('UNAVAILABLE'))],
  })
  await expect.element(page.getByText(/The service is briefly unavailable/)).toBeVisible()
  reply(queues)
  await page.getByRole('button', { name: 'Try again' }).click()
  const queue = page.getByRole('region', { name: 'Queue' })
  await expect
    .element(queue)
    .toMatchTextContent(/Jobs.*2 queued, 1 running, 0 failed.*Email.*0 queued, 0 running, 3 failed/)
  await expect
    .element(page.getByRole('region', { name: 'Latest sign-ins' }))
    .toMatchTextContent(/Amani Juma.*Firefox on Linux/)
  await expect
    .element(page.getByRole('link', { name: 'View all: Jobs' }))
    .toHaveAttribute('href', expect.stringContaining('/system?tab=jobs'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => calls(ConsoleQueuesDocument).length).toBe(3)
})

test('the keyboard walks the parts, and the focus stays on the link', async () => {
  await renderRoute('/super-console', { answers })
  await expect.element(current).toBeVisible()
  current.element().focus()
  await userEvent.tab()
  await expect.element(tabs.getByRole('link', { name: 'Connection' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Connection test' })).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: 'Connection' })).toHaveFocus()
})

test('clearing local data asks first', async () => {
  await renderRoute('/super-console', { answers })
  await page.getByRole('button', { name: 'Clear local data' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear the data on this device?' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
})

test.for(['you', 'connection', 'events', 'screens', 'health', 'queues'])(
  'at 360 and 320 px %s does not scroll sideways',
  async (tab) => {
    await renderRoute(`/super-console?tab=${tab}`, { answers, width: 360 })
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(widerThanThePage()).toEqual([])
    await page.viewport(320, 800)
    expect(widerThanThePage()).toEqual([])
  },
)
