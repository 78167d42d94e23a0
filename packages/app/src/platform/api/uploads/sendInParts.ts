import { isErrorCode } from '@somo/graphql/errorCodes'
import { DetailedError, Upload, type HttpRequest, type UploadOptions } from 'tus-js-client'
import type { AppConfig } from '../../config/config.ts'
import { joinUrl } from '../../config/urls.ts'
import { problemOfStatus, type Problem } from '../../errors/problem.ts'
import type { Session } from '../../session/contract.ts'
import { createStoredUploads, removeStoredUpload, type UploadStorage } from './storedUploads.ts'
import { xsrfHeaders } from '../client/xsrf.ts'
import { createUploadRetry, responseOf } from './uploadRetry.ts'

/** What came of asking for leave to send a file. */
export type GrantAnswer =
  | { readonly kind: 'granted'; readonly token: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** What came of a file that was sent in parts; `upload` names it to the mutation that uses it. */
export type PartsAnswer = { readonly kind: 'sent'; readonly upload: string } | Exclude<GrantAnswer, { kind: 'granted' }>

/** What a sender is made from. */
export interface PartSenderDeps {
  readonly config: Pick<AppConfig, 'apiUrl'>
  readonly session: Pick<Session, 'getToken' | 'forceRefresh'>
  readonly askGrant: (size: number) => Promise<GrantAnswer>
  readonly storage: UploadStorage
  /** Uploads of another person on this device are not continued. */
  readonly subject: string
  readonly page?: { readonly cookies: () => string; readonly origin: string }
}

/** A file on its way. */
export interface Transfer {
  /** Never rejects. Pending while the transfer is paused. */
  readonly answer: Promise<PartsAnswer>
  pause(): void
  resume(): void
  /** Stops it and removes what has arrived. */
  cancel(): void
}

/** Begins to send a file, or goes on where an earlier visit stopped. `onProgress` gets what the server has confirmed. */
export type SendInParts = (file: File, onProgress: (bytes: number) => void) => Transfer

/** A request ends after 90 seconds: this much comes over a line of 0.75 Mbit/s in that time. */
const partBytes = 8 * 1024 * 1024

class GrantRefused extends Error {
  readonly answer: Exclude<GrantAnswer, { kind: 'granted' }>

  constructor(answer: Exclude<GrantAnswer, { kind: 'granted' }>) {
    super(answer.kind)
    this.answer = answer
  }
}

/** A sender of large files (tus 1.0.0), with bearer and the headers of every other call. */
export function createSendInParts(deps: PartSenderDeps): SendInParts {
  return (file, onProgress) => {
    const { promise, resolve } = Promise.withResolvers<PartsAnswer>()
    const { apiUrl } = deps.config
    const { origin } = deps.page ?? location
    if (apiUrl === null) resolve({ kind: 'failed', problem: { code: 'NO_API', requestId: null } })
    const upload = new Upload(file, {
      // The server answers with an address relative to this one, which tus-js-client resolves against absolute ones only.
      ...optionsOf(deps, file, new URL(joinUrl(apiUrl ?? '/', 'api/upload'), origin).href),
      onProgress: null,
      onChunkComplete: (_, accepted) => onProgress(accepted),
      onSuccess: () => resolve({ kind: 'sent', upload: upload.url?.split('/').at(-1) ?? '' }),
      onError: (error) => resolve(answerOf(error)),
    })
    if (apiUrl !== null) void start(upload)
    return {
      answer: promise,
      pause: () => void upload.abort(),
      resume: () => upload.start(),
      cancel() {
        // Works offline too. The server removes unfinished uploads after two days.
        if (upload.url !== null) removeStoredUpload(deps.storage, upload.url)
        void upload.abort(upload.url !== null).catch(() => undefined)
      },
    }
  }
}

async function start(upload: Upload): Promise<void> {
  const [stored] = await upload.findPreviousUploads()
  if (stored !== undefined) upload.resumeFromPreviousUpload(stored)
  upload.start()
}

function optionsOf(deps: PartSenderDeps, file: File, endpoint: string): UploadOptions {
  const uploads = createStoredUploads(deps.storage, deps.subject)
  const retry = createUploadRetry(deps.session)
  return {
    ...retry.options,
    endpoint,
    chunkSize: partBytes,
    metadata: { filename: file.name },
    fingerprint: () => Promise.resolve(uploads.fingerprintOf(file)),
    urlStorage: uploads,
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error, attempt) => grantRefusalOf(error)?.kind !== 'refused' && retry.shouldRetry(error, attempt),
    onBeforeRequest: async (request) => {
      await retry.renewal()
      await addHeaders(deps, request, file)
    },
  }
}

async function addHeaders(deps: PartSenderDeps, request: HttpRequest, file: File): Promise<void> {
  const page = deps.page ?? { cookies: () => document.cookie, origin: location.origin }
  const [method, url] = [request.getMethod(), request.getURL()]
  if (method === 'POST') {
    const grant = await deps.askGrant(file.size)
    if (grant.kind !== 'granted') throw new GrantRefused(grant)
    request.setHeader('X-Upload-Grant', grant.token)
  }
  const token = await deps.session.getToken()
  if (token !== null) request.setHeader('Authorization', `Bearer ${token}`)
  request.setHeader('Apollo-Require-Preflight', 'true')
  const address = new URL(url, page.origin)
  const own = address.origin === page.origin ? address.pathname : url
  for (const [name, value] of Object.entries(
    xsrfHeaders({ method, url: own, cookies: page.cookies(), origin: page.origin }),
  ))
    request.setHeader(name, value)
}

function grantRefusalOf(error: Error): GrantRefused['answer'] | null {
  const cause = error instanceof DetailedError ? error.causingError : error
  return cause instanceof GrantRefused ? cause.answer : null
}

function answerOf(error: Error): PartsAnswer {
  const refusal = grantRefusalOf(error)
  if (refusal !== null) return refusal
  const response = responseOf(error)
  if (response === null) return { kind: 'failed', problem: { code: 'UNREACHABLE', requestId: null } }
  const code = codeOf(response.getBody())
  if (code !== null && !isErrorCode(code)) return { kind: 'refused', code }
  const requestId = response.getHeader('X-Request-Id') ?? null
  if (isErrorCode(code)) return { kind: 'failed', problem: { code, requestId } }
  return { kind: 'failed', problem: problemOfStatus(response.getStatus()) }
}

function codeOf(body: string): string | null {
  const found = /^\{"error":\{"code":"([A-Z_]+)"\}\}$/.exec(body)
  return found?.[1] ?? null
}
