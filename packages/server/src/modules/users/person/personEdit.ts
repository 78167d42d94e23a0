import type { Role, UserError, UserField, UserPatch } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { readSeen, viewerOf } from '../../custom-fields/definitions.ts'
import { checkValues, type CheckedValues } from '../../custom-fields/peopleValues.ts'
import { readToday } from '../../dates/days.ts'
import { scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { canSignIn } from './canSignIn.ts'
import { isLastAdministrator } from './lastAdministrator.ts'
import { checkFields, cleanField, typedFields, yearText, type TypedField, type TypedFields } from './personFields.ts'
import type { PersonRow } from './personRow.ts'
import { isOwnRow, mayChange, sortRoles } from './rolePermissions.ts'
import { findCollisions } from './uniqueFields.ts'
import { userError } from '../../userError.ts'

/** One edit of one person, under their lock: what differs from the present state. */
export interface PersonEdit {
  readonly deps: PeopleDeps
  readonly client: PoolClient
  readonly call: CallContext
  readonly present: PersonRow
  readonly changes: Partial<TypedFields>
  /** Null where they stay. */
  readonly roles: readonly Role[] | null
  readonly custom: CheckedValues
}

const lockOf: Readonly<Partial<Record<TypedField, UserField>>> = {
  username: 'USERNAME',
  email: 'EMAIL',
  givenName: 'GIVEN_NAME',
  familyName: 'FAMILY_NAME',
  locale: 'LOCALE',
  timeZone: 'TIME_ZONE',
}

const signInNames = ['username', 'email'] as const satisfies readonly TypedField[]

const days: ReadonlySet<TypedField> = new Set(['startsOn', 'deactivateOn'])

function findChanges(patch: UserPatch, present: PersonRow): Partial<TypedFields> {
  const entries = typedFields.flatMap((field) => {
    const given =
      field === 'birthYear' ? (patch.birthYear === undefined ? undefined : yearText(patch.birthYear)) : patch[field]
    if (given === undefined) return []
    const value = days.has(field) ? given : cleanField(field, given)
    return value === present[field] ? [] : [[field, value] as const]
  })
  return Object.fromEntries(entries)
}

const areSame = (one: readonly Role[], other: readonly Role[]): boolean =>
  sortRoles(one).join() === sortRoles(other).join()

/** What a patch does to custom fields; reads nothing where it names none. */
async function checkCustom(
  client: PoolClient,
  call: CallContext,
  present: PersonRow,
  { custom }: UserPatch,
): Promise<CheckedValues> {
  if (!custom || custom.length === 0) return { changes: {}, userErrors: [] }
  return checkValues(await readSeen(client, viewerOf(call), true), custom, present.custom ?? {}, false)
}

/** Compares a patch with the present state. */
export async function createPersonEdit(
  deps: PeopleDeps,
  client: PoolClient,
  call: CallContext,
  present: PersonRow,
  patch: UserPatch,
): Promise<PersonEdit> {
  const roles = patch.roles && !areSame(patch.roles, present.roles) ? patch.roles : null
  const custom = await checkCustom(client, call, present, patch)
  return { deps, client, call, present, changes: findChanges(patch, present), roles, custom }
}

async function checkRoles({ client, call, present, roles }: PersonEdit): Promise<UserError[]> {
  if (roles === null) return []
  // Nobody changes their own roles, neither by mistake nor to get back what was taken from them.
  if (isOwnRow(call, present)) return [userError('SELF', 'roles')]
  if (!mayChange(call, roles)) return [userError('OUT_OF_SCOPE', 'roles')]
  const losesAdmin = present.roles.includes('ADMIN') && !roles.includes('ADMIN')
  if (!losesAdmin) return []
  return (await isLastAdministrator(client, [present.uuid])) ? [userError('LAST_ADMINISTRATOR', 'roles')] : []
}

/** Errors of fields that are written elsewhere: at an outside provider, or by people themselves in their profile. */
async function checkLocks(edit: PersonEdit, written: ReadonlySet<TypedField>): Promise<UserError[]> {
  const { deps, call, present, roles } = edit
  const locked = new Set(deps.mapper(present, scopeOf(call)).lockedFields)
  const errors = typedFields.flatMap((field) => {
    const lock = lockOf[field]
    return written.has(field) && lock !== undefined && locked.has(lock) ? [userError('LOCKED', field)] : []
  })
  if (roles !== null && locked.has('ROLES')) errors.push(userError('LOCKED', 'roles'))
  else errors.push(...(await checkRoles(edit)))
  // People change their own sign-in names in their profile, where they confirm the new address.
  if (deps.writer.source === 'EMBEDDED' && isOwnRow(call, present))
    errors.push(...signInNames.filter((field) => written.has(field)).map((field) => userError('SELF', field)))
  return errors
}

/** The errors of an edit, and the people outside the caller's scope whom it collides with. */
export async function checkPersonEdit(
  edit: PersonEdit,
): Promise<{ readonly errors: UserError[]; readonly hidden: readonly string[] }> {
  const { deps, client, call, present, changes, custom } = edit
  const all: TypedFields = { ...present, ...changes }
  // The keys of a part of the typed fields.
  const written = new Set(Object.keys(changes) as TypedField[])
  const errors = [...(await checkLocks(edit, written)), ...checkFields(all, written, await readToday(client))]
  if (canSignIn(deps, present) && !canSignIn(deps, all))
    errors.push(userError('NO_SIGN_IN_NAME', written.has('username') ? 'username' : 'email'))
  const known = new Set(errors.map(({ path }) => path[0]))
  const collisions = await findCollisions(
    client,
    present.uuid,
    all,
    scopeOf(call),
    (field) => !known.has(field) && written.has(field),
  )
  return { errors: [...errors, ...collisions.errors, ...custom.userErrors], hidden: collisions.hidden }
}
