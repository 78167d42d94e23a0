import type { MemberMatching, UserError, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Scope } from '../scope.ts'
import { writeMemberConditions } from '../units/members/memberFilter.ts'
import { collectValues } from '../units/statements.ts'
import { createParameters } from './peopleFilter.ts'
import { findPeople } from './peopleSql.ts'
import { findTarget } from './placement.ts'
import { fault } from './rules.ts'

/** Whom a selection names. */
export interface Selected {
  readonly uuids: readonly string[]
  /** How many of the named are not there, or not the asker's to see; none of those that match a filter. */
  readonly unknown: number
}

/** As many are named one by one; more are all that match a filter. */
const mostNamed = 1000
/** As many go through one job. */
const mostMatching = 200_000
/** From here on the caller says what number they were shown. */
const uncounted = 100

type Runner = Pick<PoolClient, 'query'>

function readNamed({ uuids }: UserSelection): Selected | UserError[] {
  const named = [...new Set((uuids ?? []).map((uuid) => uuid.toLowerCase()))]
  if (named.length === 0) return [fault('NOTHING_TO_DO', 'selection', 'uuids')]
  if (named.length > mostNamed) return [fault('TOO_MANY', 'selection', 'uuids')]
  const known = named.filter(isUuid)
  return { uuids: known, unknown: named.length - known.length }
}

async function readMatching(
  client: Runner,
  scope: Scope,
  selection: UserSelection,
  isUsed: boolean,
): Promise<Selected | UserError[]> {
  const { matching } = selection
  const parameters = createParameters(false)
  const people = findPeople(matching ?? {}, scope, parameters)
  const left = (selection.except ?? []).filter(isUuid)
  if (left.length > mostNamed) return [fault('TOO_MANY', 'selection', 'except')]
  const except = parameters.add(left)
  const text = `${people.head} select uuid from ${people.uuids(String(mostMatching + 1), (uuid) => `not ${uuid} = any(${except}::uuid[])`)} p`
  const { rows } = await client.query<{ uuid: string }>(text, [...parameters.values])
  return judgeCount(rows, selection, 'matching', isUsed)
}

/** The members of a unit whom its list shows, by the same conditions. */
async function readMembers(
  client: Runner,
  scope: Scope,
  { unit, filter }: MemberMatching,
  selection: UserSelection,
  isUsed: boolean,
): Promise<Selected | UserError[]> {
  if ((await findTarget(client, unit, scope))?.isInScope !== true)
    return [fault('UNKNOWN', 'selection', 'members', 'unit')]
  const left = (selection.except ?? []).filter(isUuid)
  if (left.length > mostNamed) return [fault('TOO_MANY', 'selection', 'except')]
  const values = collectValues()
  const conditions = [
    ...writeMemberConditions(unit, filter ?? {}, values),
    `not p.uuid = any(${values.put(left)}::uuid[])`,
  ].join(' and ')
  const text = `select p.uuid from unit_membership m join person p on p.uuid = m.person where ${conditions} limit ${mostMatching + 1}`
  const { rows } = await client.query<{ uuid: string }>(text, [...values.list])
  return judgeCount(rows, selection, 'members', isUsed)
}

function judgeCount(
  rows: readonly { readonly uuid: string }[],
  { expectedCount }: UserSelection,
  way: 'matching' | 'members',
  isUsed: boolean,
): Selected | UserError[] {
  if (rows.length > mostMatching) return [fault('TOO_MANY', 'selection', way)]
  const isExpected =
    !isUsed || expectedCount === rows.length || ((expectedCount ?? null) === null && rows.length <= uncounted)
  if (!isExpected) return [fault('COUNT_CHANGED', 'selection', 'expectedCount')]
  return { uuids: rows.map(({ uuid }) => uuid), unknown: 0 }
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

/**
 * Whom a selection names, or what is wrong with it. Whether the scope holds those that are named one by one is judged
 * where they are read. What is done is held to the number the caller was shown (`isUsed`); what is only foretold counts
 * anew. @throws SomoError BAD_INPUT for a filter beyond its bounds.
 */
export async function readSelection(
  client: Runner,
  scope: Scope,
  selection: UserSelection,
  isUsed: boolean,
): Promise<Selected | UserError[]> {
  if ([selection.uuids, selection.matching, selection.members].filter(isGiven).length > 1)
    throw new SomoError('BAD_INPUT', { argument: 'selection' })
  if (selection.members) return readMembers(client, scope, selection.members, selection, isUsed)
  if (selection.matching) return readMatching(client, scope, selection, isUsed)
  return selection.uuids ? readNamed(selection) : [fault('REQUIRED', 'selection')]
}
