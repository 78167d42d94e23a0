import type { CustomValueInput, OwnCustomFields, OwnCustomFieldsPayload, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { inTransaction } from '../../database/transaction.ts'
import { writeAudit, type Actor } from '../audit/auditLog.ts'
import { describeField, readSeen, type Runner } from './definitions.ts'
import { auditedNames, checkValues, writeValues } from './peopleValues.ts'
import { listValues, type StoredValues } from './values.ts'

/** People's own fields, as they see and change them themselves. */
export interface OwnFieldService {
  /** Null where nobody is known by the caller's sign-in. */
  read(caller: Caller): Promise<OwnCustomFields | null>
  change(
    caller: Caller,
    revision: number,
    entries: readonly CustomValueInput[],
    actor: Actor,
  ): Promise<OwnCustomFieldsPayload>
}

interface Own {
  readonly uuid: string
  readonly custom: StoredValues
  readonly revision: number
}

const find = `select uuid, custom, revision from person where subject = $1 and status <> 'ANONYMISED'`

async function readOwn(runner: Runner, subject: string, isLocked = false): Promise<Own | null> {
  return (await runner.query<Own>(isLocked ? `${find} for no key update` : find, [subject])).rows[0] ?? null
}

async function change(
  client: PoolClient,
  subject: string,
  revision: number,
  entries: readonly CustomValueInput[],
  actor: Actor,
): Promise<UserError[]> {
  const own = await readOwn(client, subject, true)
  if (own === null) return [{ code: 'UNKNOWN', path: [] }]
  if (own.revision !== revision) return [{ code: 'CHANGED_MEANWHILE', path: [] }]
  const seen = await readSeen(client, 'SELF', true)
  const readOnlyErrors = entries.flatMap(({ key }): UserError[] =>
    seen.some((field) => field.key === key && !field.isOwn) ? [{ code: 'OUT_OF_SCOPE', path: ['custom', key] }] : [],
  )
  if (readOnlyErrors.length > 0) return readOnlyErrors
  const { changes, userErrors } = checkValues(seen, entries, own.custom, false)
  if (userErrors.length > 0 || Object.keys(changes).length === 0) return userErrors
  await writeValues(client, [{ uuid: own.uuid, changes }])
  const names = auditedNames(changes)
  await writeAudit(client, actor, [
    { action: 'user.update', objectKind: 'user', object: own.uuid, before: names, after: names },
  ])
  return []
}

/** The rules about people's own fields. */
export function createOwnFieldService(pool: Pool): OwnFieldService {
  const read = async ({ subject }: Caller): Promise<OwnCustomFields | null> => {
    const own = await readOwn(pool, subject)
    if (own === null) return null
    const fields = await readSeen(pool, 'SELF')
    return { fields: fields.map(describeField), values: listValues(fields, own.custom), revision: own.revision }
  }
  return {
    read,
    async change(caller, revision, entries, actor) {
      const userErrors = await inTransaction(pool, (client) => change(client, caller.subject, revision, entries, actor))
      return { mine: await read(caller), userErrors }
    },
  }
}
