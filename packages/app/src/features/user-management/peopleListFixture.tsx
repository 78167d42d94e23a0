import { savedFixture, surroundingsFixture } from './peopleFixture.ts'
import { peopleCodec } from './peopleList.ts'
import { PeopleNotices, type PeopleNoticesProps } from './PeopleNotices.tsx'
import { PeopleViews } from './PeopleViews.tsx'
import type { UserManagementViewProps } from './UserManagementView.tsx'

const nothing = () => undefined

/** Two of the filters the list offers. */
export const filters: UserManagementViewProps['filters'] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'many',
    options: [
      { id: 'ACTIVE', label: 'Active' },
      { id: 'INVITED', label: 'Invited or not yet invited' },
    ],
  },
  { id: 'inactive', label: 'Inactive for', kind: 'number', min: 1, max: 3650, unit: 'days', end: 'from' },
]
/** What stands above the list; nothing, unless said. */
export const notices = (parts: Partial<PeopleNoticesProps> = {}) => (
  <PeopleNotices missing={[]} onRetry={nothing} waitingLinks={0} linksHref="/?open=links" job={null} {...parts} />
)
/** The row of views, with its numbers. */
export const views = (counts: typeof surroundingsFixture | null = surroundingsFixture) => (
  <PeopleViews
    address={{ state: peopleCodec.read(''), kept: '', hrefOfKept: (kept) => `/?${kept}` }}
    saved={savedFixture}
    counts={counts}
    mayShare
    onGo={nothing}
  />
)
