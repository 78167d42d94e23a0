import { SavedViewsDocument } from '@somo/graphql/saved-views'
import {
  CountMembersDocument,
  CreateUnitDocument,
  RollForwardDocument,
  UnitChoicesDocument,
  UnitDetailDocument,
  UnitMembersDocument,
  UnitsBelowDocument,
  UnitTreeDocument,
  UpdateUnitDocument,
  type RollForwardMutation,
} from '@somo/graphql/unit-management'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { interceptTexts } from '../../testing/textFiles.ts'
import { memberPage, treeNodes, unitFixture, unitIds } from './unitsFixture.ts'

const answers = [
  answer(UnitTreeDocument, ({ under }) => ({
    units: { tree: { nodes: treeNodes.filter(({ parent }) => parent === (under ?? null)), hasMore: false } },
  })),
  answer(UnitDetailDocument, { units: { unit: unitFixture() } }),
  answer(UnitMembersDocument, { units: { members: memberPage } }),
  answer(CountMembersDocument, { units: { memberCount: 48 } }),
  answer(UnitChoicesDocument, { units: { units: { items: [], pageInfo: { hasNext: false } } } }),
  answer(SavedViewsDocument, { views: { views: [] } }),
]
const address = `/unit-management?unit=${unitIds.nord}`

const field = (name: RegExp) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const updated = (parts: Parameters<typeof unitFixture>[0]) =>
  answer(UpdateUnitDocument, { unit: { updateUnit: { unit: unitFixture({ revision: 4, ...parts }), userErrors: [] } } })

test('a new unit with a bad key is told at the field, what was typed stays, and the new unit takes the focus', async () => {
  const made = unitFixture({ uuid: unitIds.sued, name: 'Harbour North', key: 'harbour-north' })
  const { calls, router } = await renderRoute(`${address}&do=new`, {
    answers: [
      ...answers,
      answer(CreateUnitDocument, { unit: { createUnit: { unit: made, userErrors: [] } } }),
      answer(UnitDetailDocument, ({ uuid }) => ({ units: { unit: uuid === made.uuid ? made : unitFixture() } })),
    ],
  })
  await field(/^Name/).fill('Harbour North')
  await field(/^Key/).fill('Harbour North')
  await button('Create unit').click()
  await expect.element(field(/^Key/)).toHaveAccessibleDescription(/Use 2 to 64 characters/)
  await expect.element(field(/^Name/)).toHaveValue('Harbour North')
  expect(calls(CreateUnitDocument)).toEqual([])
  await field(/^Key/).fill('harbour-north')
  await button('Create unit').click()
  await expect.element(title('Harbour North')).toHaveFocus()
  expect(router.state.location.search).not.toContain('do=')
})

test('a unit whose creation was not answered is sent again under the same key', async () => {
  const { answer: reply, calls } = await renderRoute(`${address}&do=new`, {
    answers: [...answers, answer(CreateUnitDocument, noNetwork)],
  })
  await field(/^Name/).fill('Harbour North')
  await field(/^Key/).fill('harbour-north')
  await button('Create unit').click()
  await expect.element(page.getByText(/Not saved\./)).toBeVisible()
  await expect.element(field(/^Name/)).toHaveValue('Harbour North')
  reply(answer(CreateUnitDocument, { unit: { createUnit: { unit: unitFixture(), userErrors: [] } } }))
  await button('Create unit').click()
  await expect.poll(() => calls(CreateUnitDocument).length).toBe(2)
  const [first, second] = calls(CreateUnitDocument)
  expect(second?.idempotenceKey).toBe(first?.idempotenceKey)
})

