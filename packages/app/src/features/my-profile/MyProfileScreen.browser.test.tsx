import {
  ChangePasswordDocument,
  EndSessionDocument,
  MyCustomFieldsDocument,
  MyProfileDocument,
  RequestEmailChangeDocument,
  UpdateProfileDocument,
} from '@somo/graphql/my-profile'
import { MySecondFactorDocument } from '@somo/graphql/my-second-factor'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { newProfile, profileFixture, sessionsFixture } from './profileFixture.ts'
import { secondFactorFixture } from './sign-in/secondFactorFixture.ts'

const own = (profile = profileFixture({ locale: 'en', theme: null })) =>
  answer(MyProfileDocument, { me: { profile, sessions: [...sessionsFixture], pendingEmail: null } })
const answers = [
  own(),
  answer(MySecondFactorDocument, { me: { secondFactor: secondFactorFixture() } }),
  answer(MyCustomFieldsDocument, { customFields: { mine: { fields: [], values: [], revision: 1 } } }),
]

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })
const unsaved = page.getByRole('region', { name: /unsaved change/ })
const saved = (parts: Parameters<typeof profileFixture>[0]) =>
  answer(UpdateProfileDocument, {
    user: {
      updateProfile: { profile: profileFixture({ locale: 'en', theme: null, revision: 8, ...parts }), userErrors: [] },
    },
  })

test('what is wrong is told at its field, what was typed stays, and put right it is saved', async () => {
  const { answer: reply, calls } = await renderRoute('/my-profile', { as: 'learner', answers })
  await field('Phone').fill('call me')
  await save.click()
  await expect.element(field('Phone')).toHaveAccessibleDescription(/Use only digits/)
  await expect.element(field('Phone')).toHaveValue('call me')
  expect(calls(UpdateProfileDocument)).toEqual([])
  reply(saved({ phone: '+254 711 000000' }))
  await field('Phone').fill('+254 711 000000')
  await save.click()
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(calls(UpdateProfileDocument)).toEqual([{ revision: 7, patch: { phone: '+254 711 000000' } }])
})

test('what the server refuses is told at its field', async () => {
  await renderRoute('/my-profile', {
    as: 'learner',
    answers: [
      ...answers,
      answer(UpdateProfileDocument, {
        user: { updateProfile: { profile: null, userErrors: [{ code: 'BAD_CHARACTERS', path: ['givenName'] }] } },
      }),
    ],
  })
  await field('Given name').fill('Amina')
  await save.click()
  await expect.element(field('Given name')).toHaveAccessibleDescription(/Remove characters/)
  await expect.element(field('Given name')).toHaveValue('Amina')
})

