/** The parts of the page, in their order; each is an address, `?tab=` and its name. */
export const tabNames = ['settings', 'jobs', 'mail', 'fields', 'synonyms', 'audit', 'about'] as const
export type TabName = (typeof tabNames)[number]

/** Which part an address asks for; one that is not there asks for the first. */
export function readTab(query: URLSearchParams): TabName {
  const requested = query.get('tab')
  return tabNames.find((name) => name === requested) ?? 'settings'
}

/** The address of a part; the first one needs no query. */
export const tabAddress = (pathname: string, tab: TabName): string =>
  tab === 'settings' ? pathname : `${pathname}?tab=${tab}`
