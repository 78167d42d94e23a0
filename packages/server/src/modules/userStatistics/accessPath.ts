import type { Pool, PoolClient } from 'pg'
import { createParameters, type Parameters } from '../list/keysetList.ts'
import { isAmongPeopleInScopeInOrder } from '../scope.ts'
import { rowSource, type RowSource } from './rowSource.ts'
import { candidatesOf, dueKey } from './rowStates.ts'
import { chooseRows, isInUnit, isOfItem, known, type ChosenRows, type RowChoice } from './statisticsRows.ts'
import type { FoundWord } from './statisticsWords.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

/** Rows with the way in which they are read. */
export interface ReadRows extends Pick<ChosenRows, 'source' | 'parameters' | 'manager'> {
  readonly from: string
  readonly conditions: readonly string[]
}

/** More candidates than these are not gathered and sorted: in the order of an index a page is full sooner. */
export const mostGathered = { byName: 2000, byDue: 10_000, byDueOfMedium: 1000 } as const

/** Enrolments that the rows of a choice are among, as SQL that an index answers. */
type Candidates = (source: RowSource, parameters: Parameters) => string

const ofPeople = (people: string): string => `select t.uuid from enrolment t where t.person in (${people})`

/** Those of people that are about the item of the choice. */
const ofPeopleWithItem = (choice: RowChoice, people: string, parameters: Parameters): string =>
  choice.filter.medium ? `${ofPeople(people)} and ${isOfItem(choice, parameters)}` : ofPeople(people)

const inRange = (column: string, from: unknown, before: unknown, { add }: Parameters): string =>
  [
    ...(from ? [`${column} >= ${add(from)}::timestamptz`] : []),
    ...(before ? [`${column} < ${add(before)}::timestamptz`] : []),
  ].join(' and ')

function ofWord({ pattern, media }: FoundWord): Candidates[] {
  if (media === null) return []
  return [
    (_, { add }) => {
      const named = ofPeople(`select n.uuid from person n where n.search_text like ${add(pattern)}`)
      if (media.length === 0) return named
      const found = add(media)
      return `${named} union all select t.uuid from enrolment t where t.medium = any(${found}::uuid[])
        union all select t.uuid from enrolment t where t.path = any(${found}::uuid[])`
    },
  ]
}

/** What days of completion and due dates leave. */
function ofDates({ completedFrom, completedBefore, dueFrom, dueBefore }: RowChoice['filter']): readonly Candidates[] {
  return [
    ...(completedFrom || completedBefore
      ? [
          ({ moment }: RowSource, parameters: Parameters) =>
            `select t.uuid from enrolment t where t.completed_at <= ${moment} and ${inRange('t.completed_at', completedFrom, completedBefore, parameters)}`,
        ]
      : []),
    ...(dueFrom || dueBefore
      ? [
          ({ isPast, moment }: RowSource, parameters: Parameters) => {
            const inTime = `select t.uuid from enrolment t where ${inRange(dueKey, dueFrom, dueBefore, parameters)}`
            if (!isPast) return `${inTime} and t.is_current`
            return `${inTime} and t.created_at <= ${moment} union all select x.enrolment from past_enrolment_term x
              join enrolment t on t.uuid = x.enrolment and t.created_at <= ${moment}
              where x.until_at > ${moment} and ${inRange('x.due_at', dueFrom, dueBefore, parameters)}`
          },
        ]
      : []),
  ]
}

