import { readPageBlocks } from '@somo/graphql/pageBlocks'
import { linesError } from '@somo/graphql/personText'
import type { MediumChange, MediumKind, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Queryable } from '../../../database/transaction.ts'
import { findDraft, type ChangeMedium } from '../editing/changeMedium.ts'
import { removeUnnamedAttachments } from '../files/pageAttachments.ts'
import { removeUnnamedImages } from '../files/pageImages.ts'
import { readItems, readVersions } from '../mediumStore.ts'
import { type MediumRow, type VersionRow } from '../mediumTypes.ts'
import { countLearners, moveLearners } from './concernedLearners.ts'
import { findGaps } from './findGaps.ts'
import { userError } from '../../userError.ts'

const longestNote = 1000

/** How a draft is to be published. */
export interface Publication {
  readonly change: MediumChange
  /** As many people were learning when the author looked. */
  readonly expectedLearning: number
  readonly note: string | null
}

/** Whether the running attempts of a published version can go on with a draft: a course keeps its required items. */
export async function canFix(
  sql: Queryable,
  kind: MediumKind,
  currentVersion: string | null,
  draft: VersionRow,
): Promise<boolean> {
  if (currentVersion === null) return false
  if (kind !== 'COURSE') return true
  const items = await readItems(sql, [currentVersion, draft.uuid])
  const requiredOf = (course: string): string =>
    items
      .filter((item) => item.course === course && item.isRequired)
      .map(({ medium }) => medium)
      .toSorted()
      .join()
  return requiredOf(currentVersion) === requiredOf(draft.uuid)
}

const publish = `update medium_version set state = 'READY', change = $2, note = $3, published_at = now(),
  published_by = (select p.uuid from person p where p.subject = $4), revision = revision + 1 where uuid = $1`
const setCurrent = `update medium set current_version = $2, state = case state when 'DRAFT' then 'PUBLISHED' else state end where uuid = $1`

async function check(
  client: PoolClient,
  { kind, currentVersion }: MediumRow,
  draft: VersionRow,
  { change, expectedLearning, note }: Publication,
): Promise<UserError[]> {
  if (findGaps(kind, draft, await readItems(client, [draft.uuid])).length > 0) return [userError('REQUIRED', 'gaps')]
  const noteCode = linesError(note ?? '', longestNote)
  if (noteCode !== null) return [userError(noteCode, 'note')]
  if (change === 'FIX' && !(await canFix(client, kind, currentVersion, draft)))
    return [userError('WRONG_STATE', 'change')]
  // Nobody starts the published version while it is counted.
  if (currentVersion !== null)
    await client.query('select from enrolment where version = $1 for update', [currentVersion])
  const { learning } = await countLearners(client, currentVersion)
  return learning === expectedLearning ? [] : [userError('COUNT_CHANGED', 'expectedLearning')]
}

/** What the blocks of a page no longer name goes with the publication; in the draft it could come back. */
async function removeUnnamedFiles(client: PoolClient, { kind }: MediumRow, draft: VersionRow): Promise<void> {
  if (kind !== 'PAGE') return
  const blocks = readPageBlocks(draft.content.blocks) ?? []
  await removeUnnamedImages(client, draft.uuid, blocks)
  await removeUnnamedAttachments(client, draft.uuid, blocks)
}

/** Publishes the draft of a medium. */
export const publishDraft =
  (subject: string, publication: Publication): ChangeMedium =>
  async (client, medium) => {
    const draft = findDraft(await readVersions(client, medium.uuid))
    if (draft === null || medium.state === 'ARCHIVED') return [userError('WRONG_STATE')]
    const errors = await check(client, medium, draft, publication)
    if (errors.length > 0) return errors
    const { change, note } = publication
    await client.query(publish, [draft.uuid, change, note?.trim() === '' ? null : note, subject])
    await removeUnnamedFiles(client, medium, draft)
    await client.query(setCurrent, [medium.uuid, draft.uuid])
    if (change === 'FIX' && medium.currentVersion !== null)
      await moveLearners(client, medium.currentVersion, draft.uuid)
    return { action: 'medium.publish', after: { version: draft.number, change } }
  }
