import {
  NotificationPreferencesDocument,
  RenewCalendarAddressDocument,
  SetNotificationPreferenceDocument,
  type NotificationPreferencesQuery,
} from '@somo/graphql/my-notifications'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'

type Found = NotificationPreferencesQuery['notifications']
export type NotificationPreference = Found['preferences'][number]

export interface NotificationPreferencesData {
  readonly found: QueryUse<Found>
  /** Each resolves to what kept it from being done; null where it is done. */
  readonly setPreference: (preference: NotificationPreference) => Promise<Problem | null>
  readonly renewAddress: () => Promise<Problem | null>
}

/** What the person chose for notifications, and their calendar; asked only while the tab is open. */
export function useNotificationPreferences(isWanted: boolean): NotificationPreferencesData {
  const found = useQueryState(NotificationPreferencesDocument, {
    pick: (data) => data.notifications,
    isWanted,
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
  })
  const set = useAction(SetNotificationPreferenceDocument, (data) => data.notification.setPreference)
  const renew = useAction(RenewCalendarAddressDocument, (data) => data.notification)
  return {
    found,
    async setPreference({ group, inApp, email }) {
      const { problem } = await set.run({ group, inApp, email })
      await found.refetch()
      return problem
    },
    async renewAddress() {
      const { problem } = await renew.run({})
      await found.refetch()
      return problem
    },
  }
}
