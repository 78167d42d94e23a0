import { readSelectedId } from '../../platform/api/isUuid.ts'

/** The parts of a unit's page. */
export const unitTabs = ['members', 'details', 'history'] as const
export type UnitTab = (typeof unitTabs)[number]

/** What is being done beside the page; each has an address of its own. */
export const unitTasks = [
  'new',
  'add',
  'move',
  'merge',
  'deactivate',
  'archive',
  'roll',
  'unroll',
  'requests',
  'coming',
  'export',
] as const
export type UnitTask = (typeof unitTasks)[number]

/** Where one is on this screen: all of it stands in the query of the address. */
export interface UnitAddress {
  readonly unit: string | null
  readonly tab: UnitTab
  readonly task: UnitTask | null
  /** Work that is followed above the page; null for none. */
  readonly job: string | null
  /** What the tree is searched for. */
  readonly search: string
  readonly withArchived: boolean
}

/** Reads an address; whatever is unknown in it counts as absent. */
export function readUnitAddress(params: URLSearchParams): UnitAddress {
  return {
    unit: readSelectedId(params.get('unit')),
    tab: unitTabs.find((tab) => tab === params.get('tab')) ?? 'members',
    task: unitTasks.find((task) => task === params.get('do')) ?? null,
    job: readSelectedId(params.get('job')),
    search: params.get('search') ?? '',
    withArchived: params.has('archived'),
  }
}

/** Writes one; what is as usual is left out, so that a plain page has a plain address. */
export function writeUnitAddress({ unit, tab, task, job, search, withArchived }: UnitAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (unit !== null) params.set('unit', unit)
  if (tab !== 'members') params.set('tab', tab)
  if (task !== null) params.set('do', task)
  if (job !== null) params.set('job', job)
  if (search !== '') params.set('search', search)
  if (withArchived) params.set('archived', '')
  return params
}

/** The address of a unit's page, seen from another one. */
export const unitHref = (pathname: string, address: UnitAddress): string => {
  const query = writeUnitAddress(address).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
