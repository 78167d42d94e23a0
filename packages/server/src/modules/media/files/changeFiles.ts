import type { MediumKind } from '@somo/graphql/schema'
import { isUuid } from '../../../database/uuid.ts'
import { findDraft, type ChangeDraft, type ChangeMedium } from '../editing/changeMedium.ts'
import { beginDraft } from '../editing/draftVersion.ts'
import { readVersions } from '../mediumStore.ts'
import type { MediumUploads } from '../upload/mediumUploads.ts'
import { userError } from '../../userError.ts'

/** Who changes the files, and by which upload. */
interface FileChange {
  readonly uploads: MediumUploads
  readonly upload: string
  readonly subject: string
}

const deleteMainFile = `delete from medium_file where version = $1 and purpose in ('PACKAGE', 'MAIN')`

/** Puts another file of the same kind in place of the draft's, which is begun where there is none. */
export const replaceFile =
  ({ uploads, upload, subject }: FileChange): ChangeMedium =>
  async (client, medium) => {
    const kind = await uploads.kindOf(client, upload, subject)
    if (kind === null) return [userError('UNKNOWN', 'upload')]
    if (kind !== medium.kind) return [userError('WRONG_KIND', 'upload')]
    if (findDraft(await readVersions(client, medium.uuid)) === null) await beginDraft(subject)(client, medium)
    const draft = findDraft(await readVersions(client, medium.uuid))
    // The check that runs would write what it found of the earlier file.
    if (draft === null || draft.state === 'PROCESSING') return [userError('WRONG_STATE')]
    await client.query(deleteMainFile, [draft.uuid])
    const use = { upload, ownerSubject: subject, medium: medium.uuid, version: draft.uuid }
    const taken = await uploads.take(client, { ...use, purpose: kind === 'SCORM' ? 'PACKAGE' : 'MAIN' })
    if (taken === null) throw new Error('An upload was used twice.')
    await client.query('update medium_version set revision = revision + 1 where uuid = $1', [draft.uuid])
    return { action: 'medium.updateContent', after: { version: draft.number, file: taken.name } }
  }

const hasCaptions = (kind: MediumKind): boolean => kind === 'VIDEO' || kind === 'AUDIO'
const languagePattern = /^[a-z]{2}$/
const deleteEarlierCaptions = `delete from medium_file where version = $1 and purpose = 'CAPTIONS' and locale = $2 and uuid <> $3`
const deleteCaptions = `delete from medium_file where version = $1 and purpose = 'CAPTIONS' and uuid = $2 returning uuid`
/** What was found in captions that are gone is no longer true. */
const forgetFindings = `update medium_version v set findings =
    (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(v.findings) one
     where one -> 'values' ->> 'file' is null
       or exists (select from medium_file f where f.version = v.uuid and f.uuid::text = one -> 'values' ->> 'file'))
  where v.uuid = $1`

/** Adds captions in a language to the draft of a video or audio, in place of those in the same language. */
export const addCaptions =
  ({ uploads, upload, subject }: FileChange, locale: string): ChangeDraft =>
  async (client, medium, draft) => {
    if (!hasCaptions(medium.kind)) return [userError('WRONG_KIND')]
    if (!languagePattern.test(locale)) return [userError('NOT_OFFERED', 'locale')]
    const use = { upload, ownerSubject: subject, medium: medium.uuid, version: draft.uuid, locale }
    const taken = await uploads.take(client, { ...use, purpose: 'CAPTIONS' })
    if (taken === null) return [userError('WRONG_KIND', 'upload')]
    await client.query(deleteEarlierCaptions, [draft.uuid, locale, taken.file])
    await client.query(forgetFindings, [draft.uuid])
    return { action: 'medium.updateContent', after: { version: draft.number, file: taken.name } }
  }

/** Takes captions away from the draft. */
export const removeCaptions =
  (file: string): ChangeDraft =>
  async (client, _, draft) => {
    if (!isUuid(file)) return [userError('UNKNOWN', 'file')]
    const { rowCount } = await client.query(deleteCaptions, [draft.uuid, file])
    if (rowCount === 0) return [userError('UNKNOWN', 'file')]
    await client.query(forgetFindings, [draft.uuid])
    return { action: 'medium.updateContent', after: { version: draft.number } }
  }
