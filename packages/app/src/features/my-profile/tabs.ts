/** The parts of the page, in their order; each is an address, `?tab=` and its name. */
export const tabNames = ['personal', 'language', 'appearance', 'notifications', 'privacy', 'sign-in'] as const
export type TabName = (typeof tabNames)[number]

/** Which part an address asks for; one that is not there asks for the first. */
export function readTab(search: string): TabName {
  const asked = new URLSearchParams(search).get('tab')
  return tabNames.find((name) => name === asked) ?? 'personal'
}

/** The address of a part; the first one needs no query. */
export const tabAddress = (pathname: string, tab: TabName): string =>
  tab === 'personal' ? pathname : `${pathname}?tab=${tab}`
