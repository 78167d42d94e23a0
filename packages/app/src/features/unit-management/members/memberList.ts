import type { MemberFilter, MemberSort, MembershipSource } from '@somo/graphql/schema'
import { defineList, type ListCodec } from '../../../domain/list/definition/defineList.ts'
import { many } from '../../../domain/list/definition/listFilters.ts'
import { unitRoles } from '../../../domain/unit/unitMessages.ts'

/** How somebody can have come into a unit, in the order of the filter. */
const sources = ['MANUAL', 'IMPORT', 'SELF', 'SEED'] as const satisfies readonly MembershipSource[]

/** The members of a unit. */
export const memberList = defineList<MemberFilter, MemberSort>()({
  path: '/unit-management',
  columns: {
    // The email address stands below the name, the last day with the role.
    name: { sort: 'NAME', export: ['NAME', 'EMAIL'] },
    role: { export: ['ROLE', 'UNTIL'] },
    since: { sort: 'SINCE', export: 'SINCE' },
    source: { export: 'SOURCE' },
    username: { export: 'USERNAME', isHidden: true },
    displayedId: { export: 'DISPLAYED_ID', isHidden: true },
  },
  filters: { role: many(unitRoles, 'role'), source: many(sources, 'source') },
  search: 'search',
  sort: 'name',
  views: { responsible: { role: ['MANAGER', 'DEPUTY'] } },
})

/** The codec of the list on the page of a unit: its addresses keep what they say of the page, which alone follows jobs. */
export const codecOnPage = (page: string): ListCodec<'entry'> => ({
  ...memberList,
  read: (search) => ({ ...memberList.read(search), open: null, job: null }),
  write: (state) => [page, memberList.write(state)].filter((part) => part !== '').join('&'),
})
