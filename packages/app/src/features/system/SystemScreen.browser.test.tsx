import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { CountAuditDocument, SystemAuditActionsDocument, SystemAuditDocument } from '@somo/graphql/system-audit'
import { CountJobsDocument, SystemJobsDocument, SystemSchedulesDocument } from '@somo/graphql/system-jobs'
import { SetSettingDocument, SystemSettingsDocument } from '@somo/graphql/system-settings'
import { SaveSynonymsDocument, SystemSynonymsDocument } from '@somo/graphql/system-synonyms'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { synonymsFixture } from './synonyms/synonymsFixture.ts'
import { settingsFixture } from './systemFixture.ts'
import type { Setting } from './settings/useSettings.ts'

const answers = [answer(SystemSettingsDocument, { system: { settings: [...settingsFixture] } })]
const brake = page.getByRole('spinbutton', { name: /Import brake/ })
const brakeSetting = (parts: Partial<Setting>): Setting | null => {
  const setting = settingsFixture.find(({ id }) => id === 'GENERAL.IMPORT_BRAKE')
  return setting === undefined ? null : { ...setting, ...parts }
}

test('a number outside its range is told at its field and not sent; a good one is saved', async () => {
  const { calls } = await renderRoute('/system', {
    answers: [
      ...answers,
      answer(SetSettingDocument, {
        system: { setSetting: { setting: brakeSetting({ value: '35', revision: 4 }), userErrors: [] } },
      }),
    ],
  })
  await brake.fill('400')
  await userEvent.keyboard('{Enter}')
  await expect.element(brake).toHaveAccessibleDescription(/Enter a whole number from 1 to 100/)
  await expect.element(brake).toHaveValue('400')
  expect(calls(SetSettingDocument)).toEqual([])
  await brake.fill('35')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Settings saved\./)).toBeVisible()
  expect(calls(SetSettingDocument)).toEqual([{ id: 'GENERAL.IMPORT_BRAKE', revision: 3, value: '35' }])
})

test('the keyboard alone is told of a bad address and puts it aside', async () => {
  const { calls } = await renderRoute('/system', { answers })
  const field = page.getByRole('textbox', { name: 'Support email address' })
  await expect.element(field).toBeVisible()
  field.element().focus()
  await userEvent.keyboard('{Control>}a{/Control}nobody at home{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/Enter a complete email address/)
  const discard = page.getByRole('button', { name: 'Discard' })
  discard.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('hilfe@uferwerk.example')
  expect(calls(SetSettingDocument)).toEqual([])
})

test('a setting that was changed by somebody else meanwhile shows both values', async () => {
  await renderRoute('/system', {
    answers: [
      ...answers,
      answer(SetSettingDocument, {
        system: {
          setSetting: {
            setting: brakeSetting({ value: '50', revision: 4 }),
            userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
          },
        },
      }),
    ],
  })
  await brake.fill('35')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/These settings were changed by someone else/)).toBeVisible()
  const both = page.getByRole('radiogroup', { name: /Import brake/ })
  await expect.element(both).toMatchTextContent(/35/)
  await expect.element(both).toMatchTextContent(/50/)
})

test('without a network what was typed stays', async () => {
  await renderRoute('/system', { answers: [...answers, answer(SetSettingDocument, noNetwork)] })
  await brake.fill('35')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Not saved\. The server did not answer/)).toBeVisible()
  await expect.element(brake).toHaveValue('35')
})

const noRows = {
  items: [],
  pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false },
}

test.for([
  {
    list: 'jobs',
    address: '?tab=jobs&before=abc',
    wrong: [
      answer(SystemJobsDocument, refused('BAD_INPUT')),
      answer(CountJobsDocument, { jobs: { count: 0 } }),
      answer(SystemSchedulesDocument, { jobs: { schedules: [] } }),
    ],
    right: answer(SystemJobsDocument, { jobs: { page: noRows } }),
    first: '?tab=jobs',
  },
  {
    list: 'the audit log',
    address: '?tab=audit&after=abc&from=26',
    wrong: [
      answer(SystemAuditDocument, refused('BAD_INPUT')),
      answer(CountAuditDocument, { system: { auditCount: 0 } }),
      answer(SystemAuditActionsDocument, { system: { auditActions: [] } }),
    ],
    right: answer(SystemAuditDocument, { system: { audit: noRows } }),
    first: '?tab=audit',
  },
])('a page of $list that is not there leads to the first', async ({ address, wrong, right, first }) => {
  const { answer: reply, router } = await renderRoute(`/system${address}`, {
    answers: [...answers, answer(SavedViewsDocument, { views: { views: [] } }), ...wrong],
  })
  const button = page.getByRole('button', { name: 'Go to the first page' })
  await expect.element(button).toBeVisible()
  reply(right)
  await button.click()
  await expect.element(button).not.toBeInTheDocument()
  expect(router.state.location.search).toBe(first)
})

test('settings that do not come say why and are asked for again', async () => {
  const { answer: reply } = await renderRoute('/system', {
    answers: [answer(SystemSettingsDocument, refused('UNAVAILABLE'))],
  })
  await expect.element(page.getByText(/The service is briefly unavailable/)).toBeVisible()
  reply(...answers)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(brake).toHaveValue('25')
})

test.for(['manager', 'learner'] as const)('a %s is led to the overview and nothing is asked for', async (as) => {
  const { router, calls } = await renderRoute('/system', {
    as,
  })
  await expect.element(page.getByText(/You don’t have access to “Settings”/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(calls(SystemSettingsDocument)).toEqual([])
})

test.for(['', '?tab=about'])('on a phone nothing scrolls sideways: %s', async (query) => {
  await renderRoute(`/system${query}`, { answers, width: 360 })
  await expect.element(query === '' ? brake : page.getByText('2.0.4 FINAL').first()).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('synonyms are changed one a line, and somebody else’s change is told', async () => {
  const synonyms = [...synonymsFixture]
  const { calls, answer: reply } = await renderRoute('/system?tab=synonyms', {
    answers: [
      answer(SystemSynonymsDocument, { system: { synonyms } }),
      answer(SaveSynonymsDocument, {
        system: { saveSynonyms: { synonyms, userErrors: [{ code: 'REQUIRED', path: ['terms'] }] } },
      }),
    ],
    width: 360,
  })
  await page.getByRole('button', { name: 'Actions for Flaschenzug' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const terms = page.getByRole('textbox', { name: 'Terms with the same meaning' })
  await terms.fill('hoist')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(terms).toBeInvalid()
  reply(answer(SaveSynonymsDocument, { system: { saveSynonyms: { synonyms, userErrors: [] } } }))
  await terms.fill('hoist\nwinch\ncapstan')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/Synonyms saved\./)).toBeVisible()
  expect(calls(SaveSynonymsDocument).at(-1)).toEqual({
    key: '0193-hoist',
    expected: ['Flaschenzug', 'hoist', 'winch'],
    terms: ['hoist', 'winch', 'capstan'],
  })
  expect(widerThanThePage()).toEqual([])
})