/** What each part of a choice leaves. */
function candidatesFor(choice: RowChoice, withStates: boolean): readonly Candidates[] {
  const { filter, scope, past, words = [] } = choice
  const { medium, kind, assignment, state, unit, withSubunits } = filter
  const inState: Candidates = (source) => candidatesOf(state ?? [], source) ?? ''
  const isKnown =
    withStates && state && state.length > 0 && candidatesOf(state, rowSource(past, createParameters())) !== null
  const inStateOfItem: Candidates = (source, parameters) =>
    `${inState(source, parameters)} and ${isOfItem(choice, parameters)}`
  return [
    // What states leave of a past day is a union, to which nothing can be added.
    ...(isKnown ? [medium && past === null ? inStateOfItem : inState] : []),
    ...(medium
      ? [
          (_: RowSource, parameters: Parameters) =>
            `select t.uuid from enrolment t where ${isOfItem(choice, parameters)}`,
        ]
      : []),
    ...(kind
      ? [
          (_: RowSource, { add }: Parameters) => {
            const ofMedia = `select t.uuid from enrolment t where t.medium in (select k.uuid from medium k where k.kind = any(${add(kind)}::text[]))`
            return kind.includes('PATH')
              ? `select t.uuid from enrolment t where t.path is not null union all ${ofMedia}`
              : ofMedia
          },
        ]
      : []),
    ...(assignment
      ? [
          (_: RowSource, { add }: Parameters) =>
            `select s.enrolment from enrolment_source s where s.assignment = ${add(known(assignment))}::uuid`,
        ]
      : []),
    ...ofDates(filter),
    ...words.flatMap(ofWord),
    ...(unit
      ? [
          (_: RowSource, parameters: Parameters) => {
            const inUnit = isInUnit('n.uuid', parameters.add(known(unit)), withSubunits ?? true)
            return ofPeopleWithItem(choice, `select n.uuid from person n where ${inUnit}`, parameters)
          },
        ]
      : []),
    ...(scope.manager === null
      ? []
      : [
          (_: RowSource, parameters: Parameters) => {
            const inScope = isAmongPeopleInScopeInOrder(scope, 'n.uuid', parameters.add(scope.manager))
            return ofPeopleWithItem(choice, `select n.uuid from person n where ${inScope}`, parameters)
          },
        ]),
  ]
}

/**
 * The first candidates that are few; null where every part of a choice leaves more than `most`.
 * @param withStates false: the condition on states is enough for an index, as `isInStates` writes it
 */
export async function findFew(
  sql: Sql,
  choice: RowChoice,
  most: number,
  withStates = true,
): Promise<Candidates | null> {
  for (const candidates of candidatesFor(choice, withStates)) {
    const parameters = createParameters()
    const text = candidates(rowSource(choice.past, parameters), parameters)
    // Not all of them ask for the moment, which is the first parameter.
    const isAsked = choice.past === null ? 'true' : '$1::timestamptz is not null'
    const { rows } = await sql.query<{ count: number }>(
      `select count(*)::int as count from (select from (${text}) c where ${isAsked} limit ${most + 1}) d`,
      [...parameters.values],
    )
    if ((rows[0]?.count ?? 0) <= most) return candidates
  }
  return null
}

/**
 * The rows of a choice, to be sorted by the name of the person: gathered where an index finds few candidates, else read one person after
 * the other until a page or a count is full (docs/user-statistics.md, "Speed").
 */
export async function planByName(sql: Sql, choice: RowChoice): Promise<ReadRows> {
  const few = await findFew(sql, choice, mostGathered.byName)
  const { source, where, personWhere, byPerson, parameters, manager } = chooseRows(choice)
  const usual = { source, parameters, manager }
  if (few === null) return { ...usual, from: byPerson, conditions: personWhere('n') }
  return { ...usual, from: source.from, conditions: [...where, `t.uuid in (${few(source, parameters)})`] }
}

/** The rows of a choice, to be counted: in no order. */
export async function planCount(sql: Sql, choice: RowChoice): Promise<ReadRows> {
  return choice.past === null ? planByDue(sql, choice, mostGathered.byName) : planByName(sql, choice)
}

/** The people of a medium are in the order of an index of their own, unless it is of a past day. */
const mostByDue = ({ filter: { medium }, isPath = false, past }: RowChoice): number =>
  medium && !isPath && past === null ? mostGathered.byDueOfMedium : mostGathered.byDue

/** The rows of a choice, to be sorted by due date: gathered where an index finds few candidates, else in the order of an index. */
export async function planByDue(sql: Sql, choice: RowChoice, most: number = mostByDue(choice)): Promise<ReadRows> {
  const few = await findFew(sql, choice, most, false)
  const { source, where, parameters, manager } = chooseRows(choice)
  const { dueFrom, dueBefore } = choice.filter
  // As the index writes the due date, so that it is read in the range alone. A statement may have no parameter that it does not use.
  const narrow =
    few === null ? inRange(dueKey, dueFrom, dueBefore, parameters) : `t.uuid in (${few(source, parameters)})`
  const conditions = narrow === '' ? where : [...where, narrow]
  return { source, parameters, manager, from: source.from, conditions }
}
