import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import { findMedium, readVersions } from '../mediumStore.ts'
import { isFormKind } from '../mediumTypes.ts'
import { copyItems } from './copyItems.ts'
import type { Created } from './createMedium.ts'
import { findCreated, rememberCreated } from '../../idempotence.ts'
import { titleRule } from './readTexts.ts'
import { userError } from '../../userError.ts'

const insertMedium = `insert into medium (uuid, kind, main_locale, titles, summaries, descriptions, goals, languages, duration_minutes,
    provider, owner_unit, responsible, booking, available_from, available_until, created_by, updated_by)
  select $1, m.kind, m.main_locale, m.titles || jsonb_build_object(m.main_locale, $3::text), m.summaries, m.descriptions, m.goals,
    m.languages, m.duration_minutes, m.provider, m.owner_unit, p.uuid, m.booking, $5::date,
    case when m.available_from is not null then m.available_until + ($5::date - m.available_from) end, p.uuid, p.uuid
  from medium m left join person p on p.subject = $4 where m.uuid = $2`
const copyParts = [
  'insert into medium_tag (medium, tag) select $1, tag from medium_tag where medium = $2',
  'insert into medium_category (medium, category) select $1, category from medium_category where medium = $2',
  'insert into medium_unit (medium, unit) select $1, unit from medium_unit where medium = $2',
]
const insertVersion = `insert into medium_version (uuid, medium, number, content, completion, pass_mark, attempt_limit, counted_attempt, created_by)
  select $1, $2, 1, v.content, v.completion, v.pass_mark, v.attempt_limit, v.counted_attempt, (select p.uuid from person p where p.subject = $4)
  from medium_version v where v.uuid = $3`

// The bytes are shared, as those of the versions of one medium are.
const copyImages = `insert into medium_file (uuid, medium, version, purpose, locale, name, media_type, size, sha256, storage_key, attachment)
  select gen_random_uuid(), $1, $2, f.purpose, f.locale, f.name, f.media_type, f.size, f.sha256, f.storage_key, f.attachment
  from medium_file f where f.version = $3 and f.purpose in ('IMAGE', 'ATTACHMENT')`

/** What is copied, and by which title. */
interface Copy {
  readonly uuid: string
  readonly title: string
  /** The first day of the copy, as yyyy-mm-dd; its last one moves as far. */
  readonly availableFrom: string | null
  readonly idempotenceKey: string | null
}

/** Makes a draft with the texts, settings and content of a medium: of its draft where it has one. */
export async function copyMedium(
  client: PoolClient,
  call: RequestCall,
  { uuid: original, title: given, availableFrom, idempotenceKey }: Copy,
): Promise<Created> {
  const refuse = (...args: Parameters<typeof userError>): Created => ({ uuid: null, userErrors: [userError(...args)] })
  const medium = await findMedium(client, scopeOf(call), original, true)
  if (medium === null) return refuse('UNKNOWN', 'uuid')
  if (!isFormKind(medium.kind)) return refuse('WRONG_KIND')
  const title = titleRule.clean(given)
  const code = title === '' ? 'REQUIRED' : titleRule.check(title)
  if (code !== null) return refuse(code, 'title')
  const [uuid, version] = [createUuid(), createUuid()]
  const repeatable = idempotenceKey === null ? null : { subject: call.subject, key: idempotenceKey.slice(0, 200) }
  if (repeatable !== null) {
    const earlier = await findCreated(client, repeatable)
    if (earlier !== null) return { uuid: earlier, userErrors: [] }
    await rememberCreated(client, repeatable, uuid)
  }
  const [latest] = await readVersions(client, original)
  if (latest === undefined) throw new Error('A medium has no version.')
  await client.query(insertMedium, [uuid, original, title, call.subject, availableFrom])
  for (const statement of copyParts) await client.query(statement, [uuid, original])
  await client.query(insertVersion, [version, uuid, latest.uuid, call.subject])
  await client.query(copyImages, [uuid, version, latest.uuid])
  await copyItems(client, latest.uuid, version)
  await writeAudit(client, call, [{ action: 'medium.copy', objectKind: 'medium', object: uuid, after: { title } }])
  return { uuid, userErrors: [] }
}
