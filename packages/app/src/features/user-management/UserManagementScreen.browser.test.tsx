import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { CountPeopleDocument, PeopleDocument, PeoplePermissionsAndCountsDocument } from '@somo/graphql/user-management'
import {
  CreateUserDocument,
  CustomFieldsOfPeopleDocument,
  PersonDocument,
  UpdateUserDocument,
} from '@somo/graphql/user-person'
import { WaitingLinksDocument } from '@somo/graphql/user-waiting'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { abilitiesFixture, pageFixture, personFixture, permissionsAndCountsFixture } from './peopleFixture.ts'

const id = '0193a000-0000-7000-8000-000000000001'
const amina = (parts: Parameters<typeof personFixture>[0] = {}) => personFixture({ uuid: id, ...parts })
const answers = [
  answer(PeopleDocument, { users: { users: pageFixture() } }),
  answer(CountPeopleDocument, { users: { count: 7 } }),
  answer(PeoplePermissionsAndCountsDocument, { users: permissionsAndCountsFixture }),
  answer(SavedViewsDocument, { views: { views: [] } }),
  answer(CustomFieldsOfPeopleDocument, { customFields: { ofPeople: [] } }),
  answer(PersonDocument, { users: { user: amina() } }),
  answer(WaitingLinksDocument, { users: { linkCases: { items: [] } } }),
]

const people = page.getByRole('grid', { name: 'People' })
const search = page.getByRole('searchbox')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })
const title = (name: string) => page.getByRole('heading', { level: 2, name })
const updated = (parts: Parameters<typeof personFixture>[0]) =>
  answer(UpdateUserDocument, { user: { updateUser: { user: amina({ revision: 5, ...parts }), userErrors: [] } } })

test('search, filters and order of the address are what is asked for', async () => {
  const { calls, router } = await renderRoute('/user-management?q=okafor&status=ACTIVE', { answers })
  await expect.element(people.getByText('Okafor, Amina')).toBeVisible()
  expect(calls(PeopleDocument)[0]).toMatchObject({ filter: { search: 'okafor', status: ['ACTIVE'] } })
  await search.fill('juma')
  await expect.poll(() => router.state.location.search).toContain('q=juma')
  await expect.poll(() => calls(PeopleDocument).at(-1)).toMatchObject({ filter: { search: 'juma' } })
})

test('a new person with a bad address is told at the field, and what was typed stays', async () => {
  const { answer: reply, calls } = await renderRoute('/user-management?open=new', { answers })
  const submit = page.getByRole('button', { name: 'Add person' }).last()
  await field('Email').fill('nobody at home')
  await submit.click()
  await expect.element(page.getByRole('link', { name: 'Email', exact: true })).toBeVisible()
  await expect.element(field('Email')).toHaveValue('nobody at home')
  expect(calls(CreateUserDocument)).toEqual([])
  reply(answer(CreateUserDocument, { user: { createUser: { user: amina(), userErrors: [] } } }))
  await field('Email').fill('amina.okafor@uferwerk.example')
  await field('Given name').fill('Amina')
  await field('Family name').fill('Okafor')
  await submit.click()
  await expect.element(title('Amina Okafor')).toBeVisible()
})

