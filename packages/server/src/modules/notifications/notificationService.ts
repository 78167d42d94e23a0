import type {
  NotificationPage,
  NotificationPreference,
  NotificationPreferencesPayload,
  NotificationsReadPayload,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import type { PagePlan } from '../paging.ts'
import { defaultChannels, notificationGroups } from './notificationEvents.ts'
import * as store from './notificationStore.ts'
import { mapValues } from './notificationValues.ts'

type Reader = Pick<Caller, 'subject'>

/** Everybody's own notifications and what they chose. A caller who is not known yet has none. */
export interface NotificationService {
  list(caller: Reader, plan: PagePlan<'CREATED'>, onlyUnread: boolean, locale: string): Promise<NotificationPage>
  countUnread(caller: Reader): Promise<number>
  setRead(caller: Reader, uuids: readonly string[], isRead: boolean): Promise<NotificationsReadPayload>
  markAllRead(caller: Reader, until: string): Promise<NotificationsReadPayload>
  undoMarkAllRead(caller: Reader, readAt: string): Promise<NotificationsReadPayload>
  preferences(caller: Reader): Promise<NotificationPreference[]>
  setPreference(caller: Reader, preference: store.PreferenceRow): Promise<NotificationPreferencesPayload>
}

const mostMarked = 100

/** Makes the service. */
export function createNotificationService(pool: Pool): NotificationService {
  const personOf = async ({ subject }: Reader): Promise<string> => {
    const person = await store.findPerson(pool, subject)
    if (person === null) throw new SomoError('NOT_FOUND')
    return person
  }
  const countUnread = async ({ subject }: Reader): Promise<number> => {
    const person = await store.findPerson(pool, subject)
    return person === null ? 0 : store.countUnread(pool, person)
  }
  const preferences = async ({ subject }: Reader): Promise<NotificationPreference[]> => {
    const person = await store.findPerson(pool, subject)
    const chosen = person === null ? [] : await store.readPreferences(pool, person)
    return notificationGroups.map(
      (group) => chosen.find((row) => row.group === group) ?? { group, ...defaultChannels[group] },
    )
  }
  const answerRead = async (caller: Reader, readAt: Date | null): Promise<NotificationsReadPayload> => ({
    readAt: readAt?.toISOString() ?? null,
    unreadCount: await countUnread(caller),
  })
  return {
    countUnread,
    preferences,
    async list(caller, plan, onlyUnread, locale) {
      const { items, pageInfo } = await store.listNotifications(pool, plan, await personOf(caller), onlyUnread)
      return { items: items.map((row) => mapNotification(row, locale)), pageInfo }
    },
    async setRead(caller, uuids, isRead) {
      await store.markRead(pool, await personOf(caller), uuids.filter(isUuid).slice(0, mostMarked), isRead)
      return answerRead(caller, null)
    },
    markAllRead: async (caller, until) =>
      answerRead(caller, await store.markAllRead(pool, await personOf(caller), until)),
    async undoMarkAllRead(caller, readAt) {
      await store.undoMarkAllRead(pool, await personOf(caller), readAt)
      return answerRead(caller, null)
    },
    async setPreference(caller, preference) {
      await store.savePreference(pool, await personOf(caller), preference)
      return { preferences: await preferences(caller), userErrors: [] }
    },
  }
}

const mapNotification = (row: store.NotificationRow, locale: string): NotificationPage['items'][number] => ({
  uuid: row.uuid,
  event: row.event,
  values: mapValues(row.values, locale),
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
})
