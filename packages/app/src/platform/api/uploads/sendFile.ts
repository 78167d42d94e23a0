import { isErrorCode } from '@somo/graphql/errorCodes'
import type { AppConfig } from '../../config/config.ts'
import { fieldOf } from '../../config/record.ts'
import { joinUrl } from '../../config/urls.ts'
import { problemOfStatus } from '../../errors/problem.ts'
import type { Problem } from '../../errors/problem.ts'
import type { Session } from '../../session/contract.ts'
import { xsrfHeaders } from '../client/xsrf.ts'

/** The part of the browser's request this needs: `fetch` cannot tell how much of a body has left. */
export type FileRequest = Pick<
  XMLHttpRequest,
  | 'open'
  | 'setRequestHeader'
  | 'send'
  | 'abort'
  | 'status'
  | 'responseText'
  | 'onload'
  | 'onerror'
  | 'ontimeout'
  | 'onabort'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'onprogress'> }

/** What a sender is made from; the optional parts are the browser's own unless a test says otherwise. */
export interface SenderParts {
  /** Base of the API; null where the deployment has none. */
  readonly config: Pick<AppConfig, 'apiUrl'>
  readonly session: Pick<Session, 'getToken' | 'forceRefresh'>
  readonly open?: () => FileRequest
  readonly page?: { readonly cookies: () => string; readonly origin: string }
}

/** One file on its way. */
export interface Sending {
  readonly file: File
  /** The leave to send it, from the mutation `createUpload`. */
  readonly grant: { readonly token: string; readonly path: string }
  /** Stops the sending; the answer is then `stopped`. */
  readonly signal?: AbortSignal
  /** How much has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** A file as the server keeps it. Width and height in pixels of what is kept; null of what is no picture. */
export interface SentFile {
  readonly uuid: string
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/**
 * What came of it. refused: the file itself was not taken, `code` being one of the schema's UserErrorCode; failed: the
 * call did not come through, and the same file may be sent again with a new grant.
 */
export type SendAnswer =
  | { readonly kind: 'sent'; readonly file: SentFile }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'stopped' }

/** Sends one file, once. Never rejects. */
export type SendFile = (sending: Sending) => Promise<SendAnswer>

const failed = (code: Problem['code']): SendAnswer => ({ kind: 'failed', problem: { code, requestId: null } })

/**
 * The one way a file leaves the page: multipart/form-data, field `file`, with bearer, grant and the headers of every other
 * call (specification section 7). A refused token is renewed once and the file sent again, as with calls.
 */
export function createSendFile(parts: SenderParts): SendFile {
  const { config, session } = parts
  const page = parts.page ?? { cookies: () => document.cookie, origin: location.origin }
  const open = parts.open ?? (() => new XMLHttpRequest())
  return async (sending) => {
    if (config.apiUrl === null) return failed('NO_API')
    const url = joinUrl(config.apiUrl, sending.grant.path)
    const attempt = (token: string) => {
      const xsrf = xsrfHeaders({ method: 'POST', url, cookies: page.cookies(), origin: page.origin })
      return transmit(open(), url, { ...xsrf, Authorization: `Bearer ${token}` }, sending)
    }
    const token = await session.getToken()
    if (token === null) return failed('UNAUTHENTICATED')
    const answer = await attempt(token)
    if (answer.kind !== 'failed' || answer.problem.code !== 'UNAUTHENTICATED') return answer
    const next = await session.forceRefresh(token)
    return next === null ? answer : attempt(next)
  }
}

function transmit(
  request: FileRequest,
  url: string,
  headers: Readonly<Record<string, string>>,
  sending: Sending,
): Promise<SendAnswer> {
  const { file, grant, signal, onProgress } = sending
  return new Promise((resolve) => {
    const stop = (): void => request.abort()
    const settle = (answer: SendAnswer): void => {
      signal?.removeEventListener('abort', stop)
      resolve(answer)
    }
    if (signal?.aborted === true) return settle({ kind: 'stopped' })
    signal?.addEventListener('abort', stop)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => settle(readAnswer(request.status, request.responseText))
    request.onabort = () => settle({ kind: 'stopped' })
    request.onerror = () => settle(failed('UNREACHABLE'))
    request.ontimeout = () => settle(failed('UNREACHABLE'))
    request.open('POST', url)
    const all = {
      Accept: 'application/json',
      'Apollo-Require-Preflight': 'true',
      'X-Upload-Grant': grant.token,
      ...headers,
    }
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
    const body = new FormData()
    body.append('file', file, file.name)
    request.send(body)
  })
}

function readAnswer(status: number, text: string): SendAnswer {
  const body = parse(text)
  if (status >= 200 && status < 300) {
    const file = fileOf(body)
    return file === null ? failed('INTERNAL') : { kind: 'sent', file }
  }
  const code = fieldOf(fieldOf(body, 'error'), 'code')
  // What every call can be refused for says nothing about the file.
  if (isErrorCode(code)) return failed(code)
  if (typeof code === 'string') return { kind: 'refused', code }
  // In front of the server, a proxy may have a limit of its own and no words of ours.
  if (status === 413) return { kind: 'refused', code: 'TOO_LARGE' }
  return { kind: 'failed', problem: problemOfStatus(status) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fileOf(body: unknown): SentFile | null {
  const uuid = fieldOf(body, 'uuid')
  const url = fieldOf(body, 'url')
  if (typeof uuid !== 'string' || typeof url !== 'string') return null
  const size = (name: string): number | null => {
    const value = fieldOf(body, name)
    return typeof value === 'number' ? value : null
  }
  return { uuid, url, width: size('width'), height: size('height') }
}