test.for(['12', '1899', '2200', '01.02.2012'])(
  'a year of birth that is none is told at its field: %s',
  async (text) => {
    const { calls } = await renderRoute('/user-management?open=new', { answers })
    await field('Family name').fill('Minder')
    await field('Year of birth').fill(text)
    await page.getByRole('button', { name: 'Add person' }).last().click()
    await expect.element(field('Year of birth')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Year of birth')).toHaveAccessibleDescription(/year/i)
    await expect.element(field('Year of birth')).toHaveValue(text)
    await page.getByRole('link', { name: /^Year of birth/ }).click()
    await expect.element(field('Year of birth')).toHaveFocus()
    expect(calls(CreateUserDocument)).toEqual([])
  },
)

test('a person whose creation was not answered is sent again under the same key', async () => {
  const { answer: reply, calls } = await renderRoute('/user-management?open=new', {
    answers: [...answers, answer(CreateUserDocument, noNetwork)],
  })
  await field('Family name').fill('Okafor')
  await field('Username').fill('amina.okafor')
  await page.getByRole('button', { name: 'Add person' }).last().click()
  await expect.element(page.getByText(/Not saved\./)).toBeVisible()
  await expect.element(field('Username')).toHaveValue('amina.okafor')
  reply(answer(CreateUserDocument, { user: { createUser: { user: amina(), userErrors: [] } } }))
  await page.getByRole('button', { name: 'Add person' }).last().click()
  await expect.element(title('Amina Okafor')).toBeVisible()
  const [first, second] = calls(CreateUserDocument)
  expect(second?.idempotenceKey).toBe(first?.idempotenceKey)
})

test('two editors: what both changed shows both values and chooses none', async () => {
  const theirs = amina({ name: 'Amina Wengine', familyName: 'Wengine', displayedId: '4711', revision: 5 })
  const { answer: reply, calls } = await renderRoute(`/user-management?open=${id}`, {
    answers: [
      ...answers,
      answer(UpdateUserDocument, {
        user: { updateUser: { user: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await field('Family name').fill('Wangu')
  await save.click()
  await expect.element(page.getByText(/This person was changed by someone else\./)).toBeVisible()
  for (const choice of page.getByRole('radio').all()) await expect.element(choice).not.toBeChecked()
  const chosen = { name: 'Amina Wangu', familyName: 'Wangu', displayedId: '4711', revision: 6 }
  reply(updated(chosen), answer(PersonDocument, { users: { user: amina(chosen) } }))
  await page.getByRole('radio', { name: /Wangu/ }).click()
  await save.first().click()
  await expect.element(title('Amina Wangu')).toBeVisible()
  await expect.element(field('Number')).toHaveValue('4711')
  expect(calls(UpdateUserDocument).at(-1)).toMatchObject({ revision: 5, patch: { familyName: 'Wangu' } })
})

test('a network that goes while saving loses nothing', async () => {
  const { answer: reply } = await renderRoute(`/user-management?open=${id}`, {
    answers: [...answers, answer(UpdateUserDocument, noNetwork)],
  })
  await field('Number').fill('0815')
  await save.click()
  await expect.element(page.getByText(/Not saved\. The server did not answer/)).toBeVisible()
  await expect.element(field('Number')).toHaveValue('0815')
  reply(updated({ displayedId: '0815' }))
  await save.click()
  await expect.element(page.getByText(/Amina Okafor saved\./)).toBeVisible()
})

test('a page that is not there leads to the first, and the filter stays', async () => {
  const { answer: reply, router } = await renderRoute('/user-management?after=abc&status=ACTIVE', {
    answers: [...answers, answer(PeopleDocument, refused('BAD_INPUT'))],
  })
  const first = page.getByRole('button', { name: 'Go to the first page' })
  await expect.element(first).toBeVisible()
  reply(answer(PeopleDocument, { users: { users: pageFixture() } }))
  await first.click()
  await expect.element(people.getByText('Okafor, Amina')).toBeVisible()
  expect(router.state.location.search).toBe('?status=ACTIVE')
})

test('a person that is not there is said to be missing', async () => {
  const { router } = await renderRoute(`/user-management?open=${id}&status=ACTIVE`, {
    answers: [...answers, answer(PersonDocument, { users: { user: null } })],
  })
  await expect.element(page.getByText('Person not found')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Back to the list' }).last().click()
  await expect.poll(() => router.state.location.search).toBe('?status=ACTIVE')
})

test('a list that does not come keeps its search and is asked for again', async () => {
  const { answer: reply } = await renderRoute('/user-management?q=okafor', {
    answers: [...answers, answer(PeopleDocument, refused('UNAVAILABLE'))],
  })
  await expect.element(page.getByText(/The list could not be loaded/)).toBeVisible()
  await expect.element(search).toHaveValue('okafor')
  reply(answer(PeopleDocument, { users: { users: pageFixture() } }))
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(people.getByText('Okafor, Amina')).toBeVisible()
})

test('a manager of no unit sees nobody and is told why', async () => {
  await renderRoute('/user-management', {
    as: 'manager',
    answers: [
      ...answers,
      answer(PeopleDocument, { users: { users: pageFixture([]) } }),
      answer(CountPeopleDocument, { users: { count: 0 } }),
      answer(PeoplePermissionsAndCountsDocument, {
        users: {
          all: 0,
          never: 0,
          recent: 0,
          suspended: 0,
          abilities: abilitiesFixture({ canCreate: false, managesUnits: false }),
        },
      }),
    ],
  })
  await expect.element(title('You don’t manage a unit yet')).toBeVisible()
  expect(page.getByRole('button', { name: 'Add person' }).elements()).toEqual([])
})

test('the keyboard alone searches, opens and closes a person', async () => {
  const opened = answer(PersonDocument, { users: { user: amina({ uuid: 'person-1' }) } })
  const { router } = await renderRoute('/user-management', { answers: [...answers, opened] })
  const name = people.getByRole('link', { name: /Okafor, Amina/ })
  await expect.element(name).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('okafor')
  await expect.poll(() => router.state.location.search).toContain('q=okafor')
  name.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Amina Okafor')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => router.state.location.search).not.toContain('open=')
})

test('on a phone rows are cards, a person is a page, and nothing scrolls sideways', async () => {
  await renderRoute('/user-management', { answers, width: 360 })
  const name = page.getByRole('link', { name: /Okafor, Amina/ })
  await expect.element(name).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await name.click()
  await expect.element(page.getByRole('dialog', { name: 'Amina Okafor' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
