import type { PageBlock } from '@somo/graphql/pageBlocks'
import type { PageAttachment, PageAttachmentPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import type { Queryable } from '../../../database/transaction.ts'
import type { ContentAddresses } from '../../content/contentAddresses.ts'
import { scopeOf } from '../../scope.ts'
import { findDraft } from '../editing/changeMedium.ts'
import { findMedium, readVersions } from '../mediumStore.ts'
import type { MediumUploads } from '../upload/mediumUploads.ts'
import { userError } from '../../userError.ts'

/** A file of a page with the version that it belongs to. */
export interface VersionAttachment extends PageAttachment {
  readonly version: string
}

const attachments = `select f.version, f.uuid, f.attachment, f.name, f.media_type as "mediaType", f.size::float8 as size
  from medium_file f where f.version = any($1::uuid[]) and f.purpose = 'ATTACHMENT' order by f.created_at, f.uuid`

/** Recordings and captions are played in the page; other files are saved. */
const isPlayed = (mediaType: string): boolean => /^(?:video|audio)\/|^text\/vtt$/.test(mediaType)

/** The files of these versions of pages, each at an address for one person, who may see them. */
export async function readPageAttachments(
  sql: Queryable,
  content: ContentAddresses,
  versions: readonly string[],
  person: string,
): Promise<VersionAttachment[]> {
  const { rows } = await sql.query<Omit<VersionAttachment, 'address'> & { uuid: string }>(attachments, [versions])
  const found = rows.map(async ({ uuid, ...file }) => {
    const target = { file: uuid, isDownload: !isPlayed(file.mediaType) }
    const address = await content.addressOf(sql, target, null, person)
    return address === null ? [] : [{ ...file, address }]
  })
  return (await Promise.all(found)).flat()
}

/** Makes an upload a file of the draft of a page that the caller manages; its check begins. */
export async function addPageAttachment(
  client: PoolClient,
  call: RequestCall,
  { uploads, content }: { readonly uploads: MediumUploads; readonly content: ContentAddresses },
  { uuid, upload }: { readonly uuid: string; readonly upload: string },
): Promise<PageAttachmentPayload> {
  const refuse = (...args: Parameters<typeof userError>): PageAttachmentPayload => ({
    attachment: null,
    userErrors: [userError(...args)],
  })
  const medium = await findMedium(client, scopeOf(call), uuid, true)
  if (medium === null) return refuse('UNKNOWN', 'uuid')
  if (medium.kind !== 'PAGE') return refuse('WRONG_KIND')
  const draft = findDraft(await readVersions(client, uuid))
  if (draft === null) return refuse('WRONG_STATE')
  const use = { upload, ownerSubject: call.subject, medium: uuid, version: draft.uuid }
  const taken = await uploads.take(client, { ...use, purpose: 'ATTACHMENT' })
  if (taken === null) return refuse('UNKNOWN', 'upload')
  const { rows } = await client.query<{ uuid: string }>('select uuid from person where subject = $1', [call.subject])
  const all = await readPageAttachments(client, content, [draft.uuid], rows[0]?.uuid ?? '')
  const added = all.find(({ attachment }) => attachment === upload) ?? null
  if (added === null) throw new Error('A file was not added.')
  const { version: _, ...attachment } = added
  return { attachment, userErrors: [] }
}

const namesOf = (block: PageBlock): readonly string[] => {
  const names = block.kind === 'video' ? [block.file, block.captions] : block.kind === 'file' ? [block.file] : []
  return names.filter((name) => name !== '')
}

const removeUnused = `delete from medium_file where version = $1 and purpose = 'ATTACHMENT' and attachment <> all($2::uuid[])`

/** Removes files of a version that its blocks do not name. A file that its check has removed is missing in the page. */
export async function removeUnnamedAttachments(
  client: Queryable,
  version: string,
  blocks: readonly PageBlock[],
): Promise<void> {
  await client.query(removeUnused, [version, blocks.flatMap(namesOf)])
}
