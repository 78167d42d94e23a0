import { defineList } from '../../domain/list/definition/defineList.ts'
import type { SortDirection } from '@somo/graphql/schema'

interface ByTime {
  readonly field: 'AT'
  readonly direction: SortDirection
}

/** News and messages for the person, the latest first. */
export const inboxList = defineList<Record<string, never>, ByTime>()({
  path: '/communication',
  columns: { at: { sort: 'AT' } },
  filters: {},
  sort: '-at',
})

/** The parts of the page, in their order; the others are for those who manage people. */
export const communicationTabs = ['inbox', 'news', 'sent'] as const
export type CommunicationTab = (typeof communicationTabs)[number]

/** What an address asks for. */
export interface CommunicationAddress {
  readonly tab: CommunicationTab
  /** The news that is edited. */
  readonly news: string | null
  readonly isComposing: boolean
}

/** What an address asks for; a part that is not the person's asks for the inbox. */
export function readAddress(search: string, isManager: boolean): CommunicationAddress {
  const params = new URLSearchParams(search)
  if (!isManager) return { tab: 'inbox', news: null, isComposing: false }
  return {
    tab: communicationTabs.find((tab) => tab === params.get('tab')) ?? 'inbox',
    news: params.get('news'),
    isComposing: params.get('compose') === 'message',
  }
}

export const tabHref = (tab: CommunicationTab): string =>
  tab === 'inbox' ? '/communication' : `/communication?tab=${tab}`
export const newsHref = (uuid: string): string => `/communication?news=${uuid}`
export const composeHref = '/communication?compose=message'