test('a field that was changed elsewhere shows both values and chooses none', async () => {
  const theirs = profileFixture({ locale: 'en', theme: null, familyName: 'Okello', phone: '112', revision: 8 })
  const { answer: reply, calls } = await renderRoute('/my-profile', {
    as: 'learner',
    answers: [
      ...answers,
      answer(UpdateProfileDocument, {
        user: { updateProfile: { profile: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await field('Family name').fill('Mbeki')
  await field('Pronouns').fill('they/them')
  await save.click()
  await expect.element(page.getByText(/This was changed elsewhere while you were editing/)).toBeVisible()
  const choices = page.getByRole('radiogroup', { name: 'Family name' }).getByRole('radio')
  await expect.poll(() => choices.elements().length).toBe(2)
  for (const choice of choices.all()) await expect.element(choice).not.toBeChecked()
  reply(saved({ familyName: 'Mbeki', pronouns: 'they/them', phone: '112' }))
  await page.getByRole('radio', { name: /Mbeki/ }).click()
  await save.first().click()
  await expect.element(field('Phone')).toHaveValue('112')
  await expect.element(field('Pronouns')).toHaveValue('they/them')
  expect(calls(UpdateProfileDocument).at(-1)).toMatchObject({ revision: 8, patch: { familyName: 'Mbeki' } })
})

test('without a network everything typed stays, leaving asks first, and the next try saves', async () => {
  const { answer: reply, router } = await renderRoute('/my-profile', {
    as: 'learner',
    answers: [...answers, answer(UpdateProfileDocument, noNetwork)],
  })
  await field('Pronouns').fill('they/them')
  await save.click()
  await expect.element(unsaved).toMatchTextContent(/The server did not answer/)
  await expect.element(field('Pronouns')).toHaveValue('they/them')
  await page.getByRole('link', { name: 'Appearance' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(router.state.location.search).toBe('')
  reply(saved({ pronouns: 'they/them' }))
  await unsaved.getByRole('button').last().click()
  await expect.element(unsaved).not.toBeInTheDocument()
})

test('Back asks before it leaves unsaved work', async () => {
  const { router } = await renderRoute('/my-profile?tab=appearance', { as: 'learner', answers })
  await page.getByRole('link', { name: 'Personal' }).click()
  await field('Pronouns').fill('they/them')
  history.back()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.element(field('Pronouns')).toHaveValue('they/them')
  history.back()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.search).toBe('?tab=appearance')
})

test('a profile that does not come says why and is asked for again', async () => {
  const { answer: reply } = await renderRoute('/my-profile', {
    as: 'learner',
    answers: [...answers, answer(MyProfileDocument, refused('UNAVAILABLE'))],
  })
  await expect.element(page.getByText(/The service is briefly unavailable/).first()).toBeVisible()
  reply(own())
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(field('Given name')).toHaveValue('Amani')
})

test('an email address is checked before it is sent, and waits for its confirmation', async () => {
  const { calls } = await renderRoute('/my-profile', {
    as: 'learner',
    answers: [
      ...answers,
      answer(RequestEmailChangeDocument, ({ email }) => ({
        user: {
          requestEmailChange: { pendingEmail: { email, expiresAt: '2026-11-25T06:00:00.000Z' }, userErrors: [] },
        },
      })),
    ],
  })
  await field('New email address').fill('amina@')
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expect.element(field('New email address')).toHaveAccessibleDescription(/Enter a complete email address/)
  expect(calls(RequestEmailChangeDocument)).toEqual([])
  await field('New email address').fill('amina@example.org')
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expect.element(page.getByText(/Waiting for confirmation: amina@example\.org/)).toBeVisible()
})

test('a wrong and a weak password are told at their fields', async () => {
  const { answer: reply } = await renderRoute('/my-profile?tab=sign-in', {
    as: 'learner',
    answers: [
      ...answers,
      answer(ChangePasswordDocument, {
        user: { changePassword: { userErrors: [{ code: 'WRONG_PASSWORD', path: ['current'] }] } },
      }),
    ],
  })
  await page.getByLabelText(/^Current password/).fill('wrong')
  await page.getByLabelText(/^New password/).fill('boat lantern river')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect
    .element(page.getByLabelText(/^Current password/))
    .toHaveAccessibleDescription(/This is not your current password/)
  reply(
    answer(ChangePasswordDocument, {
      user: { changePassword: { userErrors: [{ code: 'WEAK_PASSWORD', path: ['next'] }] } },
    }),
  )
  await page.getByLabelText(/^Current password/).fill('somo')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByLabelText(/^New password/)).toHaveAccessibleDescription(/Too easy to guess/)
})

test('a session that could not be ended stays in the list, with the reason', async () => {
  await renderRoute('/my-profile?tab=sign-in', {
    as: 'learner',
    answers: [...answers, answer(EndSessionDocument, noNetwork)],
  })
  const end = page.getByRole('button', { name: 'End', exact: true })
  await expect.poll(() => end.elements().length).toBe(2)
  await end.first().click()
  await expect.element(page.getByText(/Not ended\. The server did not answer/)).toBeVisible()
  expect(end.elements()).toHaveLength(2)
})

test('the keyboard alone finds a time zone, and choosing it saves it', async () => {
  const { calls } = await renderRoute('/my-profile?tab=language', {
    as: 'learner',
    answers: [...answers, own(newProfile), saved({ ...newProfile, timeZone: 'Asia/Kathmandu' })],
  })
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect.element(zone).toBeVisible()
  zone.element().focus()
  await userEvent.keyboard('kathmandu')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(zone).toHaveValue('Asia/Kathmandu')
  await expect
    .poll(() => calls(UpdateProfileDocument))
    .toEqual([{ revision: 1, patch: { timeZone: 'Asia/Kathmandu' } }])
})

test.for(['personal', 'language', 'appearance'])('on a phone %s does not scroll sideways', async (tab) => {
  await renderRoute(`/my-profile?tab=${tab}`, { as: 'learner', answers, width: 360 })
  await expect.element(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await expect.element(page.getByRole('group').first()).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
