import { hasName } from '@somo/graphql/personText'
import type { UserError, UserInput, UserPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readSeen, viewerOf } from '../../custom-fields/definitions.ts'
import { auditedNames, checkValues, writeValues, type CheckedValues } from '../../custom-fields/peopleValues.ts'
import { readToday } from '../../dates/days.ts'
import { scopeOf, type Scope } from '../../scope.ts'
import { askAdministrators, checkQuestions, HiddenCollision } from '../linking/askAdministrators.ts'
import { sendLinks } from '../sign-in/signInLinks.ts'
import { findOrCreatePerson } from '../linking/linkFirstSignIn.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { nameOfPerson } from './personRow.ts'
import { findTarget, addMembers, type TargetUnit } from './unitPlacement.ts'
import { mayChange, sortRoles } from './rolePermissions.ts'
import { canSignIn } from './canSignIn.ts'
import { checkFields, tidy, cleanField, typedFields, yearText, type TypedFields } from './personFields.ts'
import { findCollisions, readRace } from './uniqueFields.ts'
import { userError } from '../../userError.ts'

function cleanInput(input: UserInput): TypedFields {
  return {
    givenName: cleanField('givenName', input.givenName),
    familyName: cleanField('familyName', input.familyName),
    username: cleanField('username', input.username),
    email: cleanField('email', input.email),
    displayedId: cleanField('displayedId', input.displayedId),
    externalId: cleanField('externalId', input.externalId),
    locale: tidy(input.locale),
    timeZone: cleanField('timeZone', input.timeZone),
    birthYear: yearText(input.birthYear),
    startsOn: input.startsOn ?? null,
    deactivateOn: input.deactivateOn ?? null,
  }
}

function checkUnit(unit: TargetUnit | null, scope: Scope): UserError[] {
  // A manager learns nothing of units outside their scope, not even that they exist.
  if (unit === null)
    return scope.manager === null ? [userError('UNKNOWN', 'unit')] : [userError('OUT_OF_SCOPE', 'unit')]
  if (!unit.isInScope) return [userError('OUT_OF_SCOPE', 'unit')]
  return unit.isOpen ? [] : [userError('WRONG_STATE', 'unit')]
}

const claimKey = `insert into idempotence_key (person, key, object) values ($1, $2, $3) on conflict (person, key) do nothing`
const readKey = 'select object from idempotence_key where person = $1 and key = $2'

/** The person whom this idempotence key made before; null where it is new and now stands for `made`. */
async function findMade(
  client: PoolClient,
  call: CallContext,
  key: string | null,
  made: string,
): Promise<string | null> {
  if (key === null) return null
  const person = await findOrCreatePerson(client, call.subject)
  // Of two concurrent calls with one key the second waits here for the first.
  if ((await client.query(claimKey, [person, key, made])).rowCount === 1) return null
  return (await client.query<{ object: string }>(readKey, [person, key])).rows[0]?.object ?? null
}

interface Making {
  readonly deps: PeopleDeps
  readonly client: PoolClient
  readonly call: CallContext
  readonly input: UserInput
  readonly fields: TypedFields
  readonly uuid: string
  readonly custom: CheckedValues
}

async function check({ deps, client, call, input, fields, uuid, custom }: Making, unit: TargetUnit | null) {
  const errors = checkFields(fields, new Set(typedFields), await readToday(client))
  if (!mayChange(call, input.roles)) errors.push(userError('OUT_OF_SCOPE', 'roles'))
  errors.push(...checkUnit(unit, scopeOf(call)))
  if (!hasName(fields)) errors.push(userError('REQUIRED', 'familyName'))
  if (!canSignIn(deps, fields)) errors.push(userError('NO_SIGN_IN_NAME', 'username'))
  if (input.invite && fields.email === null) errors.push(userError('NO_ADDRESS', 'email'))
  const known = new Set(errors.map(({ path }) => path[0]))
  const collisions = await findCollisions(client, uuid, fields, scopeOf(call), (field) => !known.has(field))
  // A manager gets no error that tells of people they may not know of.
  return { errors: [...errors, ...collisions.errors, ...custom.userErrors], hidden: collisions.hidden }
}

async function write({ deps, client, call, input, fields, uuid, custom }: Making, unit: TargetUnit): Promise<void> {
  const roles = sortRoles(input.roles)
  await deps.writer.insert(client, [{ ...fields, uuid, roles, isSuspended: false, source: 'MANUAL' }])
  await addMembers(client, [uuid], { unit: unit.uuid, role: 'MEMBER', until: null, source: 'MANUAL' })
  await writeValues(client, [{ uuid, changes: custom.changes }])
  const given = Object.fromEntries(
    typedFields.filter((field) => fields[field] !== null).map((field) => [field, fields[field]]),
  )
  const after = { ...given, roles, unit: unit.uuid, ...auditedNames(custom.changes) }
  await writeAudit(client, call, [{ action: 'user.create', objectKind: 'user', object: uuid, after }])
  if (!input.invite) return
  const name = nameOfPerson({ ...fields, uuid, status: 'INVITED' })
  await sendLinks(deps, client, [{ uuid, name, email: fields.email, locale: fields.locale }], 'INVITATION')
  await writeAudit(client, call, [{ action: 'user.invite', objectKind: 'user', object: uuid }])
}

/** The result of the transaction. */
type Made = { readonly uuid: string } | { readonly userErrors: UserError[] }

class Refusal extends Error {
  readonly userErrors: UserError[]

  constructor(userErrors: UserError[]) {
    super('The person was not created.')
    this.userErrors = userErrors
  }
}

async function make(
  deps: PeopleDeps,
  call: CallContext,
  input: UserInput,
  key: string | null,
  isRetry = false,
): Promise<Made> {
  try {
    return await deps.transact(async (client) => {
      const uuid = createUuid()
      const made = await findMade(client, call, key, uuid)
      if (made !== null) return { uuid: made }
      await checkQuestions(client, call)
      const custom = checkValues(await readSeen(client, viewerOf(call), true), input.custom ?? [], {}, true)
      const making: Making = { deps, client, call, input, fields: cleanInput(input), uuid, custom }
      const unit = await findTarget(client, tidy(input.unit), scopeOf(call))
      const { errors, hidden } = await check(making, unit)
      // Thrown, so that the corrected entry may use the same key.
      if (errors.length > 0 || unit === null) throw new Refusal(errors)
      if (hidden.length > 0)
        throw new HiddenCollision({ unit: unit.uuid, concerned: null, typed: making.fields, candidates: hidden })
      await write(making, unit)
      return { uuid }
    })
  } catch (error) {
    if (error instanceof Refusal) return error
    if (error instanceof HiddenCollision) {
      await askAdministrators(deps, call, error.question)
      return { userErrors: [userError('HANDED_ON')] }
    }
    const race = readRace(error)
    if (race === null) throw error
    // Checked once more, now that the row of the other writer is committed.
    if (!isRetry) return make(deps, call, input, key, true)
    return { userErrors: [race] }
  }
}

/** Creates a person in a unit, and invites them where the input asks for it. */
export async function createPerson(
  deps: PeopleDeps,
  call: CallContext,
  input: UserInput,
  key: string | null,
): Promise<UserPayload> {
  const made = await make(deps, call, input, key)
  if ('userErrors' in made) return { user: null, userErrors: made.userErrors }
  const row = await deps.store.find(made.uuid, scopeOf(call))
  return { user: row === null ? null : deps.mapper(row, scopeOf(call)), userErrors: [] }
}
