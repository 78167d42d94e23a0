import { DashboardDocument } from '@somo/graphql/dashboard'
import { ChooseOrganisationKindDocument, HideSetupDocument } from '@somo/graphql/dashboard-setup'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork, partial } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Setup } from './useDashboard.ts'

const ids = [
  'ORGANISATION_KIND',
  'PRODUCT_NAME',
  'LOGO',
  'OWN_PROFILE',
  'LEGAL_TEXT',
  'MAIL',
  'FIRST_UNIT',
  'FIRST_IMPORT',
] as const
const setup = (organisationKind: Setup['organisationKind']): Setup => ({
  organisationKind,
  steps: ids.map((id) => ({ id, isDone: id === 'ORGANISATION_KIND' && organisationKind !== null })),
})
const notices = [{ kind: 'DEMO_ACCOUNTS' as const, since: null }]
const widgets = (of: Setup | null) =>
  answer(DashboardDocument, { dashboard: { setup: of, notices, joinRequests: null } })

/** A server that keeps the answer, or whether the list is put away. */
function keeping(kind: Setup['organisationKind']) {
  let now: Setup | null = setup(kind)
  return [
    answer(DashboardDocument, () => ({ dashboard: { setup: now, notices, joinRequests: null } })),
    answer(ChooseOrganisationKindDocument, ({ kind: chosen }) => {
      now = setup(chosen ?? null)
      return { dashboard: { chooseOrganisationKind: { setup: now, userErrors: [] } } }
    }),
    answer(HideSetupDocument, ({ isHidden }) => {
      now = isHidden ? null : setup(kind)
      return { dashboard: { hideSetup: { setup: now, userErrors: [] } } }
    }),
  ]
}

const list = page.getByRole('region', { name: 'Setting up' })
const school = list.getByRole('radio', { name: 'School' })
const company = list.getByRole('radio', { name: 'Company' })
const demo = page.getByText(/The demo accounts with their known password are active\./)
const ways = page.getByRole('navigation', { name: 'Go to' })

test.for([
  ['learner', ['My media', 'Catalogue', 'My units', 'My profile', 'Using Somo', 'Console']],
  ['manager', ['Media management', 'User management', 'Unit management', 'Imports', 'My units', 'My profile']],
  ['administrator', ['Media management', 'User management', 'Unit management', 'Imports', 'Design', 'Help and legal']],
] as const)('a %s finds the ways that their role opens', async ([as, links]) => {
  await renderRoute('/dashboard', { as, answers: [widgets(null)] })
  await expect.element(ways).toBeVisible()
  // The link's text is its title and what it is for.
  const texts = ways.getByRole('link').elements()
  expect(texts).toHaveLength(links.length)
  for (const [at, link] of links.entries()) expect(texts[at]?.textContent).toContain(link)
})

test('the set-up list is answered in place by the keyboard, and taken back', async () => {
  const { calls } = await renderRoute('/dashboard', { answers: keeping('COMPANY') })
  await expect.element(company).toBeChecked()
  company.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(school).toBeChecked()
  await expect.element(page.getByText(/Set up as a school: managers see scores\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(company).toBeChecked()
  expect(calls(ChooseOrganisationKindDocument)).toEqual([{ kind: 'SCHOOL' }, { kind: 'COMPANY' }])
})

test('an answer that is not saved says why and leaves the old one', async () => {
  const kept = keeping('SCHOOL')
  const { answer: reply } = await renderRoute('/dashboard', {
    answers: [...kept, answer(ChooseOrganisationKindDocument, noNetwork)],
  })
  await list.getByText('Company', { exact: true }).click()
  await expect.element(list.getByText(/This was not saved\. The server did not answer\./)).toBeVisible()
  await expect.element(school).toBeChecked()
  reply(...kept)
  await list.getByText('Company', { exact: true }).click()
  await expect.element(company).toBeChecked()
  await expect.element(list.getByText(/This was not saved/)).not.toBeInTheDocument()
})

test('the set-up list is put away and comes back by undo', async () => {
  const { calls } = await renderRoute('/dashboard', { answers: keeping('SCHOOL') })
  await list.getByRole('button', { name: 'Hide this checklist' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(list).toBeVisible()
  expect(calls(HideSetupDocument)).toEqual([{ isHidden: true }, { isHidden: false }])
})

test('one widget that fails leaves the others, and trying again brings it', async () => {
  const { answer: reply } = await renderRoute('/dashboard', {
    answers: [
      answer(
        DashboardDocument,
        partial({ dashboard: { setup: null, notices, joinRequests: null } }, 'INTERNAL', ['dashboard', 'setup']),
      ),
    ],
  })
  await expect.element(list).toMatchTextContent(/Something went wrong on the server\..*request-1/)
  await expect.element(demo).toBeVisible()
  await expect.element(ways).toBeVisible()
  reply(widgets(setup(null)))
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect.element(list.getByRole('progressbar')).toBeVisible()
})

test('without any answer the page stands and says so once a part', async () => {
  await renderRoute('/dashboard', { answers: [answer(DashboardDocument, noNetwork)] })
  await expect.element(list).toMatchTextContent(/The server did not answer\./)
  await expect.element(page.getByText(/Not everything could be loaded\. The server did not answer\./)).toBeVisible()
  await expect.element(ways).toBeVisible()
})

test('at 360 and 320 px nothing scrolls sideways', async () => {
  await renderRoute('/dashboard', { answers: [widgets(setup(null))], width: 360 })
  await expect.element(company).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await page.viewport(320, 800)
  expect(widerThanThePage()).toEqual([])
})