test('details that two people changed show both values, and the chosen one is saved', async () => {
  const theirs = unitFixture({ description: 'theirs', revision: 4 })
  const { answer: reply, calls } = await renderRoute(`${address}&tab=details`, {
    answers: [
      ...answers,
      answer(UpdateUnitDocument, {
        unit: { updateUnit: { unit: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await field(/^Description/).fill('mine')
  await button('Save').click()
  const both = page.getByRole('radiogroup', { name: 'Description' })
  await expect.element(both.getByText('mine')).toBeVisible()
  await expect.element(both.getByText('theirs')).toBeVisible()
  reply(updated({ description: 'mine', revision: 5 }))
  await both.getByText('mine').click()
  await button('Save').first().click()
  await expect.element(page.getByText(/Lager Nord saved\./)).toBeVisible()
  expect(calls(UpdateUnitDocument).at(-1)).toMatchObject({ revision: 4, patch: { description: 'mine' } })
})

test('a network that goes while details are saved loses nothing, and leaving asks first', async () => {
  const { answer: reply } = await renderRoute(`${address}&tab=details`, {
    answers: [...answers, answer(UpdateUnitDocument, noNetwork)],
    width: 360,
  })
  await field(/^Description/).fill('typed without a network')
  await button('Save').click()
  await expect.element(page.getByText(/^Not saved\. The server did not answer/)).toBeVisible()
  await expect.element(field(/^Description/)).toHaveValue('typed without a network')
  expect(widerThanThePage()).toEqual([])
  await page.getByRole('link', { name: 'All units' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect.element(field(/^Description/)).toHaveValue('typed without a network')
  reply(updated({ description: 'typed without a network' }))
  await button('Save').click()
  await expect.element(page.getByText(/Lager Nord saved\./)).toBeVisible()
})

test('a unit that is not there says so, also where something was to be done with it', async () => {
  const { router } = await renderRoute('/unit-management?unit=bad&do=move', {
    answers: [...answers, answer(UnitDetailDocument, { units: { unit: null } })],
  })
  await expect.element(page.getByText('Unit not found')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await page.getByRole('link', { name: 'All units' }).last().click()
  await expect.poll(() => router.state.location.search).toBe('')
})

test('members that do not come say why, and the next try brings them', async () => {
  const { answer: reply } = await renderRoute(address, {
    answers: [...answers, answer(UnitMembersDocument, refused('UNAVAILABLE'))],
  })
  await expect.element(page.getByText(/The service is briefly unavailable/).first()).toBeVisible()
  reply(answer(UnitMembersDocument, { units: { members: memberPage } }))
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(page.getByText('amina.okafor@uferwerk.example')).toBeVisible()
})

test('filters and order of members in the address are what is asked for, and one press clears them', async () => {
  const { calls, router } = await renderRoute(`${address}&role=MANAGER&sort=-since`, {
    answers: [
      ...answers,
      answer(UnitMembersDocument, { units: { members: { ...memberPage, items: [] } } }),
      answer(CountMembersDocument, { units: { memberCount: 0 } }),
    ],
  })
  await expect.element(page.getByText(/No match for this filter/)).toBeVisible()
  expect(calls(UnitMembersDocument)[0]).toMatchObject({
    filter: { role: ['MANAGER'] },
    sort: { direction: 'DESCENDING' },
  })
  await button('Clear search and filters').click()
  await expect.poll(() => router.state.location.search).not.toContain('role=')
})

test('on a phone the tree and the page take turns by the keyboard alone', async () => {
  await renderRoute('/unit-management', { answers, width: 360 })
  const tree = page.getByRole('tree')
  const first = page.getByRole('treeitem').first()
  await expect.element(first).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  first.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'All units' })).toBeVisible()
  await expect.element(tree).not.toBeInTheDocument()
  expect(widerThanThePage()).toEqual([])
  page.getByRole('link', { name: 'All units' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tree).toBeVisible()
})

const classes = ['9a', '9b', '10a'].map((name, at) => ({
  uuid: `class-${at}`,
  name: `Class ${name}`,
  key: `class-${name}`,
}))
type RollStep = RollForwardMutation['unit']['rollForward']['steps'][number]
const step = (at: number, newName: string | null): RollStep => ({
  unit: classes[at] ?? { uuid: '', name: '', key: '' },
  newName,
  newKey: newName === null ? null : newName.toLowerCase().replace(' ', '-'),
  people: 2,
  coming: 0,
  isFinished: newName === null,
})
const below = answer(UnitsBelowDocument, { units: { tree: { nodes: classes, hasMore: false } } })
const rolled = (steps: readonly RollStep[], undo: string | null, code?: 'TAKEN' | 'CHANGED_MEANWHILE') =>
  answer(RollForwardDocument, {
    unit: { rollForward: { steps: [...steps], undo, userErrors: code === undefined ? [] : [{ code, path: [] }] } },
  })

test('a year is proposed, a name that is taken is told and what was typed stays, then it is shown before it is done', async () => {
  const { answer: reply, calls } = await renderRoute(`${address}&do=roll`, {
    answers: [...answers, below, rolled([], null, 'TAKEN')],
  })
  await expect.element(field(/^Next name of Class 9a/)).toHaveValue('Class 10a')
  await page.getByRole('checkbox', { name: /Class 10a is completed/ }).click()
  await field(/^Next name of Class 9b/).fill('Class 10a')
  await button('Show consequences').click()
  await expect.element(page.getByText(/already/)).toBeVisible()
  await expect.element(field(/^Next name of Class 9b/)).toHaveValue('Class 10a')
  reply(rolled([step(0, 'Class 10a'), step(1, 'Class 10b'), step(2, null)], null))
  await field(/^Next name of Class 9b/).fill('Class 10b')
  await button('Show consequences').click()
  await expect.element(page.getByText('Class 9a becomes Class 10a (class-10a)')).toBeVisible()
  await expect.element(page.getByText('Class 10a is archived')).toBeVisible()
  expect(calls(RollForwardDocument).every(({ dryRun }) => dryRun)).toBe(true)
  reply(rolled([step(0, 'Class 10a'), step(1, 'Class 10b'), step(2, null)], 'undo-1'))
  await button('Roll forward').click()
  await expect.element(page.getByText(/3 units rolled forward/)).toBeVisible()
})

test('a year without a network changes nothing, keeps the plan and is tried again', async () => {
  const { answer: reply } = await renderRoute(`${address}&do=roll`, {
    answers: [...answers, below, answer(RollForwardDocument, noNetwork)],
  })
  await field(/^Next name of Class 9b/).fill('Class 10x')
  await button('Show consequences').click()
  await expect.element(page.getByText(/The server did not answer/)).toBeVisible()
  await expect.element(field(/^Next name of Class 9b/)).toHaveValue('Class 10x')
  reply(rolled([step(1, 'Class 10x')], null))
  await button('Show consequences').click()
  await expect.element(page.getByText(/Class 9b becomes Class 10x/)).toBeVisible()
})

test('a branch without classes says so instead of a year', async () => {
  await renderRoute(`${address}&do=roll`, {
    answers: [...answers, answer(UnitsBelowDocument, { units: { tree: { nodes: [], hasMore: false } } })],
    width: 360,
  })
  await expect.element(page.getByText(/No sub-units/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(/No sub-units/)).not.toBeInTheDocument()
})

test.for([
  ['new', field(/^Name/)],
  ['move', page.getByRole('combobox', { name: /New parent/ })],
] as const)('at 1280 px the tree stays beside the panel of %s', async ([task, first]) => {
  await renderRoute(`${address}&do=${task}`, { answers })
  await expect.element(first).toBeVisible()
  await expect.element(page.getByRole('tree')).toBeInViewport()
  const [tree, panel] = [page.getByRole('tree'), first].map((part) => part.element().getBoundingClientRect())
  expect(tree?.right).toBeLessThanOrEqual(panel?.left ?? 0)
  await button('Cancel').click()
  await expect.element(first).not.toBeInTheDocument()
})

test('a language that comes slowly takes nothing from what was typed, and what was wrong is told in it', async () => {
  await renderRoute(`${address}&tab=details`, { answers })
  await field(/^Description/).fill('typed in English')
  await field(/^Colour/).fill('green')
  await button('Save').click()
  await expect.element(field(/^Colour/)).toHaveAccessibleDescription(/Enter the colour as six hexadecimal digits/)
  const delayed = Promise.withResolvers<void>()
  interceptTexts('sw/unitManagement', async (load) => {
    await delayed.promise
    return load()
  })
  await page.getByRole('button', { name: /^Amani Juma/ }).click()
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await field(/^Number/).fill('typed while waiting')
  expect(document.documentElement.lang).toBe('en')
  delayed.resolve()
  await expect.element(field(/^Maelezo/)).toHaveValue('typed in English')
  await expect.element(field(/^Namba/)).toHaveValue('typed while waiting')
  await expect.element(field(/^Rangi/)).toHaveValue('green')
  await expect.element(field(/^Rangi/)).toHaveAccessibleDescription(/Andika rangi kwa tarakimu sita/)
})

test('a language that does not come leaves the form as it is and says so; the next try keeps what was typed', async () => {
  await renderRoute(`${address}&tab=details`, { answers })
  await field(/^Description/).fill('typed in English')
  let isLost = true
  interceptTexts('de/unitManagement', (load) => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : load()))
  await page.getByRole('button', { name: /^Amani Juma/ }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Deutsch could not be loaded' })
  await expect.element(notice).toBeVisible()
  await expect.element(field(/^Description/)).toHaveValue('typed in English')
  isLost = false
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field(/^Beschreibung/)).toHaveValue('typed in English')
})
