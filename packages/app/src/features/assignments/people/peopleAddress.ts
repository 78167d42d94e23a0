import type { ListCodec } from '../../../domain/list/definition/defineList.ts'
import { readListBehind, writeListBehind } from '../../../domain/list/definition/listBehind.ts'
import { readSelectedId } from '../../../platform/api/isUuid.ts'
import { assignmentList } from '../list/assignmentList.ts'
import { peopleList } from './peopleList.ts'

/** Whose people are shown. */
export interface PeopleAddress {
  readonly assignment: string
  /** The list of assignments it was opened from, as its codec writes it. */
  readonly list: string
}

/** What an address asks for; null where it is not about people. */
export function readPeopleAddress(query: URLSearchParams): PeopleAddress | null {
  const assignment = readSelectedId(query.get('people'))
  return assignment === null ? null : { assignment, list: readListBehind(assignmentList, query) }
}

/** The query of the people of an assignment, narrowed by `narrowed` (`state=OVERDUE`), with its question mark. */
export function writePeopleAddress({ assignment, list }: PeopleAddress, narrowed = ''): string {
  const query = new URLSearchParams({ people: assignment })
  writeListBehind(assignmentList, query, list)
  return `?${query.toString()}${narrowed === '' ? '' : `&${narrowed}`}`
}

/** The codec of the people of one assignment: its addresses keep whose they are. */
export const peopleCodec = (address: PeopleAddress): ListCodec<'entry'> => ({
  ...peopleList,
  write: (state) => writePeopleAddress(address, peopleList.write(state)).slice(1),
})
