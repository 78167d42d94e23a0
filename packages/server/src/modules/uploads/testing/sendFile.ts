import { readdir } from 'node:fs/promises'
import type { UploadKind } from '@somo/graphql/schema'
import type { FileStore } from '../../../files/fileStore.ts'
import { openFolderStore } from '../../../files/folderStore.ts'
import { createIsolation } from '../../../isolation/isolation.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import type { CallingServer, TestServer } from '../../../testing/testServer.ts'
import { createUploadService } from '../service.ts'
import { createUploadStore } from '../store.ts'

/** A grant as the API gives it. */
export interface Grant {
  readonly uuid: string
  readonly token: string
  readonly path: string
  readonly maxBytes: number
}

/** The person most tests speak of. */
export const admin: TestCaller = { subject: 'admin-1', roles: ['ADMIN'] }

const mutation = `mutation($kind: UploadKind!, $size: Int!) { upload { createUpload(kind: $kind, size: $size) {
  grant { uuid token path maxBytes expiresAt } userErrors { code path } } } }`

/** Asks for a grant and answers all that came back. */
export function askGrant(server: CallingServer, kind: UploadKind, size = 1, caller = admin) {
  return server.call(mutation, { kind, size }, caller)
}

/** A grant; fails where none is given. */
export async function getGrant(server: CallingServer, kind: UploadKind, caller = admin, size = 1): Promise<Grant> {
  const answer = await askGrant(server, kind, size, caller)
  // The shape is the mutation's.
  const data = answer.data as { upload: { createUpload: { grant: Grant | null } } } | null
  const grant = data?.upload.createUpload.grant ?? null
  if (grant === null) throw new Error(`No grant was given: ${JSON.stringify(answer)}`)
  return grant
}

/** What is sent, where it differs from what the app sends. */
export interface Sending {
  readonly token?: string
  readonly caller?: TestCaller | null
  readonly name?: string
  readonly type?: string
  /** Headers on top; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>
  readonly body?: FormData | string
}

/** Sends a file as the app does it. */
export async function sendFile(server: CallingServer, content: Uint8Array, sending: Sending = {}): Promise<Response> {
  const { token, caller = admin, name = 'logo.png', type = 'image/png', body } = sending
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type }), name)
  const headers = new Headers({ 'apollo-require-preflight': 'true' })
  if (token !== undefined) headers.set('x-upload-grant', token)
  if (caller !== null) headers.set('authorization', await server.authorize(caller))
  for (const [header, value] of Object.entries(sending.headers ?? {})) {
    if (value === null) headers.delete(header)
    else headers.set(header, value)
  }
  return fetch(`${server.url}/api/upload`, { method: 'POST', headers, body: body ?? form })
}

/** Asks for a grant and sends the file with it. */
export async function upload(server: CallingServer, kind: UploadKind, content: Uint8Array, sending: Sending = {}) {
  const { token } = await getGrant(server, kind, sending.caller ?? admin)
  const response = await sendFile(server, content, { token, ...sending })
  // The server's own tests read what the server says.
  const body = (await response.json()) as {
    uuid?: string
    url?: string
    width?: number
    height?: number
    error?: object
  }
  return { status: response.status, body }
}

/** What the cleaning does with files that were released two days ago. */
export async function sweepLater(server: TestServer, files?: FileStore): Promise<void> {
  await server.database.pool.query(
    `update upload set released_at = released_at - interval '2 days' where released_at is not null`,
  )
  const isolation = createIsolation()
  await createUploadService(
    createUploadStore(server.database),
    files ?? (await openFolderStore(server.filesDir)),
    isolation,
  ).sweep()
  isolation.close()
}

/** What is kept: the names of the files, and the number of rows. */
export async function look(server: TestServer): Promise<{ files: string[]; rows: number }> {
  const { rows } = await server.database.pool.query<{ count: number }>('select count(*)::int as count from upload')
  return { files: await readdir(server.filesDir), rows: rows[0]?.count ?? 0 }
}
