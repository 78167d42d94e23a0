import type { Role, UserError, UserField, UserPatch, UserPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readSeen, viewerOf } from '../custom-fields/definitions.ts'
import { auditedNames, checkValues, writeValues, type CheckedValues } from '../custom-fields/peopleValues.ts'
import { readToday } from '../dates/days.ts'
import { isUnitInScope, scopeOf } from '../scope.ts'
import { isLastAdministrator } from './administrators.ts'
import { askAdministrators, checkQuestions, HandedOn, type Question } from './askAdministrators.ts'
import { canSignIn } from './createPerson.ts'
import type { PeopleParts } from './parts.ts'
import type { PersonFields } from './peopleWriter.ts'
import type { PersonRow } from './personRow.ts'
import { isOwnRow, mayChange, tidyRoles } from './rights.ts'
import {
  fault,
  findTaken,
  hasUnique,
  judgeFields,
  readRace,
  tidyField,
  typedFields,
  yearText,
  type TypedField,
  type TypedFields,
} from './rules.ts'

const lockOf: Readonly<Partial<Record<TypedField, UserField>>> = {
  ...{ username: 'USERNAME', email: 'EMAIL', givenName: 'GIVEN_NAME', familyName: 'FAMILY_NAME' },
  ...{ locale: 'LOCALE', timeZone: 'TIME_ZONE' },
}

const signInNames = ['username', 'email'] as const satisfies readonly TypedField[]

const days: ReadonlySet<TypedField> = new Set(['startsOn', 'deactivateOn'])

function findChanges(patch: UserPatch, present: PersonRow): Partial<TypedFields> {
  const entries = typedFields.flatMap((field) => {
    const given =
      field === 'birthYear' ? (patch.birthYear === undefined ? undefined : yearText(patch.birthYear)) : patch[field]
    if (given === undefined) return []
    const value = days.has(field) ? given : tidyField(field, given)
    return value === present[field] ? [] : [[field, value] as const]
  })
  return Object.fromEntries(entries)
}

const isSame = (one: readonly Role[], other: readonly Role[]): boolean =>
  tidyRoles(one).join() === tidyRoles(other).join()

/** One edit of one person, under their lock. */
interface Edit {
  readonly parts: PeopleParts
  readonly client: PoolClient
  readonly asker: CallContext
  readonly present: PersonRow
  readonly changes: Partial<TypedFields>
  /** Null where they stay. */
  readonly roles: readonly Role[] | null
  readonly custom: CheckedValues
}

async function judgeRoles({ client, asker, present, roles }: Edit): Promise<UserError[]> {
  if (roles === null) return []
  // Nobody changes their own roles: neither out of the product by mistake, nor back into what was taken from them.
  if (isOwnRow(asker, present)) return [fault('SELF', 'roles')]
  if (!mayChange(asker, roles)) return [fault('OUT_OF_SCOPE', 'roles')]
  const isGone = present.roles.includes('ADMIN') && !roles.includes('ADMIN')
  if (!isGone) return []
  return (await isLastAdministrator(client, [present.uuid])) ? [fault('LAST_ADMINISTRATOR', 'roles')] : []
}

async function judge(edit: Edit) {
  const { parts, client, asker, present, changes, roles, custom } = edit
  const all: TypedFields = { ...present, ...changes }
  // The keys of a part of the typed fields.
  const written = new Set(Object.keys(changes) as TypedField[])
  const locked = new Set(parts.mapper(present, scopeOf(asker)).lockedFields)
  const faults = typedFields.flatMap((field) => {
    const lock = lockOf[field]
    return written.has(field) && lock !== undefined && locked.has(lock) ? [fault('LOCKED', field)] : []
  })
  if (roles !== null && locked.has('ROLES')) faults.push(fault('LOCKED', 'roles'))
  else faults.push(...(await judgeRoles(edit)))
  // By these they sign in. In their profile they prove who they are first, and confirm the new address.
  if (parts.writer.source === 'EMBEDDED' && isOwnRow(asker, present))
    faults.push(...signInNames.filter((field) => written.has(field)).map((field) => fault('SELF', field)))
  faults.push(...judgeFields(all, written, await readToday(client)))
  const couldSignIn = canSignIn(parts, { ...present })
  if (couldSignIn && !canSignIn(parts, all))
    faults.push(fault('NO_SIGN_IN_NAME', written.has('username') ? 'username' : 'email'))
  const known = new Set(faults.map(({ path }) => path[0]))
  const taken = (await findTaken(client, present.uuid, all, scopeOf(asker))).filter(
    ({ field }) => !known.has(field) && written.has(field),
  )
  const told = taken.flatMap(({ field, isSeen }) => (isSeen ? [fault('TAKEN', field)] : []))
  const unseen = taken.flatMap(({ holder, isSeen }) => (isSeen ? [] : [holder]))
  return { faults: [...faults, ...told, ...custom.userErrors], unseen }
}

async function write({ parts, client, asker, present, changes, roles, custom }: Edit): Promise<void> {
  const change: Partial<PersonFields> = { ...changes, ...(roles === null ? {} : { roles: tidyRoles(roles) }) }
  const ownFields = auditedNames(custom.changes)
  if (Object.keys({ ...change, ...ownFields }).length === 0) return
  await parts.writer.update(client, [{ uuid: present.uuid, change }])
  await writeValues(client, [{ uuid: present.uuid, changes: custom.changes }])
  // The keys of a part of a person's fields; both objects have them.
  const names = Object.keys(change) as (keyof typeof change & keyof PersonRow)[]
  const before = Object.fromEntries(names.map((name) => [name, present[name]]))
  await writeAudit(client, asker, [
    {
      action: 'user.update',
      objectKind: 'user',
      object: present.uuid,
      before: { ...before, ...ownFields },
      after: { ...change, ...ownFields },
    },
  ])
}

