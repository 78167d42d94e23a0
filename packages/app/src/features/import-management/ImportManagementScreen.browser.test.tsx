import {
  CountImportsDocument,
  ImportsDocument,
  ImportTemplateDocument,
  OneImportDocument,
} from '@somo/graphql/import-management'
import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, httpStatus, noNetwork, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { importsFixture, importsPageFixture } from './importFixture.ts'

const found = (items = importsFixture) => answer(ImportsDocument, { imports: { imports: importsPageFixture(items) } })
const counted = (count: number) => answer(CountImportsDocument, { imports: { count } })
const answers = [found(), counted(5), answer(SavedViewsDocument, { views: { views: [] } })]

const file = (name: string) => page.getByRole('grid', { name: 'Imports' }).getByRole('link', { name: new RegExp(name) })
const search = page.getByRole('searchbox', { name: 'Search imports' })

test('filters, search and order of the address are what is asked for', async () => {
  const { calls } = await renderRoute('/import-management?q=hr&state=CHECKED,DONE&errors=yes&sort=-rows', { answers })
  await expect.element(file('wafanyakazi')).toBeVisible()
  await expect.element(search).toHaveValue('hr')
  expect(calls(ImportsDocument)[0]).toMatchObject({
    filter: { search: 'hr', state: ['CHECKED', 'DONE'], hasErrors: true },
    sort: { field: 'ROWS', direction: 'DESCENDING' },
  })
  expect(calls(CountImportsDocument)[0]).toMatchObject({ filter: { search: 'hr', hasErrors: true } })
})

test('a search and a new order go into the address and are asked for', async () => {
  const { calls, router } = await renderRoute('/import-management', { answers })
  await search.fill('zoll')
  await expect.poll(() => router.state.location.search).toContain('q=zoll')
  await page.getByRole('columnheader', { name: /^Rows/ }).getByRole('button', { name: /^Rows/ }).first().click()
  await expect.poll(() => router.state.location.search).toContain('sort=rows')
  await expect
    .poll(() => calls(ImportsDocument).at(-1))
    .toMatchObject({ filter: { search: 'zoll' }, sort: { field: 'ROWS', direction: 'ASCENDING' } })
})

test('where nothing matches, one press shows everything again', async () => {
  const { answer: reply, router } = await renderRoute('/import-management?q=nothing', {
    answers: [...answers, found([]), counted(0)],
  })
  await expect.element(page.getByText(/No match for “nothing”/)).toBeVisible()
  reply(found(), counted(5))
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.element(file('wafanyakazi')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('before the first import the list says what will be here', async () => {
  await renderRoute('/import-management', { answers: [...answers, found([]), counted(0)] })
  await expect.element(page.getByText(/No imports yet/)).toBeVisible()
})

test.for([
  [noNetwork, 'The server did not answer'],
  [refused('UNAVAILABLE'), 'The service is briefly unavailable'],
] as const)(
  'a list that does not come says why, keeps its search and is asked for again: %s',
  async ([failure, words]) => {
    const { answer: reply } = await renderRoute('/import-management?q=zoll', {
      answers: [...answers, answer(ImportsDocument, failure)],
    })
    await expect.element(page.getByText('The list could not be loaded')).toBeVisible()
    await expect.element(page.getByText(new RegExp(words)).first()).toBeVisible()
    await expect.element(search).toHaveValue('zoll')
    reply(found())
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect.element(file('wafanyakazi')).toBeVisible()
  },
)

test('a session that has ended is said in the place of the list', async () => {
  await renderRoute('/import-management', { answers: [...answers, answer(ImportsDocument, httpStatus(401))] })
  await expect.element(page.getByText(/Your session has ended\. Sign in again/).first()).toBeVisible()
})

test('a learner is led to the overview and told why', async () => {
  const { router, calls } = await renderRoute('/import-management', { as: 'learner', answers })
  await expect.element(page.getByText(/You don’t have access to “Imports”/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(calls(ImportsDocument)).toEqual([])
})

test('an import that is not there says so and leads back to the list it was opened from', async () => {
  const { router } = await renderRoute('/import-management?import=0193a000-0000-7000-8000-000000000009', {
    answers: [...answers, answer(OneImportDocument, { imports: { import: null } })],
  })
  await expect.element(page.getByText('Import not found')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Imports' }).first().click()
  await expect.element(file('wafanyakazi')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('a template that cannot be made says why', async () => {
  await renderRoute('/import-management', {
    answers: [...answers, answer(ImportTemplateDocument, refused('RATE_LIMITED'))],
  })
  await page.getByRole('button', { name: /^Templates/ }).click()
  await page.getByRole('menuitem').first().click()
  await expect.element(page.getByText(/The file could not be created/)).toBeVisible()
})

test('the keyboard alone searches and opens an import', async () => {
  const { router } = await renderRoute('/import-management', {
    answers: [...answers, answer(OneImportDocument, { imports: { import: null } })],
  })
  await expect.element(file('wafanyakazi')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('waf')
  await expect.poll(() => router.state.location.search).toContain('q=waf')
  file('wafanyakazi').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toContain('import=')
})

test('on a phone nothing scrolls sideways', async () => {
  await renderRoute('/import-management', { answers, width: 360 })
  await expect.element(page.getByText('wafanyakazi.csv')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
