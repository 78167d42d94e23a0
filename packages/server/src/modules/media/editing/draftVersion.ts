import { createUuid } from '../../../database/uuid.ts'
import { readVersions } from '../mediumStore.ts'
import { copyItems } from './copyItems.ts'
import { findDraft, type ChangeMedium } from './changeMedium.ts'
import { userError } from '../../userError.ts'

const insert = `insert into medium_version (uuid, medium, number, state, content, findings, completion, pass_mark, attempt_limit, counted_attempt, created_by)
  select $1, v.medium, (select max(w.number) + 1 from medium_version w where w.medium = v.medium),
    case when exists (select from medium_file f where f.version = v.uuid and f.purpose in ('PACKAGE', 'MAIN')) then 'READY' else 'DRAFT' end,
    v.content, v.findings, v.completion, v.pass_mark, v.attempt_limit, v.counted_attempt,
    (select p.uuid from person p where p.subject = $3)
  from medium_version v where v.uuid = $2`

// The bytes are shared: a version that is published keeps its files for good.
const copyFiles = `insert into medium_file (uuid, medium, version, purpose, locale, name, media_type, size, sha256, storage_key, attachment)
  select gen_random_uuid(), f.medium, $1, f.purpose, f.locale, f.name, f.media_type, f.size, f.sha256, f.storage_key, f.attachment
  from medium_file f where f.version = $2`

/** Begins a draft beside the published version, as a copy of it. */
export const beginDraft =
  (subject: string): ChangeMedium =>
  async (client, { uuid, currentVersion }) => {
    if (currentVersion === null || findDraft(await readVersions(client, uuid)) !== null)
      return [userError('WRONG_STATE')]
    const draft = createUuid()
    await client.query(insert, [draft, currentVersion, subject])
    await client.query(copyFiles, [draft, currentVersion])
    await copyItems(client, currentVersion, draft)
    return { action: 'medium.beginDraft' }
  }

/** Throws away the draft beside the published version. */
export const discardDraft: ChangeMedium = async (client, { uuid, currentVersion }) => {
  const draft = findDraft(await readVersions(client, uuid))
  if (currentVersion === null || draft === null) return [userError('WRONG_STATE')]
  await client.query('delete from medium_version where uuid = $1', [draft.uuid])
  return { action: 'medium.discardDraft', after: { version: draft.number } }
}
