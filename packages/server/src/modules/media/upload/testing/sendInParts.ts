import type { TestCaller } from '../../../../testing/testIssuer.ts'
import type { CallingServer } from '../../../../testing/testServer.ts'
import { getGrant } from '../../../uploads/testing/sendFile.ts'

/** Who sends learning content in most tests. */
export const author: TestCaller & { readonly subject: string } = { subject: 'author-1', roles: ['EDUCATION_MANAGER'] }

/** A request of the tus protocol as the app sends it; headers that are null are left out. */
export async function tusRequest(
  server: CallingServer,
  path: string,
  init: {
    readonly method: string
    readonly caller?: TestCaller | null
    readonly headers?: Readonly<Record<string, string | null>>
    readonly body?: BodyInit
  },
): Promise<Response> {
  const { method, caller = author, body } = init
  const headers = new Headers({ 'apollo-require-preflight': 'true', 'tus-resumable': '1.0.0' })
  if (caller !== null) headers.set('authorization', await server.authorize(caller))
  for (const [name, value] of Object.entries(init.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const streaming = body instanceof ReadableStream ? { duplex: 'half' as const } : {}
  return fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body }), ...streaming })
}

/** What the first request says. */
export interface Announcement {
  readonly name: string
  readonly size: number
  readonly caller?: TestCaller
  readonly token?: string
  readonly kind?: 'MEDIUM' | 'TASK' | 'PAGE_FILE'
  readonly headers?: Readonly<Record<string, string | null>>
}

/** The first request, with a grant of its own unless one is given. */
export async function beginUpload(server: CallingServer, announced: Announcement): Promise<Response> {
  const { name, size, caller = author, kind = 'MEDIUM' } = announced
  const token = announced.token ?? (await getGrant(server, kind, caller, size)).token
  return tusRequest(server, '/api/upload', {
    method: 'POST',
    caller,
    headers: {
      'x-upload-grant': token,
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      ...announced.headers,
    },
  })
}

/** The path of the upload that an answer to the first request names. */
export const placeOf = (response: Response): string => `/api/${response.headers.get('location') ?? ''}`

/** Sends bytes from an offset. */
export function sendPart(
  server: CallingServer,
  place: string,
  content: BodyInit,
  offset: number,
  caller = author,
): Promise<Response> {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
  return tusRequest(server, place, { method: 'PATCH', caller, headers, body: content })
}

/** Uploads a file in one part; answers its uuid. @throws where it is not taken. */
export async function uploadContent(
  server: CallingServer,
  content: Uint8Array,
  name: string,
  caller = author,
  kind: 'MEDIUM' | 'TASK' | 'PAGE_FILE' = 'MEDIUM',
): Promise<string> {
  const begun = await beginUpload(server, { name, size: content.length, caller, kind })
  if (begun.status !== 201) throw new Error(`The upload was not begun: ${begun.status} ${await begun.text()}`)
  const place = placeOf(begun)
  const answer = await sendPart(server, place, new Uint8Array(content), 0, caller)
  if (answer.status !== 204) throw new Error(`The upload was not taken: ${answer.status} ${await answer.text()}`)
  return place.split('/').at(-1) ?? ''
}
