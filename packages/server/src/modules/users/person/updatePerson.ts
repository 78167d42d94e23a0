import type { UserError, UserPatch, UserPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { auditedNames, writeValues } from '../../custom-fields/peopleValues.ts'
import { askAdministrators, checkQuestions, HiddenCollision, type Question } from '../linking/askAdministrators.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { lockPerson } from './lockPerson.ts'
import type { PersonFields } from './peopleWriter.ts'
import { checkPersonEdit, createPersonEdit, type PersonEdit } from './personEdit.ts'
import type { TypedFields } from './personFields.ts'
import type { PersonRow } from './personRow.ts'
import { readUserPayload } from './readUserPayload.ts'
import { sortRoles } from './rolePermissions.ts'
import { hasUnique, readRace } from './uniqueFields.ts'
import { userError } from '../../userError.ts'

async function write({ deps, client, call, present, changes, roles, custom }: PersonEdit): Promise<void> {
  const change: Partial<PersonFields> = { ...changes, ...(roles === null ? {} : { roles: sortRoles(roles) }) }
  const ownFields = auditedNames(custom.changes)
  if (Object.keys({ ...change, ...ownFields }).length === 0) return
  await deps.writer.update(client, [{ uuid: present.uuid, change }])
  await writeValues(client, [{ uuid: present.uuid, changes: custom.changes }])
  // The keys of a part of a person's fields; both objects have them.
  const names = Object.keys(change) as (keyof typeof change & keyof PersonRow)[]
  const before = Object.fromEntries(names.map((name) => [name, present[name]]))
  await writeAudit(client, call, [
    {
      action: 'user.update',
      objectKind: 'user',
      object: present.uuid,
      before: { ...before, ...ownFields },
      after: { ...change, ...ownFields },
    },
  ])
}

/** The entry as administrators are shown it: only the unique fields that the manager changed. */
const questionOf = (changes: Partial<TypedFields>): Question['typed'] => ({
  givenName: null,
  familyName: null,
  username: changes.username ?? null,
  email: changes.email ?? null,
  displayedId: changes.displayedId ?? null,
  externalId: changes.externalId ?? null,
})

/** An update as the API asks for it. */
interface Update {
  readonly uuid: string
  readonly revision: number
  readonly patch: UserPatch
}

async function update(
  deps: PeopleDeps,
  client: PoolClient,
  call: CallContext,
  { uuid, revision, patch }: Update,
): Promise<UserError[]> {
  const present = await lockPerson(deps, client, call, uuid)
  if ('code' in present) return [present]
  if (present.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  const edit = await createPersonEdit(deps, client, call, present, patch)
  if (hasUnique(edit.changes)) await checkQuestions(client, call)
  const { errors, hidden } = await checkPersonEdit(edit)
  if (errors.length > 0) return errors
  if (hidden.length > 0)
    throw new HiddenCollision({
      unit: null,
      concerned: present.uuid,
      typed: questionOf(edit.changes),
      candidates: hidden,
    })
  await write(edit)
  return []
}

/** Updates a person: writes what differs, or, where a field has an error, nothing. */
export async function updatePerson(
  deps: PeopleDeps,
  call: CallContext,
  change: Update,
  isRetry = false,
): Promise<UserPayload> {
  const answer = (userErrors: UserError[]): Promise<UserPayload> => readUserPayload(deps, call, change.uuid, userErrors)
  try {
    return await answer(await deps.transact((client) => update(deps, client, call, change)))
  } catch (error) {
    if (error instanceof HiddenCollision) {
      await askAdministrators(deps, call, error.question)
      return answer([userError('HANDED_ON')])
    }
    const race = readRace(error)
    if (race === null) throw error
    // Checked once more, now that the row of the other writer is committed.
    return isRetry ? answer([race]) : updatePerson(deps, call, change, true)
  }
}
