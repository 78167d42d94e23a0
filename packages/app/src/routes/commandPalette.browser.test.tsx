import { GlobalSearchDocument, type GlobalSearchQuery } from '@somo/graphql/search'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../testing/apiFixture.ts'
import { widerThanThePage } from '../testing/overflow.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const field = page.getByRole('combobox')
const results = page.getByRole('option')
const person = (title: string): GlobalSearchQuery['search'][number] => ({
  kind: 'PERSON',
  uuid: '0193a000-0000-7000-8000-000000000001',
  title,
  detail: null,
  createdAt: null,
  canSuspend: false,
})
const nobody = answer(GlobalSearchDocument, { search: [] })

async function openPalette(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

test.for([
  ['learner', 'My units', 'Unit management'],
  ['manager', 'Unit management', 'Design'],
  ['administrator', 'Design', 'Catalogue'],
] as const)(
  'the palette of a %s lists what is open by the keyboard alone, and nothing of the rest',
  async ([as, open, closed]) => {
    await renderRoute('/dashboard', { as, answers: [nobody] })
    await openPalette()
    await userEvent.keyboard(closed)
    await expect.element(page.getByText(`No match for “${closed}”`)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await openPalette()
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard(open.slice(0, 6))
    await expect.element(results.first()).toMatchTextContent(open)
  },
)

test('a late answer to an older question changes nothing', async () => {
  const delayed = Promise.withResolvers<void>()
  const { calls } = await renderRoute('/dashboard', {
    answers: [
      answer(GlobalSearchDocument, async ({ query }) => {
        if (query === 'Neema') await delayed.promise
        return { search: [person(query === 'Neema' ? 'Neema Juma' : 'Lukas Brandt')] }
      }),
    ],
  })
  await openPalette()
  await userEvent.keyboard('Neema')
  await expect.poll(() => calls(GlobalSearchDocument).length).toBe(1)
  await field.fill('Lukas')
  await expect.element(results.getByText('Lukas Brandt')).toBeVisible()
  delayed.resolve()
  await field.fill('Lukas B')
  await expect.element(results.getByText('Lukas Brandt')).toBeVisible()
  expect(results.getByText('Neema').elements()).toEqual([])
})

test('a search that fails takes nothing from the pages, and is tried again', async () => {
  const { answer: reply } = await renderRoute('/dashboard', { answers: [answer(GlobalSearchDocument, noNetwork)] })
  await openPalette()
  await userEvent.keyboard('unit')
  const failure = page.getByText(/People, units and imports can’t be searched at the moment\./)
  await expect.element(failure).toBeVisible()
  await expect.element(results.getByText('Unit management')).toBeVisible()
  reply(nobody)
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await expect.element(failure).not.toBeInTheDocument()
})

test('on a phone the palette fills the screen without reaching beyond it', async () => {
  await renderRoute('/dashboard', { as: 'learner', answers: [nobody], width: 360 })
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(field).toHaveFocus()
  expect(widerThanThePage()).toEqual([])
})
