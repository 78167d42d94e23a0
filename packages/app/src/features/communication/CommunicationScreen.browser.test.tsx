import { DefaultUnitDocument, GetPreferencesDocument } from '@somo/graphql/appearance'
import {
  ConfirmNewsDocument,
  InboxDocument,
  InboxEntryDocument,
  SetInboxReadDocument,
} from '@somo/graphql/communication'
import {
  MessagePreviewDocument,
  SendMessageDocument,
  SentMessageDocument,
  SentMessagesDocument,
  type SentMessageQuery,
} from '@somo/graphql/communication-messages'
import {
  NewsAudienceDocument,
  OneNewsDocument,
  PublishNewsDocument,
  NewsReadersDocument,
  RemindOfNewsDocument,
  UpdateNewsDocument,
} from '@somo/graphql/communication-news'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { FindUnitsDocument } from '@somo/graphql/unit-finder'
import { GetVersionDocument } from '@somo/graphql/version'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { entryFixture, inboxFixture, newsFixture } from './communicationFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const opened = entryFixture(2)
const read = { ...opened, readAt: '2026-11-24T12:00:00.000Z' }
const inbox = answer(InboxDocument, { news: inboxFixture() })
const answers = [
  inbox,
  answer(InboxEntryDocument, { news: { entry: opened } }),
  answer(SetInboxReadDocument, { news: { setRead: { entry: read, userErrors: [] } } }),
  answer(ConfirmNewsDocument, { news: { confirm: { entry: read, userErrors: [] } } }),
]
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

