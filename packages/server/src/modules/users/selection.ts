import type { UserError, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Scope } from '../scope.ts'
import { createParameters } from './peopleFilter.ts'
import { findPeople } from './peopleSql.ts'
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

async function readMatching(client: Runner, scope: Scope, selection: UserSelection): Promise<Selected | UserError[]> {
  const { matching, except, expectedCount } = selection
  const parameters = createParameters()
  const people = findPeople(matching ?? {}, scope, parameters)
  const left = (except ?? []).filter(isUuid)
  if (left.length > mostNamed) return [fault('TOO_MANY', 'selection', 'except')]
  const condition = `and not p.uuid = any(${parameters.add(left)}::uuid[]) limit ${mostMatching + 1}`
  const text = `${people.head} select uuid from ${people.table('p.uuid', condition)} p`
  const { rows } = await client.query<{ uuid: string }>(text, [...parameters.values])
  if (rows.length > mostMatching) return [fault('TOO_MANY', 'selection', 'matching')]
  const isExpected = expectedCount === rows.length || ((expectedCount ?? null) === null && rows.length <= uncounted)
  if (!isExpected) return [fault('COUNT_CHANGED', 'selection', 'expectedCount')]
  return { uuids: rows.map(({ uuid }) => uuid), unknown: 0 }
}

/**
 * Whom a selection names, or what is wrong with it. Whether the scope holds those that are named one by one is judged
 * where they are read. @throws SomoError BAD_INPUT for a filter beyond its bounds.
 */
export async function readSelection(client: Runner, scope: Scope, selection: UserSelection): Promise<Selected | UserError[]> {
  const isNamed = selection.uuids !== null && selection.uuids !== undefined
  const isMatching = selection.matching !== null && selection.matching !== undefined
  if (isNamed && isMatching) throw new SomoError('BAD_INPUT', { argument: 'selection' })
  if (isMatching) return readMatching(client, scope, selection)
  return isNamed ? readNamed(selection) : [fault('REQUIRED', 'selection')]
}
