import type { BadgePicturePayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { takePng, type PngDeps } from '../uploads/takePng.ts'
import { userError } from '../userError.ts'

/** In pixels, as the files of drawn badges. */
const edge = 512
const mostBytes = 1024 * 1024
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Keeps an uploaded picture, for badges to name. What does not fill the square stays clear. */
export async function addPicture(
  deps: PngDeps,
  client: PoolClient,
  call: Pick<RequestCall, 'subject'>,
  upload: string,
): Promise<BadgePicturePayload> {
  const given = { upload, owner: call.subject }
  const png = isUuid(upload)
    ? await takePng(deps, client, given, (picture) =>
        picture.resize(edge, edge, { fit: 'contain', background: clear }).png({ compressionLevel: 9 }),
      )
    : null
  if (png === null) return { picture: null, userErrors: [userError('UNKNOWN', 'upload')] }
  if (png.length > mostBytes) return { picture: null, userErrors: [userError('TOO_LARGE', 'upload')] }
  const { rows } = await client.query<{ uuid: string }>(
    'insert into badge_picture (content) values ($1) returning uuid',
    [png],
  )
  return { picture: rows[0]?.uuid ?? null, userErrors: [] }
}

/** The bytes of a picture; null where there is none. */
export async function readPicture(sql: Queryable, uuid: string): Promise<Buffer | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<{ content: Buffer }>('select content from badge_picture where uuid = $1', [uuid])
  return rows[0]?.content ?? null
}

/** Removes pictures that no badge names and that are older than a day. */
export const sweepPictures = (sql: Queryable, now: number) =>
  sql.query(
    `delete from badge_picture p where p.created_at < $1::timestamptz - interval '1 day'
      and not exists (select from badge_version v where v.image ? 'picture' and v.image ->> 'picture' = p.uuid::text)`,
    [new Date(now)],
  )
