import { DefaultUnitDocument, GetPreferencesDocument } from '@somo/graphql/appearance'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { FindPeopleDocument } from '@somo/graphql/person-finder'
import {
  AcceptRelationDocument,
  AccompaniedDocument,
  EndRelationDocument,
  RelationInvitationDocument,
  RespondToMentorDocument,
  SeenByDocument,
} from '@somo/graphql/relatives'
import { CountRelationsDocument, InviteRelativeDocument, RelationsDocument } from '@somo/graphql/relatives-register'
import { GetVersionDocument } from '@somo/graphql/version'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { seenByListFixture } from '../../domain/relation/seenByFixture.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { accompaniedFixture, invitationFixture, relationFixture, relationsFixture } from './relativesFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const none = { userErrors: [] }
const seenBy = answer(SeenByDocument, { relations: { seenBy: seenByListFixture() } })
const accompanied = answer(AccompaniedDocument, { relations: { accompanied: accompaniedFixture() } })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

test('signed out an invitation names nobody, makes no call, and is kept for after the sign-in', async () => {
  const { calls, session } = await renderRoute('/relatives?invite=7KQ4-M2XD', { as: 'visitor' })
  await expect.element(page.getByText(/You’ve been invited to accompany someone’s learning/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  expect(session.calls.join()).toContain('/relatives?invite=7KQ4-M2XD')
  expect([
    calls(DefaultUnitDocument),
    calls(GetPreferencesDocument),
    calls(UnreadNotificationsDocument),
    calls(GetVersionDocument),
  ]).toEqual([[], [], [], []])
})

test('an invitation is accepted once one knows whom it is about; one that opens nothing says so', async () => {
  const { answer: reply, router } = await renderRoute('/relatives?invite=7KQ4-M2XD', {
    as: 'learner',
    answers: [
      answer(RelationInvitationDocument, { relations: { invitation: invitationFixture() } }),
      answer(AcceptRelationDocument, { relation: { accept: { userErrors: [{ code: 'SELF', path: ['code'] }] } } }),
      accompanied,
    ],
  })
  await expect.element(page.getByText('You’re invited to accompany Zawadi Kamau. Your role: Guardian.')).toBeVisible()
  await button('Accept').click()
  await expect.element(page.getByText(/This invitation is about you/)).toBeVisible()
  reply(answer(AcceptRelationDocument, { relation: { accept: none } }))
  await button('Accept').click()
  await expect.element(page.getByText(/You now accompany Zawadi Kamau/)).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?tab=accompanied')
})

test('a link without a whole code says what to do, and asks nothing', async () => {
  const { router, calls } = await renderRoute('/relatives?invite=', { as: 'learner' })
  await expect.element(page.getByText(/The link of your invitation is incomplete/)).toBeVisible()
  await router.navigate('/relatives?invite=7KQ4')
  await expect.element(page.getByText(/The link of your invitation is incomplete/)).toBeVisible()
  expect(calls(RelationInvitationDocument)).toEqual([])
})

test('a learner accepts one mentor and ends another; a guardian is set by the organisation', async () => {
  const { calls } = await renderRoute('/relatives', {
    as: 'learner',
    answers: [
      seenBy,
      answer(RespondToMentorDocument, { relation: { respond: none } }),
      answer(EndRelationDocument, { relation: { end: none } }),
    ],
  })
  await expect.element(page.getByText('Set by your organisation')).toBeVisible()
  await button('Accept').click()
  await expect.element(page.getByText(/Lydia Chepkoech can now see your learning/)).toBeVisible()
  await button('End').click()
  await expect.element(page.getByText('Joseph Baraka won’t see your learning any more.')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect.element(page.getByText(/The relation has ended/)).toBeVisible()
  expect(calls(EndRelationDocument)).toEqual([{ uuid: seenByListFixture()[1]?.uuid }])
})

test('cards of learners show no more than came, and fit a phone', async () => {
  await renderRoute('/relatives?tab=accompanied', { as: 'learner', answers: [accompanied], width: 360 })
  await expect.element(page.getByText('Overdue')).toBeVisible()
  await expect.element(page.getByText(/Result 86/)).toBeVisible()
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Valid until', { exact: false })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('without a network the list says so and asks again', async () => {
  const { answer: reply } = await renderRoute('/relatives', {
    as: 'learner',
    answers: [answer(UnreadNotificationsDocument, noNetwork), answer(SeenByDocument, noNetwork)],
  })
  const again = button('Try again')
  await expect.element(again).toBeVisible()
  reply(seenBy)
  await again.click()
  await expect.element(page.getByText('Rehema Kamau')).toBeVisible()
})

const register = [
  answer(RelationsDocument, { relations: { list: { items: relationsFixture(), pageInfo } } }),
  answer(CountRelationsDocument, { relations: { count: 2 } }),
  answer(FindPeopleDocument, {
    users: {
      users: {
        items: [
          { uuid: 'p-1', name: 'Zawadi Kamau', email: 'zawadi@somo.example', username: 'zawadi', displayedId: null },
        ],
      },
    },
  }),
]

test('an administrator invites by code, which is shown once; ten relatives are enough', async () => {
  const { answer: reply, calls } = await renderRoute('/relatives', {
    answers: [
      ...register,
      answer(InviteRelativeDocument, {
        relation: { invite: { relation: null, code: null, userErrors: [{ code: 'TOO_MANY', path: ['learner'] }] } },
      }),
    ],
  })
  await expect.element(page.getByText('By code, not used yet')).toBeVisible()
  await button('Invite').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Learner/ }).fill('Zawadi')
  await page.getByRole('option', { name: /Zawadi Kamau/ }).click()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect.element(page.getByText(/This learner already has 10 relatives/).first()).toBeVisible()
  reply(
    answer(InviteRelativeDocument, {
      relation: { invite: { relation: relationFixture(3), code: '7KQ4-M2XD', userErrors: [] } },
    }),
  )
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect.element(page.getByText('7KQ4-M2XD')).toBeVisible()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await button('Copy link').click()
  await expect.element(page.getByText(/could not be copied: .*invite=7KQ4-M2XD/)).toBeVisible()
  expect(calls(InviteRelativeDocument)[1]).toEqual({
    input: { learner: 'p-1', type: 'GUARDIAN', sees: ['DUE_DATES'], until: null, email: null },
  })
})
