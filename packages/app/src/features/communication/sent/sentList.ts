import type { SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'

interface ByTime {
  readonly field: 'SENT'
  readonly direction: SortDirection
}

/** Messages that the person sent, the latest first. */
export const sentList = defineList<Record<string, never>, ByTime>()({
  path: '/communication',
  tab: 'sent',
  columns: { subject: {}, recipients: {}, read: {}, sent: { sort: 'SENT' } },
  filters: {},
  sort: '-sent',
})
