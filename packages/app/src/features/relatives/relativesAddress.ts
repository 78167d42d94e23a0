import type { RelationFilter, SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../domain/list/definition/defineList.ts'
import { many } from '../../domain/list/definition/listFilters.ts'
import { relationTypes } from '../../domain/relation/relationMessages.ts'

export const relationStates = ['INVITED', 'ACTIVE', 'ENDED', 'DECLINED', 'EXPIRED'] as const

interface ByCreation {
  readonly field: 'CREATED'
  readonly direction: SortDirection
}

/** Relations, the latest first. */
export const relationList = defineList<RelationFilter, ByCreation>()({
  path: '/relatives',
  columns: { learner: {}, relative: {}, type: {}, sees: {}, state: {}, created: { sort: 'CREATED' }, until: {} },
  filters: { state: many(relationStates, 'state'), type: many(relationTypes, 'type') },
  search: 'search',
  sort: '-created',
})

/** The parts of the page, in their order; the register is for administrators. */
export const relativesTabs = ['register', 'mine', 'accompanied'] as const
export type RelativesTab = (typeof relativesTabs)[number]

export interface RelativesAddress {
  readonly tab: RelativesTab
  /** The code of an invitation. */
  readonly invite: string | null
}

/** What an address asks for; a part that is not the person's asks for the first one. */
export function readAddress(search: string, isAdministrator: boolean): RelativesAddress {
  const params = new URLSearchParams(search)
  const tabs = isAdministrator ? relativesTabs : relativesTabs.slice(1)
  const first = isAdministrator ? 'register' : 'mine'
  return { tab: tabs.find((tab) => tab === params.get('tab')) ?? first, invite: params.get('invite') }
}

export const tabHref = (tab: RelativesTab, isAdministrator: boolean): string =>
  tab === (isAdministrator ? 'register' : 'mine') ? '/relatives' : `/relatives?tab=${tab}`
