/** The parts of the console, in the order of their tabs: everybody's, those who manage units, administrators. */
const consoleTabs = ['you', 'connection', 'events', 'screens', 'area', 'health', 'queues', 'view'] as const
export type ConsoleTab = (typeof consoleTabs)[number]

const adminTabs: ReadonlySet<ConsoleTab> = new Set(['health', 'queues', 'view'])

/** What decides about the tabs somebody sees. */
export interface TabRights {
  readonly isAdmin: boolean
  /** Education managers and administrators. */
  readonly isManager: boolean
}

/** The tabs somebody sees. */
export const tabsFor = ({ isAdmin, isManager }: TabRights): readonly ConsoleTab[] =>
  consoleTabs.filter((tab) => (tab === 'area' ? isManager : isAdmin || !adminTabs.has(tab)))

/** The tab an address names by `?tab=`; the first where it names none, or one the person does not have. */
export function tabOf(query: URLSearchParams, rights: TabRights): ConsoleTab {
  const named = query.get('tab')
  return tabsFor(rights).find((tab) => tab === named) ?? 'you'
}

/** The address of a tab; the first is the console's own. */
export const addressOf = (path: string, tab: ConsoleTab): string => (tab === 'you' ? path : `${path}?tab=${tab}`)
