import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ExtraRoutes } from '@somo/server/createServer'
import type { UploadSetting } from './controlTypes.ts'

type Context = Pick<Parameters<ExtraRoutes>[0], 'database' | 'mediumUploads'>

/** In ms: a package is unpacked within seconds. */
const [step, patience] = [100, 60_000]

/** Makes a finished upload a medium, waits until it is processed, and publishes it; answers the uuid of the medium. */
export async function publishUpload(
  { database: { pool }, mediumUploads }: Context,
  { upload, ownerSubject, kind, title, completion = {} }: UploadSetting,
): Promise<string> {
  const [medium, version] = [randomUUID(), randomUUID()]
  await pool.query(
    `insert into medium (uuid, kind, main_locale, titles, owner_unit, booking)
      select $1, $2, 'en', jsonb_build_object('en', $3::text), uuid, 'OPEN' from unit where is_general`,
    [medium, kind, title],
  )
  await pool.query('insert into medium_version (uuid, medium, number, completion) values ($1, $2, 1, $3)', [
    version,
    medium,
    completion,
  ])
  const client = await pool.connect()
  try {
    await client.query('begin')
    const purpose = kind === 'SCORM' ? 'PACKAGE' : 'MAIN'
    const used = await mediumUploads.take(client, { upload, ownerSubject, medium, version, purpose })
    await client.query('commit')
    if (used === null) throw new Error(`The upload of ${title} cannot be used.`)
  } finally {
    client.release()
  }
  const end = Date.now() + patience
  for (;;) {
    const { rows } = await pool.query<{ state: string; findings: unknown }>(
      'select state, findings from medium_version where uuid = $1',
      [version],
    )
    if (rows[0]?.state === 'READY') break
    if (rows[0]?.state === 'FAILED' || Date.now() > end)
      throw new Error(`${title} is ${rows[0]?.state}: ${JSON.stringify(rows[0]?.findings)}`)
    await wait(step)
  }
  await pool.query(`update medium_version set published_at = now(), change = 'CONTENT' where uuid = $1`, [version])
  await pool.query(`update medium set state = 'PUBLISHED', current_version = $2 where uuid = $1`, [medium, version])
  return medium
}
