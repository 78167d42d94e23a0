import type { NewMediumInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import { isFormKind } from '../mediumTypes.ts'
import { findCreated, rememberCreated } from '../../idempotence.ts'
import { isOfferedLocale, titleRule } from './readTexts.ts'
import { checkOwnerUnit } from './references.ts'
import { userError } from '../../userError.ts'

/** The new medium, or what is wrong. */
export interface Created {
  readonly uuid: string | null
  readonly userErrors: readonly UserError[]
}

/** A new medium: uuid, kind, main language, title, owner unit, subject of its author. */
export const insertMedium = `insert into medium (uuid, kind, main_locale, titles, languages, owner_unit, created_by, updated_by, responsible)
  select $1, $2, $3, jsonb_build_object($3::text, $4::text), array[$3::text], $5, p.uuid, p.uuid, p.uuid
  from (select 1) one left join person p on p.subject = $6`
/** Its first draft: uuid, medium, subject of its author. */
export const insertVersion = `insert into medium_version (uuid, medium, number, created_by)
  values ($1, $2, 1, (select p.uuid from person p where p.subject = $3))`

const refuse = (...userErrors: UserError[]): Created => ({ uuid: null, userErrors })

/** Creates a medium with an empty draft; asked twice with one idempotence key, it creates one. */
export async function createMedium(
  client: PoolClient,
  call: RequestCall,
  { kind, title: given, locale, ownerUnit }: NewMediumInput,
  idempotenceKey: string | null,
): Promise<Created> {
  const title = titleRule.clean(given)
  const errors: UserError[] = []
  if (!isFormKind(kind)) errors.push(userError('NOT_OFFERED', 'kind'))
  const titleCode = title === '' ? 'REQUIRED' : titleRule.check(title)
  if (titleCode !== null) errors.push(userError(titleCode, 'title'))
  if (!isOfferedLocale(locale)) errors.push(userError('NOT_OFFERED', 'locale'))
  const unitCode = await checkOwnerUnit(client, scopeOf(call), ownerUnit)
  if (unitCode !== null) errors.push(userError(unitCode, 'ownerUnit'))
  if (errors.length > 0) return refuse(...errors)
  const repeatable = idempotenceKey === null ? null : { subject: call.subject, key: idempotenceKey.slice(0, 200) }
  const uuid = createUuid()
  if (repeatable !== null) {
    const earlier = await findCreated(client, repeatable)
    if (earlier !== null) return { uuid: earlier, userErrors: [] }
    await rememberCreated(client, repeatable, uuid)
  }
  await client.query(insertMedium, [uuid, kind, locale, title, ownerUnit, call.subject])
  await client.query(insertVersion, [createUuid(), uuid, call.subject])
  await writeAudit(client, call, [
    { action: 'medium.create', objectKind: 'medium', object: uuid, after: { title, kind, unit: ownerUnit } },
  ])
  return { uuid, userErrors: [] }
}
