import type { TokenVerifier } from '../access/caller.ts'
import type { Logger } from '../log.ts'
import type { OpenUpload, UploadService } from '../modules/uploads/service.ts'
import type { CrossSiteGuard } from './crossSite.ts'
import { sendJson, type Exchange } from './exchange.ts'
import type { Handler } from './httpServer.ts'
import { readUpTo } from './unreadBody.ts'
import { findUploadRefusal, formOverhead, grantHeader, lengthOf, readFile, type UploadRefusal } from './uploadRequest.ts'

/** What the endpoint is built from. */
export interface UploadEndpointParts {
  readonly uploads: UploadService
  readonly verifier: TokenVerifier
  readonly guard: CrossSiteGuard
  readonly log: Logger
}

// Each body, of up to 5 MiB, is held in memory until its picture is made; over a slow line that takes a minute.
const mostAtOnce = 32
const mostOfOnePerson = 3

/**
 * Takes one file in (decisions 12 and 50): multipart/form-data with the one field `file`, the bearer token of the person
 * whose grant the header X-Upload-Grant carries. Answers 201 with `{uuid, url, width, height}`, else
 * `{ "error": { "code" } }` with a code of UserErrorCode or ErrorCode.
 */
export function createUploadEndpoint(parts: UploadEndpointParts): Handler {
  const places = createPlaces()
  return async (exchange) => {
    const refusal = findUploadRefusal(exchange, parts.guard)
    if (refusal !== null) return refuse(exchange, refusal)
    const subject = await findSubject(exchange, parts)
    if (typeof subject !== 'string') return refuse(exchange, subject)
    if (!places.take(subject)) return refuse(exchange, { status: 429, code: 'RATE_LIMITED' })
    try {
      await receive(exchange, parts, subject)
    } finally {
      places.leave(subject)
    }
  }
}

async function receive(exchange: Exchange, { uploads, log }: UploadEndpointParts, subject: string): Promise<void> {
  const { request, requestId } = exchange
  const token = request.headers[grantHeader]
  const upload = typeof token === 'string' ? await uploads.open(token, subject) : null
  if (upload === null) return refuse(exchange, { status: 403, code: 'UNKNOWN' })
  try {
    const content = await readContent(exchange, upload)
    if (!Buffer.isBuffer(content)) {
      await upload.abandon()
      return refuse(exchange, content)
    }
    const kept = await upload.keep(content)
    if (typeof kept !== 'string') return sendJson(exchange, 201, kept)
    refuse(exchange, { status: kept === 'TOO_LARGE' ? 413 : 400, code: kept })
  } catch (err) {
    await upload.abandon()
    // The sender went away: nobody is there to be told.
    if (request.destroyed && !request.complete) return
    log.error({ requestId, err }, 'An upload failed')
    refuse(exchange, { status: 500, code: 'INTERNAL' })
  }
}

/** The file in the body, read no further than its kind allows. */
async function readContent({ request }: Exchange, { maxBytes }: OpenUpload): Promise<Buffer | UploadRefusal> {
  const tooLarge = { status: 413, code: 'TOO_LARGE' } as const
  const most = maxBytes + formOverhead
  if (lengthOf(request) > most) return tooLarge
  const body = await readUpTo(request, most)
  const content = body === null ? null : await readFile(request, body)
  if (content === null || content.length === 0) return { status: 400, code: 'UNREADABLE' }
  return content.length > maxBytes ? tooLarge : content
}

async function findSubject({ request, requestId }: Exchange, { verifier, log }: UploadEndpointParts): Promise<string | UploadRefusal> {
  try {
    const caller = await verifier(request.headers.authorization)
    return caller === null ? { status: 401, code: 'UNAUTHENTICATED' } : caller.subject
  } catch (err) {
    log.error({ requestId, err }, 'An access token could not be judged')
    return { status: 503, code: 'UNAVAILABLE' }
  }
}

function refuse(exchange: Exchange, { status, code }: UploadRefusal): void {
  if (status === 405) exchange.response.setHeader('Allow', 'POST')
  if (status === 401) exchange.response.setHeader('WWW-Authenticate', 'Bearer')
  if (status === 429) exchange.response.setHeader('Retry-After', '5')
  sendJson(exchange, status, { error: { code } })
}

/** Counts the uploads under way in this process, each person's apart. */
function createPlaces(): { take(subject: string): boolean; leave(subject: string): void } {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(subject) {
      const own = taken.get(subject) ?? 0
      if (all >= mostAtOnce || own >= mostOfOnePerson) return false
      all += 1
      taken.set(subject, own + 1)
      return true
    },
    leave(subject) {
      all -= 1
      const own = (taken.get(subject) ?? 1) - 1
      if (own === 0) taken.delete(subject)
      else taken.set(subject, own)
    },
  }
}
