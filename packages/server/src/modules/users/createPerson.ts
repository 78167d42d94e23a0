import { hasName } from '@somo/graphql/personText'
import type { UserError, UserInput, UserPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { createUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readSeen, viewerOf } from '../custom-fields/definitions.ts'
import { auditedNames, checkValues, writeValues, type CheckedValues } from '../custom-fields/peopleValues.ts'
import { readToday } from '../dates/days.ts'
import { scopeOf, type Scope } from '../scope.ts'
import { askAdministrators, checkQuestions, HandedOn } from './askAdministrators.ts'
import { sendLinks } from './invitations.ts'
import { meetPerson } from './linking.ts'
import type { PeopleParts } from './parts.ts'
import { nameOfPerson } from './personRow.ts'
import { findTarget, placePeople, type TargetUnit } from './placement.ts'
import { mayChange, tidyRoles } from './rights.ts'
import {
  fault,
  findTaken,
  judgeFields,
  readRace,
  tidy,
  tidyField,
  typedFields,
  yearText,
  type TypedFields,
} from './rules.ts'

function tidyInput(input: UserInput): TypedFields {
  return {
    ...{
      givenName: tidyField('givenName', input.givenName),
      familyName: tidyField('familyName', input.familyName),
      username: tidyField('username', input.username),
    },
    ...{
      email: tidyField('email', input.email),
      displayedId: tidyField('displayedId', input.displayedId),
      externalId: tidyField('externalId', input.externalId),
    },
    ...{ locale: tidy(input.locale), timeZone: tidyField('timeZone', input.timeZone) },
    birthYear: yearText(input.birthYear),
    ...{ startsOn: input.startsOn ?? null, deactivateOn: input.deactivateOn ?? null },
  }
}

function judgeUnit(unit: TargetUnit | null, scope: Scope): UserError[] {
  // A manager is told nothing of units that they do not manage, not even that they exist.
  if (unit === null) return scope.manager === null ? [fault('UNKNOWN', 'unit')] : [fault('OUT_OF_SCOPE', 'unit')]
  if (!unit.isInScope) return [fault('OUT_OF_SCOPE', 'unit')]
  return unit.isOpen ? [] : [fault('WRONG_STATE', 'unit')]
}

/** Whether anything is there by which they could be known when they first come. */
export function canSignIn(
  { isLinkedByNumber, writer }: PeopleParts,
  { username, email, externalId }: TypedFields,
): boolean {
  const isLinked = writer.source === 'OUTSIDE' && isLinkedByNumber && externalId !== null
  return username !== null || email !== null || isLinked
}

const claimKey = `insert into idempotence_key (person, key, object) values ($1, $2, $3) on conflict (person, key) do nothing`
const readKey = 'select object from idempotence_key where person = $1 and key = $2'

/** The person that this key made before; null where it makes one now, with the uuid `made`. */
async function findMade(
  client: PoolClient,
  asker: CallContext,
  key: string | null,
  made: string,
): Promise<string | null> {
  if (key === null) return null
  const person = await meetPerson(client, asker.subject)
  // Of two calls with one key the later waits here until the earlier has ended.
  if ((await client.query(claimKey, [person, key, made])).rowCount === 1) return null
  return (await client.query<{ object: string }>(readKey, [person, key])).rows[0]?.object ?? null
}

interface Making {
  readonly parts: PeopleParts
  readonly client: PoolClient
  readonly asker: CallContext
  readonly input: UserInput
  readonly fields: TypedFields
  readonly uuid: string
  readonly custom: CheckedValues
}

async function judge({ parts, client, asker, input, fields, uuid, custom }: Making, unit: TargetUnit | null) {
  const faults = judgeFields(fields, new Set(typedFields), await readToday(client))
  if (!mayChange(asker, input.roles)) faults.push(fault('OUT_OF_SCOPE', 'roles'))
  faults.push(...judgeUnit(unit, scopeOf(asker)))
  if (!hasName(fields)) faults.push(fault('REQUIRED', 'familyName'))
  if (!canSignIn(parts, fields)) faults.push(fault('NO_SIGN_IN_NAME', 'username'))
  if (input.invite && fields.email === null) faults.push(fault('NO_ADDRESS', 'email'))
  const known = new Set(faults.map(({ path }) => path[0]))
  const taken = (await findTaken(client, uuid, fields, scopeOf(asker))).filter(({ field }) => !known.has(field))
  const told = taken.flatMap(({ field, isSeen }) => (isSeen ? [fault('TAKEN', field)] : []))
  // Whom a manager may not know of is no fault that they are told.
  const unseen = taken.flatMap(({ holder, isSeen }) => (isSeen ? [] : [holder]))
  return { faults: [...faults, ...told, ...custom.userErrors], unseen }
}

async function write({ parts, client, asker, input, fields, uuid, custom }: Making, unit: TargetUnit): Promise<void> {
  const roles = tidyRoles(input.roles)
  await parts.writer.insert(client, [{ ...fields, uuid, roles, isSuspended: false, source: 'MANUAL' }])
  await placePeople(client, [uuid], { unit: unit.uuid, role: 'MEMBER', until: null, source: 'MANUAL' })
  await writeValues(client, [{ uuid, changes: custom.changes }])
  const given = Object.fromEntries(
    typedFields.filter((field) => fields[field] !== null).map((field) => [field, fields[field]]),
  )
  const after = { ...given, roles, unit: unit.uuid, ...auditedNames(custom.changes) }
  await writeAudit(client, asker, [{ action: 'user.create', objectKind: 'user', object: uuid, after }])
  if (!input.invite) return
  const name = nameOfPerson({ ...fields, uuid, status: 'INVITED' })
  await sendLinks(parts, client, [{ uuid, name, email: fields.email, locale: fields.locale }], 'INVITATION')
  await writeAudit(client, asker, [{ action: 'user.invite', objectKind: 'user', object: uuid }])
}

/** What an answer is made of, once the transaction has ended. */
type Made = { readonly uuid: string } | { readonly userErrors: UserError[] }

class Refusal extends Error {
  readonly userErrors: UserError[]

  constructor(userErrors: UserError[]) {
    super('A person was not made.')
    this.userErrors = userErrors
  }
}

async function make(
  parts: PeopleParts,
  asker: CallContext,
  input: UserInput,
  key: string | null,
  isAgain = false,
): Promise<Made> {
  try {
    return await parts.transact(async (client) => {
      const uuid = createUuid()
      const made = await findMade(client, asker, key, uuid)
      if (made !== null) return { uuid: made }
      await checkQuestions(client, asker)
      const custom = checkValues(await readSeen(client, viewerOf(asker), true), input.custom ?? [], {}, true)
      const making: Making = { parts, client, asker, input, fields: tidyInput(input), uuid, custom }
      const unit = await findTarget(client, tidy(input.unit), scopeOf(asker))
      const { faults, unseen } = await judge(making, unit)
      // Thrown, so that the key is free for the mended entry.
      if (faults.length > 0 || unit === null) throw new Refusal(faults)
      if (unseen.length > 0)
        throw new HandedOn({ unit: unit.uuid, concerned: null, typed: making.fields, candidates: unseen })
      await write(making, unit)
      return { uuid }
    })
  } catch (error) {
    if (error instanceof Refusal) return error
    if (error instanceof HandedOn) {
      await askAdministrators(parts, asker, error.question)
      return { userErrors: [fault('HANDED_ON')] }
    }
    const race = readRace(error)
    if (race === null) throw error
    // Whoever was a moment earlier is there to be judged now: somebody the asker sees, or not.
    if (!isAgain) return make(parts, asker, input, key, true)
    return { userErrors: [race] }
  }
}

/** Makes a person in a unit, at once invited where that is asked for. */
export async function createPerson(
  parts: PeopleParts,
  asker: CallContext,
  input: UserInput,
  key: string | null,
): Promise<UserPayload> {
  const made = await make(parts, asker, input, key)
  if ('userErrors' in made) return { user: null, userErrors: made.userErrors }
  const row = await parts.store.find(made.uuid, scopeOf(asker))
  return { user: row === null ? null : parts.mapper(row, scopeOf(asker)), userErrors: [] }
}