const lockPerson = 'select uuid from person where uuid = $1 for no key update'

/** Locks a person whom the asker may change and answers them as they stand, or why not. */
async function openPerson(
  { store }: PeopleParts,
  client: PoolClient,
  asker: CallContext,
  uuid: string,
): Promise<PersonRow | UserError> {
  if (!isUuid(uuid)) return fault('UNKNOWN', 'uuid')
  await client.query(lockPerson, [uuid])
  const present = await store.find(uuid, scopeOf(asker), client)
  if (present === null) return fault('UNKNOWN', 'uuid')
  if (present.status === 'ANONYMISED') return fault('WRONG_STATE', 'uuid')
  return mayChange(asker, present.roles) ? present : fault('OUT_OF_SCOPE', 'uuid')
}

// What was not touched is not what they wanted.
const writtenOf = (changes: Partial<TypedFields>): Question['typed'] => ({
  ...{ givenName: null, familyName: null, username: changes.username ?? null, email: changes.email ?? null },
  ...{ displayedId: changes.displayedId ?? null, externalId: changes.externalId ?? null },
})

/** What a patch does to custom fields; where it names none, nothing of them is read. */
async function judgeCustom(
  client: PoolClient,
  asker: CallContext,
  present: PersonRow,
  { custom }: UserPatch,
): Promise<CheckedValues> {
  if (!custom || custom.length === 0) return { changes: {}, userErrors: [] }
  return checkValues(await readSeen(client, viewerOf(asker), true), custom, present.custom ?? {}, false)
}

async function edit(
  parts: PeopleParts,
  client: PoolClient,
  asker: CallContext,
  uuid: string,
  revision: number,
  patch: UserPatch,
) {
  const present = await openPerson(parts, client, asker, uuid)
  if ('code' in present) return [present]
  if (present.revision !== revision) return [fault('CHANGED_MEANWHILE')]
  const roles = patch.roles && !isSame(patch.roles, present.roles) ? patch.roles : null
  const custom = await judgeCustom(client, asker, present, patch)
  const one: Edit = { parts, client, asker, present, changes: findChanges(patch, present), roles, custom }
  if (hasUnique(one.changes)) await checkQuestions(client, asker)
  const { faults, unseen } = await judge(one)
  if (faults.length > 0) return faults
  if (unseen.length > 0)
    throw new HandedOn({ unit: null, concerned: present.uuid, typed: writtenOf(one.changes), candidates: unseen })
  await write(one)
  return faults
}

async function answer(
  { store, mapper }: PeopleParts,
  asker: CallContext,
  uuid: string,
  userErrors: UserError[],
): Promise<UserPayload> {
  const row = await store.find(uuid, scopeOf(asker))
  return { user: row === null ? null : mapper(row, scopeOf(asker)), userErrors }
}

/** Changes what differs from what stands; all of it or, where a part is at fault, nothing. */
export async function updatePerson(
  parts: PeopleParts,
  asker: CallContext,
  uuid: string,
  revision: number,
  patch: UserPatch,
  isAgain = false,
): Promise<UserPayload> {
  try {
    return await answer(
      parts,
      asker,
      uuid,
      await parts.transact((client) => edit(parts, client, asker, uuid, revision, patch)),
    )
  } catch (error) {
    if (error instanceof HandedOn) {
      await askAdministrators(parts, asker, error.question)
      return answer(parts, asker, uuid, [fault('HANDED_ON')])
    }
    const race = readRace(error)
    if (race === null) throw error
    // As with a new person: judged once more, now that the other one is there.
    if (!isAgain) return updatePerson(parts, asker, uuid, revision, patch, true)
    return answer(parts, asker, uuid, [race])
  }
}

const isMember = (inScope: string): string =>
  `select m.uuid, m.is_default as "isDefault" from unit_membership m where m.person = $1 and m.unit = $2 and ${inScope}`

const clearDefault = `update unit_membership set is_default = false, revision = revision + 1, updated_at = now()
  where person = $1 and is_default`
const setDefault = `update unit_membership set is_default = true, revision = revision + 1, updated_at = now() where uuid = $1`

async function changeDefault(
  parts: PeopleParts,
  client: PoolClient,
  asker: CallContext,
  uuid: string,
  unit: string,
): Promise<UserError[]> {
  const present = await openPerson(parts, client, asker, uuid)
  if ('code' in present) return [present]
  if (!isUuid(unit)) return [fault('UNKNOWN', 'unit')]
  const scope = scopeOf(asker)
  const values = [uuid, unit, ...(scope.manager === null ? [] : [scope.manager])]
  const { rows } = await client.query<{ uuid: string; isDefault: boolean }>(
    isMember(isUnitInScope(scope, 'm.unit', '$3')),
    values,
  )
  const [membership] = rows
  if (membership === undefined) return [fault('UNKNOWN', 'unit')]
  if (membership.isDefault) return []
  await client.query(clearDefault, [uuid])
  await client.query(setDefault, [membership.uuid])
  await writeAudit(client, asker, [{ action: 'user.defaultUnit', objectKind: 'user', object: uuid, after: { unit } }])
  return []
}

/** Makes another of a person's units their default one. */
export async function setDefaultUnitOf(
  parts: PeopleParts,
  asker: CallContext,
  uuid: string,
  unit: string,
): Promise<UserPayload> {
  return answer(parts, asker, uuid, await parts.transact((client) => changeDefault(parts, client, asker, uuid, unit)))
}
