import { createHash } from 'node:crypto'
import type { PageBlock } from '@somo/graphql/pageBlocks'
import type { PageImage, PageImagePayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { FileStore } from '../../../files/fileStore.ts'
import type { ContentAddresses } from '../../content/contentAddresses.ts'
import { scopeOf } from '../../scope.ts'
import type { PageImageFiles } from '../../uploads/uploadedFiles.ts'
import { findDraft } from '../editing/changeMedium.ts'
import { findMedium, readVersions } from '../mediumStore.ts'
import { userError } from '../../userError.ts'

/** A picture with the version that it belongs to. */
export interface VersionImage extends PageImage {
  readonly version: string
}

const images = `select distinct on (f.version, f.sha256) f.version, f.uuid, f.sha256 as image
  from medium_file f where f.version = any($1::uuid[]) and f.purpose = 'IMAGE' order by f.version, f.sha256, f.created_at`

/** The pictures of these versions, each at an address for one person, who may see them. */
export async function readPageImages(
  sql: Queryable,
  content: ContentAddresses,
  versions: readonly string[],
  person: string,
): Promise<VersionImage[]> {
  const { rows } = await sql.query<Omit<VersionImage, 'address'> & { uuid: string }>(images, [versions])
  const found = rows.map(async ({ uuid, ...image }) => {
    const address = await content.addressOf(sql, { file: uuid }, null, person)
    return address === null ? [] : [{ ...image, address }]
  })
  return (await Promise.all(found)).flat()
}

/** What pictures are taken from and kept in. */
export interface PageImageDeps {
  readonly files: FileStore
  readonly pageImages: PageImageFiles
  readonly content: ContentAddresses
}

const insertImage = `insert into medium_file (uuid, medium, version, purpose, name, media_type, size, sha256, storage_key)
  values ($1, $2, $3, 'IMAGE', $4, 'image/webp', $5, $6, $7)`

/** Makes an upload a picture of the draft of a page that the caller manages. */
export async function addPageImage(
  client: PoolClient,
  call: RequestCall,
  { files, pageImages, content }: PageImageDeps,
  { uuid, upload }: { readonly uuid: string; readonly upload: string },
): Promise<PageImagePayload> {
  const refuse = (...args: Parameters<typeof userError>): PageImagePayload => ({
    image: null,
    userErrors: [userError(...args)],
  })
  const medium = await findMedium(client, scopeOf(call), uuid, true)
  if (medium === null) return refuse('UNKNOWN', 'uuid')
  if (medium.kind !== 'PAGE') return refuse('WRONG_KIND')
  const draft = findDraft(await readVersions(client, uuid))
  if (draft === null) return refuse('WRONG_STATE')
  const taken = await pageImages.take(client, upload, call.subject)
  const stored = taken === null ? null : await files.open(taken.file)
  if (taken === null || stored === null) return refuse('UNKNOWN', 'upload')
  const hash = createHash('sha256')
  for await (const part of stored.read()) hash.update(part as Buffer)
  const [file, image] = [createUuid(), hash.digest('hex')]
  const name = taken.name === '' ? 'image.webp' : taken.name
  await client.query(insertImage, [file, uuid, draft.uuid, name, stored.size, image, taken.file])
  const { rows } = await client.query<{ uuid: string }>('select uuid from person where subject = $1', [call.subject])
  const [person] = rows
  if (person === undefined) throw new Error('The caller is no person.')
  const address = await content.addressOf(client, { file }, null, person.uuid)
  return { image: address === null ? null : { image, address }, userErrors: [] }
}

const findImages = `select distinct sha256 as image from medium_file where version = $1 and purpose = 'IMAGE'`
const removeUnused = `delete from medium_file where version = $1 and purpose = 'IMAGE' and sha256 <> all($2::text[])`

const namesOf = (blocks: readonly PageBlock[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'image' && block.image !== '' ? [block.image] : []))

/** Whether a version has all pictures that blocks name. */
export async function hasNamedImages(
  client: Queryable,
  version: string,
  blocks: readonly PageBlock[],
): Promise<boolean> {
  const { rows } = await client.query<{ image: string }>(findImages, [version])
  return namesOf(blocks).every((image) => rows.some((row) => row.image === image))
}

/** Removes pictures of a version that its blocks do not name. Until it is published a block may come back with its picture. */
export async function removeUnnamedImages(
  client: Queryable,
  version: string,
  blocks: readonly PageBlock[],
): Promise<void> {
  await client.query(removeUnused, [version, namesOf(blocks)])
}
