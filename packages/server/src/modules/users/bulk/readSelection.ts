import type { MemberMatching, UserError, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import type { Scope } from '../../scope.ts'
import { writeMemberConditions } from '../../units/members/memberFilter.ts'
import { collectValues } from '../../units/statements.ts'
import { readPersonUuids } from '../list/personListStore.ts'
import { findTarget } from '../person/unitPlacement.ts'
import { userError } from '../../userError.ts'

/** The people of a selection. */
export interface SelectedPeople {
  readonly uuids: readonly string[]
  /** How many of the given uuids are malformed; 0 for a filter. */
  readonly unknown: number
}

/** A selection by uuid holds at most so many; a larger one is a filter. */
const maxUuids = 1000
/** One job changes at most so many people. */
const maxMatching = 200_000
/** A larger result needs `expectedCount`, the number that the caller was shown. */
const maxWithoutCount = 100

type Runner = Pick<PoolClient, 'query'>

function readUuids({ uuids }: UserSelection): SelectedPeople | UserError[] {
  const unique = [...new Set((uuids ?? []).map((uuid) => uuid.toLowerCase()))]
  if (unique.length === 0) return [userError('NOTHING_TO_DO', 'selection', 'uuids')]
  if (unique.length > maxUuids) return [userError('TOO_MANY', 'selection', 'uuids')]
  const valid = unique.filter(isUuid)
  return { uuids: valid, unknown: unique.length - valid.length }
}

async function readMatching(
  client: Runner,
  scope: Scope,
  selection: UserSelection,
  isCountChecked: boolean,
): Promise<SelectedPeople | UserError[]> {
  const excluded = (selection.except ?? []).filter(isUuid)
  if (excluded.length > maxUuids) return [userError('TOO_MANY', 'selection', 'except')]
  const uuids = await readPersonUuids(client, maxMatching, selection.matching ?? {}, scope, excluded)
  return checkCount(uuids, selection, 'matching', isCountChecked)
}

/** The members of a unit that match the filter of its list. */
async function readMembers(
  client: Runner,
  scope: Scope,
  { unit, filter }: MemberMatching,
  selection: UserSelection,
  isCountChecked: boolean,
): Promise<SelectedPeople | UserError[]> {
  if ((await findTarget(client, unit, scope))?.isInScope !== true)
    return [userError('UNKNOWN', 'selection', 'members', 'unit')]
  const excluded = (selection.except ?? []).filter(isUuid)
  if (excluded.length > maxUuids) return [userError('TOO_MANY', 'selection', 'except')]
  const values = collectValues()
  const conditions = [
    ...writeMemberConditions(unit, filter ?? {}, values),
    `not p.uuid = any(${values.put(excluded)}::uuid[])`,
  ].join(' and ')
  const text = `select p.uuid from unit_membership m join person p on p.uuid = m.person where ${conditions} limit ${maxMatching + 1}`
  const { rows } = await client.query<{ uuid: string }>(text, [...values.list])
  return checkCount(
    rows.map((row) => row.uuid),
    selection,
    'members',
    isCountChecked,
  )
}

function checkCount(
  uuids: readonly string[],
  { expectedCount }: UserSelection,
  way: 'matching' | 'members',
  isCountChecked: boolean,
): SelectedPeople | UserError[] {
  if (uuids.length > maxMatching) return [userError('TOO_MANY', 'selection', way)]
  const isExpected =
    !isCountChecked ||
    expectedCount === uuids.length ||
    ((expectedCount ?? null) === null && uuids.length <= maxWithoutCount)
  if (!isExpected) return [userError('COUNT_CHANGED', 'selection', 'expectedCount')]
  return { uuids, unknown: 0 }
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

/**
 * The people of a selection, or its errors. Uuids are not checked against the scope: `readTargets` does that. A run is
 * held to the number that the caller was shown (`isCountChecked`); a preview counts anew.
 * @throws SomoError BAD_INPUT for a filter beyond its bounds.
 */
export async function readSelection(
  client: Runner,
  scope: Scope,
  selection: UserSelection,
  isCountChecked: boolean,
): Promise<SelectedPeople | UserError[]> {
  if ([selection.uuids, selection.matching, selection.members].filter(isGiven).length > 1)
    throw new SomoError('BAD_INPUT', { argument: 'selection' })
  if (selection.members) return readMembers(client, scope, selection.members, selection, isCountChecked)
  if (selection.matching) return readMatching(client, scope, selection, isCountChecked)
  return selection.uuids ? readUuids(selection) : [userError('REQUIRED', 'selection')]
}
