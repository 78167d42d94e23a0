import { HelpArticlesDocument } from '@somo/graphql/help-articles'
import type { Role } from '@somo/graphql/schema'
import { SupportContactDocument } from '@somo/graphql/support'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rolesMatch } from '../../routes/guard/guard.ts'
import { routeTable } from '../../routes/routeTable.ts'
import { answer } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const answers = [
  answer(HelpArticlesDocument, { legal: { help: [] } }),
  answer(SupportContactDocument, { legal: { supportEmail: null } }),
]
const section = (name: string) => page.getByRole('region', { name, exact: true })
const search = page.getByRole('searchbox', { name: 'Search this page' })

test.for([
  ['learner', 'LEARNER', 'See your units', 'Set up your organisation’s branding'],
  ['manager', 'EDUCATION_MANAGER', 'Manage your people', 'See your units'],
  ['administrator', 'ADMIN', 'Set up your organisation’s branding', 'You have no role yet'],
] as const satisfies readonly (readonly [string, Role, string, string])[])(
  'a %s finds the first steps of their role, and each leads to a page that opens for them',
  async ([as, role, own, foreign]) => {
    await renderRoute('/using-sitos', { as, answers })
    const starts = section('First steps')
    await expect.element(starts.getByRole('heading', { name: own })).toBeVisible()
    expect(starts.getByRole('heading', { name: foreign }).elements()).toEqual([])
    const paths = starts
      .getByRole('link')
      .elements()
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname)
    expect(paths.length).toBeGreaterThanOrEqual(3)
    const open = routeTable.filter((row) => rolesMatch(row, [role])).map((row): string => row.path)
    expect(paths.filter((path) => !open.includes(path))).toEqual([])
  },
)

test('the page is searched as a whole by the keyboard, and the search is part of the address', async () => {
  const { router } = await renderRoute('/using-sitos', { as: 'learner', answers })
  await expect.element(search).toBeVisible()
  search.element().focus()
  await userEvent.keyboard('session{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?q=session')
  await expect.element(page.getByText(/The time between signing in and signing out\./)).toBeVisible()
  await expect.element(page.getByText(/An award for something you achieved\./)).not.toBeInTheDocument()
  await expect.element(search).toHaveFocus()
  await search.fill('xylophone')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'No match for “xylophone”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(section('Glossary')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('a link of the index jumps to its section', async () => {
  const { router } = await renderRoute('/using-sitos', { as: 'learner', answers })
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Version' }).click()
  await expect.element(section('Version')).toBeInViewport()
  expect(router.state.location.hash).toBe('#version')
})

test('at 320 px nothing scrolls sideways, with a search under way', async () => {
  await renderRoute('/using-sitos?q=unit', { as: 'learner', answers, width: 320 })
  await expect.element(section('Glossary')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
