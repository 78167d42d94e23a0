import { readSelectedId } from '../../../platform/api/isUuid.ts'

/** The parts of the page of one badge. */
export const badgeTabs = ['rule', 'awards'] as const
export type BadgeTab = (typeof badgeTabs)[number]

/** Where one is on this screen: all of it stands in the query of the address. */
export interface BadgeAddress {
  /** The badge that is open; null for the list, `new` for one that is being made. */
  readonly badge: string | null
  readonly tab: BadgeTab
}

/** Reads an address; whatever is unknown in it counts as absent. */
export function readBadgeAddress(search: string): BadgeAddress {
  const params = new URLSearchParams(search)
  const badge = params.get('open')
  return {
    badge: badge === 'new' ? badge : readSelectedId(badge),
    tab: badgeTabs.find((tab) => tab === params.get('tab')) ?? 'rule',
  }
}

/** Writes one; what is as usual is left out. */
export function badgeHref({ badge, tab = 'rule' }: Partial<BadgeAddress>): string {
  const params = new URLSearchParams()
  if (badge !== null && badge !== undefined) params.set('open', badge)
  if (tab !== 'rule') params.set('tab', tab)
  return `?${params.toString()}`
}
