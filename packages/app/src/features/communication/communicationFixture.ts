import type { News } from './news/newsTypes.ts'
import type { Inbox, InboxEntry } from './useInbox.ts'

const uuid = (number: number): string => `0193d000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** News of the inbox; any part can be replaced. */
export const entryFixture = (number: number, parts: Partial<InboxEntry> = {}): InboxEntry => ({
  uuid: uuid(number),
  kind: 'NEWS',
  title: 'New escape routes in Hall B from 1 December',
  locale: 'en',
  body: 'From 1 December the doors at **ramps 3 and 4** are the way out of Hall B.\n\nPlease walk the new route once before your next shift.',
  from: 'Miriam Schäfer',
  units: ['Lager Nord'],
  at: '2026-11-24T08:30:00.000Z',
  isPinned: false,
  mustConfirm: true,
  readAt: null,
  confirmedAt: null,
  ...parts,
})

/** An unread message, news to confirm, confirmed news, and what was read. */
export const inboxFixture = (): Inbox => ({
  inbox: {
    items: [
      entryFixture(1, {
        kind: 'MESSAGE',
        title: 'Can you take the Thursday event?',
        from: 'Jonas Weidmann',
        units: [],
        locale: null,
        body: 'Hello Amina,\n\nKatharina is ill. Could you open up at 8:30?',
        mustConfirm: false,
        at: '2026-11-24T11:05:00.000Z',
      }),
      entryFixture(2),
      entryFixture(3, {
        title: 'Learning time on the roster: how to enter it',
        from: 'Salome Wanjiru',
        units: [],
        at: '2026-11-19T09:00:00.000Z',
        readAt: '2026-11-19T12:40:00.000Z',
        confirmedAt: '2026-11-19T12:40:00.000Z',
      }),
      entryFixture(4, {
        title: 'Somo is closed on Sunday from 06:00 to 07:00',
        from: null,
        units: [],
        mustConfirm: false,
        at: '2026-11-04T08:00:00.000Z',
        readAt: '2026-11-04T09:00:00.000Z',
      }),
    ],
    pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false },
  },
  pinned: [],
  inboxCounts: { unread: 2, toConfirm: 1 },
})

/** News as those see it who write it; any part can be replaced. */
export const newsFixture = (parts: Partial<News> = {}): News => ({
  uuid: uuid(11),
  state: 'DRAFT',
  mainLocale: 'en',
  roles: [],
  withSubunits: true,
  texts: [
    { locale: 'en', title: 'New escape routes in Hall B', body: 'The doors at **ramps 3 and 4** are the way out.' },
    { locale: 'de', title: 'Neue Fluchtwege in Halle B', body: 'Die Türen an den **Rampen 3 und 4** führen hinaus.' },
  ],
  units: [{ uuid: uuid(21), name: 'Lager Nord' }],
  publishFrom: null,
  publishUntil: null,
  isPinned: false,
  mustConfirm: true,
  author: 'Miriam Schäfer',
  createdAt: '2026-11-23T08:30:00.000Z',
  publishedAt: null,
  audienceCount: 118,
  readCount: 0,
  confirmedCount: 0,
  revision: 3,
  ...parts,
})