test('signed out it is words and a button, and no call is made', async () => {
  const { calls, session } = await renderRoute('/communication', { as: 'visitor' })
  await expect.element(page.getByText('Sign in to see your news and messages.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  expect(session.calls.join()).toContain('/communication')
  expect([
    calls(DefaultUnitDocument),
    calls(GetPreferencesDocument),
    calls(UnreadNotificationsDocument),
    calls(GetVersionDocument),
  ]).toEqual([[], [], [], []])
})

test('a learner sees the inbox alone; what is opened is marked as read', async () => {
  const { calls, router } = await renderRoute('/communication?tab=sent', { as: 'learner', answers })
  await expect.element(page.getByText('2 new. One asks you to confirm that you have read it.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Sent' }).elements()).toEqual([])
  const title = button(/New escape routes in Hall B/).first()
  title.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please walk the new route once before your next shift.')).toBeVisible()
  expect(router.state.location.search).toContain(`open=${opened.uuid}`)
  await expect.poll(() => calls(SetInboxReadDocument)).toEqual([{ uuid: opened.uuid, isRead: true, locale: 'en' }])
})

test('news is confirmed in the list; what failed is said', async () => {
  const { answer: reply, calls } = await renderRoute('/communication', {
    as: 'learner',
    answers: [...answers, answer(ConfirmNewsDocument, noNetwork)],
  })
  const confirm = button(/^Confirm: New escape routes/)
  await confirm.click()
  await expect.element(page.getByText(/no connection|can’t be reached|connection/i).first()).toBeVisible()
  reply(answer(ConfirmNewsDocument, { news: { confirm: { entry: read, userErrors: [] } } }))
  await confirm.click()
  await expect.element(page.getByText(/Confirmed: New escape routes in Hall B from 1 December/)).toBeVisible()
  expect(calls(ConfirmNewsDocument)).toHaveLength(2)
})

test('on a phone without a network the inbox says so, and nothing is wider than the page', async () => {
  const { answer: reply } = await renderRoute('/communication', {
    as: 'learner',
    width: 360,
    answers: [...answers, answer(UnreadNotificationsDocument, noNetwork), answer(InboxDocument, noNetwork)],
  })
  const again = button('Try again')
  await expect.element(again).toBeVisible()
  reply(inbox)
  await again.click()
  await expect.element(page.getByText(/Can you take the Thursday event/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

const news = newsFixture()
const managed = [
  answer(OneNewsDocument, { news: { news } }),
  answer(NewsAudienceDocument, { news: { audience: { count: 118, withoutEmail: 9 } } }),
  answer(FindUnitsDocument, { units: { tree: { nodes: [], hasMore: false } } }),
]

test('a draft is saved with its revision and published; what is missing is said', async () => {
  const scheduled = newsFixture({ state: 'PUBLISHED', revision: 5 })
  const { answer: reply, calls } = await renderRoute(`/communication?news=${news.uuid}`, {
    as: 'manager',
    answers: [
      ...managed,
      answer(UpdateNewsDocument, { news: { update: { news: { ...news, revision: 4 }, userErrors: [] } } }),
      answer(PublishNewsDocument, {
        news: { publish: { news, userErrors: [{ code: 'REQUIRED', path: ['texts', 'de', 'body'] }] } },
      }),
      answer(NewsReadersDocument, { news: { readers: { items: [], pageInfo } } }),
    ],
  })
  await expect.element(page.getByText(/^118/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Escape routes in Hall B')
  await button('Publish').click()
  await expect.element(page.getByText(/Save your changes first/)).toBeVisible()
  await button('Save draft').click()
  await expect.element(page.getByText(/Saved\./)).toBeVisible()
  expect(calls(UpdateNewsDocument)[0]).toMatchObject({ uuid: news.uuid, revision: 3 })
  await button('Publish').click()
  await expect.element(page.getByText(/Enter a title and a text in the main language/)).toBeVisible()
  reply(answer(PublishNewsDocument, { news: { publish: { news: scheduled, userErrors: [] } } }))
  reply(answer(OneNewsDocument, { news: { news: scheduled } }))
  await button('Publish').click()
  await expect.element(page.getByText(/Published\./)).toBeVisible()
  await expect.element(page.getByText('Confirmed by 0 of 118')).toBeVisible()
})

test('those who have not confirmed are listed and reminded', async () => {
  const published = newsFixture({ state: 'PUBLISHED', readCount: 100, confirmedCount: 96 })
  await renderRoute(`/communication?news=${news.uuid}`, {
    as: 'manager',
    answers: [
      ...managed,
      answer(OneNewsDocument, { news: { news: published } }),
      answer(NewsReadersDocument, {
        news: {
          readers: {
            items: [{ uuid: 'p-1', name: 'Emre Yıldırım', email: null, readAt: null, confirmedAt: null }],
            pageInfo,
          },
        },
      }),
      answer(RemindOfNewsDocument, { news: { remind: { reminded: 22, userErrors: [] } } }),
    ],
  })
  await expect.element(page.getByText('Emre Yıldırım')).toBeVisible()
  await button('Remind the others').click()
  await expect.element(page.getByText(/22 people reminded/)).toBeVisible()
})

test('a message says how many get it before it is sent, and asks again where that number changed', async () => {
  const {
    answer: reply,
    calls,
    router,
  } = await renderRoute('/communication?compose=message', {
    as: 'manager',
    answers: [
      answer(FindUnitsDocument, {
        units: {
          tree: {
            nodes: [{ uuid: 'u-1', key: 'nord', name: 'Lager Nord', parent: null, displayedId: null }],
            hasMore: false,
          },
        },
      }),
      answer(MessagePreviewDocument, {
        messages: { preview: { count: 12, withoutEmail: 1, overLimit: 2, sample: ['Amina Okafor'] } },
      }),
      answer(SendMessageDocument, {
        message: { send: { message: null, userErrors: [{ code: 'COUNT_CHANGED', path: ['target'] }] } },
      }),
      answer(SentMessagesDocument, { messages: { sent: { items: [], pageInfo } } }),
    ],
  })
  await page.getByRole('combobox', { name: /^Unit/ }).fill('Lager')
  await page.getByRole('option', { name: /Lager Nord/ }).click()
  const send = button('Send to 12 people')
  await expect.element(send).toBeVisible()
  await expect.element(page.getByText(/2 of them have already had today’s emails/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Please finish')
  await page.getByRole('textbox', { name: /^Text/ }).fill('It takes 20 minutes.')
  await send.click()
  await expect.element(page.getByText(/The number of people has changed/).first()).toBeVisible()
  reply(answer(SendMessageDocument, { message: { send: { message: null, userErrors: [] } } }))
  await send.click()
  await expect.element(page.getByText(/Message sent to 12 people/)).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?tab=sent')
  expect(calls(SendMessageDocument)[1]).toMatchObject({
    expectedCount: 12,
    input: { subject: 'Please finish', target: { unit: 'u-1', withSubunits: true, state: [] } },
  })
})

test('the recipients of a sent message beyond the first page are reached by the buttons for pages', async () => {
  const message = {
    uuid: 'm1',
    subject: 'Please finish the safety briefing',
    body: 'It is due on Friday.',
    sentAt: '2026-11-24T12:00:00.000Z',
    unit: null,
    state: [],
    recipients: 130,
    readCount: 2,
  }
  const recipientsFrom = (from: number, pageInfo: SentMessageQuery['messages']['recipients']['pageInfo']) =>
    answer(SentMessageDocument, {
      messages: {
        message,
        recipients: {
          items: Array.from({ length: 25 }, (_, place) => ({
            uuid: `p${from + place}`,
            name: `Person ${from + place}`,
            readAt: null,
          })),
          pageInfo,
        },
      },
    })
  const { calls, answer: reply } = await renderRoute('/communication?tab=sent&open=m1', {
    as: 'manager',
    answers: [
      ...answers,
      answer(SentMessagesDocument, { messages: { sent: { items: [message], pageInfo } } }),
      recipientsFrom(1, { startCursor: 'a', endCursor: 'b', hasNext: true, hasPrevious: false }),
    ],
  })
  await expect.element(page.getByText('Person 25', { exact: true })).toBeVisible()
  reply(recipientsFrom(26, { startCursor: 'c', endCursor: 'd', hasNext: true, hasPrevious: true }))
  await page.getByRole('navigation', { name: 'Pages of recipients' }).getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('Person 50', { exact: true })).toBeVisible()
  await expect.element(page.getByText('26 to 50 of 130')).toBeVisible()
  expect(calls(SentMessageDocument)).toEqual([
    { uuid: 'm1', page: { first: 25 } },
    { uuid: 'm1', page: { first: 25, after: 'b' } },
  ])
})
