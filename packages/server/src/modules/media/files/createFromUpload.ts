import type { UploadedMediumInput, UserError, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { findCreated, rememberCreated } from '../../idempotence.ts'
import { scopeOf, type Scope } from '../../scope.ts'
import { insertMedium, insertVersion, type Created } from '../editing/createMedium.ts'
import { isOfferedLocale, titleRule } from '../editing/readTexts.ts'
import { checkOwnerUnit } from '../editing/references.ts'
import type { MediumUploads } from '../upload/mediumUploads.ts'
import { userError } from '../../userError.ts'

const refuse = (...userErrors: UserError[]): Created => ({ uuid: null, userErrors })

// The depth of a unit is the number of units above it.
const highestUnit = (scope: Scope): string => `select u.uuid from unit u
  where u.archived_at is null and ${scope.manager === null ? 'u.is_general' : 'u.uuid in (select managed_unit($1))'}
  order by (select count(*) from unit_ancestor a where a.unit = u.uuid), u.name, u.uuid limit 1`

/** The unit that owns a medium for which none was chosen; null where the caller manages none. */
async function findHighestUnit(client: PoolClient, scope: Scope): Promise<string | null> {
  const values = scope.manager === null ? [] : [scope.manager]
  return (await client.query<{ uuid: string }>(highestUnit(scope), values)).rows[0]?.uuid ?? null
}

async function checkUnit(client: PoolClient, scope: Scope, unit: string | null): Promise<UserErrorCode | null> {
  return unit === null ? 'REQUIRED' : checkOwnerUnit(client, scope, unit)
}

/** Makes a medium of an upload and has its file checked; repeated with the same upload it makes one medium. */
export async function createFromUpload(
  client: PoolClient,
  call: RequestCall,
  uploads: MediumUploads,
  { upload, title: given, locale, ownerUnit: chosen }: UploadedMediumInput,
): Promise<Created> {
  const repeatable = { subject: call.subject, key: `upload ${upload}`.slice(0, 200) }
  const earlier = await findCreated(client, repeatable)
  if (earlier !== null) return { uuid: earlier, userErrors: [] }
  const kind = await uploads.kindOf(client, upload, call.subject)
  // Also captions, which become part of a medium.
  if (kind === null) return refuse(userError('UNKNOWN', 'upload'))
  const errors: UserError[] = []
  const title = titleRule.clean(given)
  const titleCode = title === '' ? 'REQUIRED' : titleRule.check(title)
  if (titleCode !== null) errors.push(userError(titleCode, 'title'))
  if (!isOfferedLocale(locale)) errors.push(userError('NOT_OFFERED', 'locale'))
  const scope = scopeOf(call)
  const ownerUnit = chosen ?? (await findHighestUnit(client, scope))
  const unitCode = await checkUnit(client, scope, ownerUnit)
  if (unitCode !== null) errors.push(userError(unitCode, 'ownerUnit'))
  if (errors.length > 0) return refuse(...errors)
  const [medium, version] = [createUuid(), createUuid()]
  await rememberCreated(client, repeatable, medium)
  await client.query(insertMedium, [medium, kind, locale, title, ownerUnit, call.subject])
  await client.query(insertVersion, [version, medium, call.subject])
  const purpose = kind === 'SCORM' ? 'PACKAGE' : 'MAIN'
  const taken = await uploads.take(client, { upload, ownerSubject: call.subject, medium, version, purpose })
  if (taken === null) throw new Error('An upload was used twice.')
  const after = { title, kind, unit: ownerUnit, file: taken.name }
  await writeAudit(client, call, [{ action: 'medium.create', objectKind: 'medium', object: medium, after }])
  return { uuid: medium, userErrors: [] }
}
