/** The parts of the console, in the order of their tabs; the last is for administrators. */
const consoleTabs = ['you', 'connection', 'events', 'screens', 'health'] as const
export type ConsoleTab = (typeof consoleTabs)[number]

/** The tabs somebody sees. */
export const tabsFor = (isAdmin: boolean): readonly ConsoleTab[] => consoleTabs.filter((tab) => isAdmin || tab !== 'health')

/** The tab an address names by `?tab=`; the first where it names none, or one the person does not have. */
export function tabOf(query: URLSearchParams, isAdmin: boolean): ConsoleTab {
  const named = query.get('tab')
  return tabsFor(isAdmin).find((tab) => tab === named) ?? 'you'
}

/** The address of a tab; the first is the console's own. */
export const addressOf = (path: string, tab: ConsoleTab): string => (tab === 'you' ? path : `${path}?tab=${tab}`)
