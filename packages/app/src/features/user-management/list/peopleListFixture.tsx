import { known } from '../../../testing/answers.ts'
import { screenListFixture, type ScreenListParts } from '../../../testing/listFixture.ts'
import { pageFixture, peopleFixture, savedFixture } from '../peopleFixture.ts'
import { peopleList, type PersonRow, type PersonTab } from './peopleList.ts'
import { PeopleNotices, type PeopleNoticesProps } from './PeopleNotices.tsx'

/** The list of people of an administrator; any part can be replaced. */
export const peopleListFixture = (
  parts: ScreenListParts<PersonRow, PersonTab> = {},
  people: readonly PersonRow[] = peopleFixture,
) =>
  screenListFixture(peopleList, people, {
    page: known(pageFixture(people)),
    ...parts,
    count: { matching: people.length === 0 ? 0 : 1000, isCapped: people.length > 0, ...parts.count },
    saved: { ...savedFixture, ...parts.saved },
  })

/** What stands above the table; nothing, unless said. */
export const notices = (parts: Partial<PeopleNoticesProps> = {}) => (
  <PeopleNotices waitingLinks={0} linksHref="/?open=links" job={null} {...parts} />
)
