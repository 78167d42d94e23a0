import type { StatisticsFilter } from '@somo/graphql/schema'
import { isUuid } from '../../database/uuid.ts'
import { createParameters, writePredicates, type FilterTable, type Parameters } from '../list/keysetList.ts'
import { isAmongPeopleInScopeInOrder, type Scope } from '../scope.ts'
import { rowSource, target, type RowSource } from './rowSource.ts'
import { isAnyOf, isInStates } from './rowStates.ts'
import type { FoundWord } from './statisticsWords.ts'

const nowhere = '00000000-0000-0000-0000-000000000000'
/** A uuid that finds nothing where it is none. */
export const known = (uuid: string): string => (isUuid(uuid) ? uuid : nowhere)

interface FilterContext extends Parameters {
  readonly source: RowSource
}

type RowFilter = Omit<StatisticsFilter, 'asOf' | 'withSubunits' | 'unit' | 'search' | 'state' | 'medium'>

const predicates: FilterTable<RowFilter, string, FilterContext> = {
  kind: (kinds, { add }) =>
    `(${kinds.includes('PATH') ? 't.path is not null or ' : ''}t.medium in (select k.uuid from medium k where k.kind = any(${add(kinds)}::text[])))`,
  assignment: (assignment, { add }) => `exists (select from enrolment_source s
    where s.enrolment = t.uuid and s.assignment = ${add(known(assignment))}::uuid and s.ended_at is null)`,
  isMandatory: (is) => (is ? 't.is_mandatory' : 'not t.is_mandatory'),
  dueFrom: (from, { add }) => `t.due_at >= ${add(from)}::timestamptz`,
  dueBefore: (before, { add }) => `t.due_at < ${add(before)}::timestamptz`,
  completedFrom: (from, { add }) => `t.completed_at >= ${add(from)}::timestamptz`,
  completedBefore: (before, { add }) => `t.completed_at < ${add(before)}::timestamptz`,
}

/** Which rows: those a caller may see that match a filter. */
export interface RowChoice {
  readonly scope: Scope
  readonly filter: StatisticsFilter
  /** Whether `filter.medium` is a learning path, which has an index of its own. */
  readonly isPath?: boolean
  /** The end of a past day (`momentOf`); null: now. */
  readonly past: string | null
  /** The words of `filter.search` (`findWords`); without them nothing is searched for. */
  readonly words?: readonly FoundWord[]
}

/** Rows as SQL. */
export interface ChosenRows {
  readonly source: RowSource
  /** All conditions, on `source.from`. */
  readonly where: readonly string[]
  /** Those on the row alone; where words are searched for they also name the person `n`. */
  readonly rowWhere: readonly string[]
  /** Those on the person, whose table has this alias. */
  readonly personWhere: (person: string) => readonly string[]
  /** The rows of each person, to be read in the order of people: `from`, with the conditions of `personWhere('n')` left. */
  readonly byPerson: string
  /** Whether the person whose table has this alias has such a row; `personWhere` is left. */
  readonly hasRow: (person: string, ...more: readonly string[]) => string
  readonly parameters: Parameters
  /** The placeholder of the manager; '' for administrators. */
  readonly manager: string
}

/** Whether a person is a member of a unit. */
export const isInUnit = (person: string, place: string, withSubunits: boolean): string =>
  withSubunits
    ? `${person} in (select b.person from unit_ancestor ua join unit_membership b on b.unit = ua.unit where ua.ancestor = ${place}::uuid)`
    : `${person} in (select b.person from unit_membership b where b.unit = ${place}::uuid)`

/** Whether a row is about a medium, or a learning path. */
export const isOfItem = ({ filter: { medium }, isPath = false }: RowChoice, { add }: Parameters): string =>
  `t.${isPath ? 'path' : 'medium'} = ${add(known(medium ?? ''))}::uuid`

const writeWord = (person: string, { pattern, media }: FoundWord, { add }: Parameters): string => {
  const isInName = `${person}.search_text like ${add(pattern)}`
  if (media === null)
    return `(${isInName} or exists (select from learning_target m where m.uuid = ${target} and m.search_text like ${add(pattern)}))`
  return media.length === 0 ? isInName : `(${isInName} or ${target} = any(${add(media)}::uuid[]))`
}

/**
 * The rows that a filter chooses; each person and item once, in its latest cycle.
 * @param parameters of a statement that chooses rows twice
 */
export function chooseRows(choice: RowChoice, parameters = createParameters()): ChosenRows {
  const { scope, filter, past, words = [] } = choice
  const source = rowSource(past, parameters)
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const unit = filter.unit ? parameters.add(known(filter.unit)) : null
  const asked = writePredicates(predicates, filter, { ...parameters, source })
  const isOfPeople = ({ media }: FoundWord): boolean => media?.length === 0
  const items = words.filter((word) => !isOfPeople(word)).map((word) => writeWord('n', word, parameters))
  const names = words.filter(isOfPeople).map(({ pattern }) => parameters.add(pattern))
  const conditions = [source.isCurrent, ...(filter.medium ? [isOfItem(choice, parameters)] : []), ...asked, ...items]
  const states = filter.state ?? []
  const rowWhere = [...conditions, ...(states.length === 0 ? [] : [isInStates(states, source)])]
  const ofPerson = [...conditions, ...(states.length === 0 ? [] : [isAnyOf(states, source)])]
  const personWhere = (person: string): readonly string[] => [
    past === null ? `${person}.status in ('ACTIVE', 'INVITED')` : `${person}.status <> 'ANONYMISED'`,
    isAmongPeopleInScopeInOrder(scope, `${person}.uuid`, manager),
    ...(unit === null ? [] : [isInUnit(`${person}.uuid`, unit, filter.withSubunits ?? true)]),
    ...names.map((pattern) => `${person}.search_text like ${pattern}`),
  ]
  // `offset 0` keeps PostgreSQL from reading all rows and sorting them: it expects far fewer to match than do.
  const rowsOfPerson = (more: readonly string[] = []): string => `cross join lateral (select t.* from ${source.table} t
    where t.person = n.uuid and ${[...ofPerson, ...more].join(' and ')} offset 0) t`
  return {
    source,
    parameters,
    manager,
    rowWhere,
    personWhere,
    where: [...rowWhere, ...personWhere('n')],
    byPerson: `person n ${rowsOfPerson()}`,
    hasRow: (person, ...more) => `exists (select from (select ${person}.*) n ${rowsOfPerson(more)})`,
  }
}
