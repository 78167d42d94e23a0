import type { NotificationsTabProps } from './NotificationsTab.tsx'

const stays = () => undefined

/** The choices of a new manager. */
export const notificationsFixture = (): NotificationsTabProps => ({
  found: {
    isWaiting: false,
    problem: null,
    retry: stays,
    refetch: () => Promise.resolve(),
    data: {
      preferences: [
        { group: 'LEARNING', inApp: true, email: 'AT_ONCE' },
        { group: 'MANAGING', inApp: true, email: 'DAILY' },
        { group: 'PROOFS', inApp: true, email: 'AT_ONCE' },
        { group: 'NEWS', inApp: false, email: 'OFF' },
        { group: 'MESSAGES', inApp: true, email: 'AT_ONCE' },
      ],
      calendarAddress: 'https://somo.example/calendar/0199aa10-0000-7000-8000-000000000001.0.c2VjcmV0.ics',
    },
  },
  hidden: [],
  onChoose: stays,
  onCopy: stays,
  onRenew: () => Promise.resolve(null),
})
