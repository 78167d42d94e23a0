import type { MemberFilter, MemberSort, MembershipSource } from '@somo/graphql/schema'
import { createListCodec, type ListCodec } from '../../domain/list/listCodec.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { chosenOf } from '../../domain/list/simpleList.ts'
import { unitRoles } from '../../domain/unit/unitMessages.ts'

/** How somebody can have come into a unit, in the order of the filter. */
export const sources = ['MANUAL', 'IMPORT', 'SELF', 'SEED'] as const satisfies readonly MembershipSource[]

/** What the address of the members of a unit can say, beside what it says of the unit. */
export const memberCodec = createListCodec<'entry'>({
  filters: [
    { id: 'role', kind: 'many', options: unitRoles },
    { id: 'source', kind: 'many', options: sources },
  ],
  columns: ['name', 'role', 'since', 'source', 'username', 'displayedId'],
  hidden: ['username', 'displayedId'],
  sorts: ['name', 'since'],
  sort: { columnId: 'name', direction: 'ascending' },
  tabs: ['entry'],
})

/** The codec of the list on the page of a unit: its addresses keep what they say of the page, which alone follows work. */
export const codecOnPage = (page: string): ListCodec<'entry'> => ({
  ...memberCodec,
  read: (search) => ({ ...memberCodec.read(search), open: null, job: null }),
  write: (state) => [page, memberCodec.write(state)].filter((part) => part !== '').join('&'),
})

/** What is listed, as the API asks for it. */
export function filterOf({ search, filters }: Pick<ListState, 'search' | 'filters'>): MemberFilter {
  const [role, source] = [chosenOf(filters, 'role', unitRoles), chosenOf(filters, 'source', sources)]
  return {
    ...(search === '' ? {} : { search }),
    ...(role === null ? {} : { role }),
    ...(source === null ? {} : { source }),
  }
}

/** The order, as the API asks for it. */
export const sortOf = ({ sort }: Pick<ListState, 'sort'>): MemberSort => ({
  field: sort.columnId === 'since' ? 'SINCE' : 'NAME',
  direction: sort.direction === 'descending' ? 'DESCENDING' : 'ASCENDING',
})

/** The views every unit has, as a saved one would keep them. */
export const builtInViews = { all: '', responsible: 'role=MANAGER,DEPUTY' } as const

/** What the server calls the columns; a role stands with its last day, a name with the address below it. */
const exported = new Map([
  ['name', ['NAME', 'EMAIL']],
  ['role', ['ROLE', 'UNTIL']],
  ['since', ['SINCE']],
  ['source', ['SOURCE']],
  ['username', ['USERNAME']],
  ['displayedId', ['DISPLAYED_ID']],
])

/** The columns a person sees, in their order. */
export function exportColumns({ layout: { order, hidden } }: Pick<ListState, 'layout'>): string[] {
  const { columns } = memberCodec.spec
  return [...order, ...columns.filter((id) => !order.includes(id))]
    .filter((id) => !hidden.includes(id))
    .flatMap((id) => exported.get(id) ?? [])
}
