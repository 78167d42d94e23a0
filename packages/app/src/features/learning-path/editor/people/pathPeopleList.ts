import type { LearningPathPeopleQuery } from '@somo/graphql/learning-path-editor'
import type { ComplianceState, LearningPathPersonFilter, LearningPathPersonSort } from '@somo/graphql/schema'
import type { ListCodec } from '../../../../domain/list/definition/defineList.ts'
import { defineList } from '../../../../domain/list/definition/defineList.ts'
import { many } from '../../../../domain/list/definition/listFilters.ts'
import { writePathAddress, type PathAddress } from '../../pathAddress.ts'

type PeoplePage = NonNullable<LearningPathPeopleQuery['learningPaths']['people']>
export type PathPersonRow = PeoplePage['items'][number]

/** In the order of their need. */
const complianceStates = [
  ...(['OVERDUE', 'EXPIRED', 'IN_GRACE', 'DUE_SOON', 'IN_PROGRESS'] as const),
  ...(['NOT_STARTED', 'WAIVED', 'EXPIRING', 'COMPLETED'] as const),
] as const satisfies readonly ComplianceState[]

/** The people of one learning path. */
export const pathPeopleList = defineList<LearningPathPersonFilter, LearningPathPersonSort>()({
  path: '/learning-path',
  tab: 'people',
  columns: {
    person: { sort: 'NAME' },
    state: {},
    stage: {},
    progress: {},
    due: { sort: 'DUE' },
    version: {},
  },
  filters: { state: many(complianceStates, 'state') },
  search: 'search',
  sort: 'person',
})

/** The codec of the people of one path: its addresses keep whose they are. */
export const pathPeopleCodec = (address: PathAddress): ListCodec<'entry'> => ({
  ...pathPeopleList,
  write(state) {
    const own = pathPeopleList.write(state)
    return `${writePathAddress({ ...address, tab: 'people' }).slice(1)}${own === '' ? '' : `&${own}`}`
  },
})
