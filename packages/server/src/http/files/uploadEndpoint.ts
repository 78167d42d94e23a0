import type { Caller, TokenVerifier } from '../../access/caller.ts'
import { findDatabaseProblem } from '../../database/problems.ts'
import { IsolationClosed } from '../../isolation/isolationError.ts'
import type { Logger } from '../../log.ts'
import type { FileError, StoredUpload, OpenUpload, UploadService } from '../../modules/uploads/service.ts'
import type { CrossSiteGuard } from '../security/crossSite.ts'
import { sendJson, type Exchange } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'
import { hashPerson } from '../graphql/publicErrors.ts'
import { FormError, openFormFile } from './formFile.ts'
import { createPlaces, findCaller, refuse } from './uploadAnswers.ts'
import { findUploadRefusal, formOverhead, grantHeader, lengthOf } from './uploadRequest.ts'

/** The sender of a file closed the connection. */
class SenderGone extends Error {}

/** What the endpoint is built from. */
export interface UploadEndpointDeps {
  readonly uploads: UploadService
  readonly verifier: TokenVerifier
  readonly guard: CrossSiteGuard
  readonly log: Logger
}

// A picture of up to 5 MiB or a PDF of up to 10 MiB is held in memory until it is kept; a file to import goes to its place as it comes.
const mostAtOnce = 32
const mostOfOnePerson = 3

/**
 * Takes one file in (decisions 0015 and 0018): multipart/form-data with the one field `file`, the bearer token of the person
 * whose grant the header X-Upload-Grant carries. Answers 201 with `{uuid, url, width, height}`, else
 * `{ "error": { "code" } }` with a code of UserErrorCode or ErrorCode.
 */
export function createUploadEndpoint(deps: UploadEndpointDeps): Handler {
  const places = createPlaces(mostAtOnce, mostOfOnePerson)
  return async (exchange) => {
    const refusal = findUploadRefusal(exchange, deps.guard)
    if (refusal !== null) return refuse(exchange, refusal)
    const caller = await findCaller(exchange, deps)
    if ('status' in caller) return refuse(exchange, caller)
    const { subject } = caller
    if (!places.take(subject)) {
      deps.log.warn(
        { event: 'RATE_LIMITED', requestId: exchange.requestId, person: hashPerson(caller) },
        'A person sent too many files at once',
      )
      return refuse(exchange, { status: 429, code: 'RATE_LIMITED' })
    }
    try {
      await receive(exchange, deps, caller)
    } finally {
      places.leave(subject)
    }
  }
}

async function receive(exchange: Exchange, { uploads, log }: UploadEndpointDeps, caller: Caller): Promise<void> {
  const { request, response, requestId } = exchange
  const token = request.headers[grantHeader]
  const upload = typeof token === 'string' ? await uploads.open(token, caller) : null
  if (upload === null) return refuse(exchange, { status: 403, code: 'UNKNOWN' })
  const leaving = new AbortController()
  response.once('close', () => leaving.abort(new SenderGone('The sender went away.')))
  try {
    const stored = await keepFile(exchange, upload, leaving.signal)
    if (typeof stored !== 'string') return sendJson(exchange, 201, stored)
    refuse(exchange, { status: stored === 'TOO_LARGE' ? 413 : 400, code: stored })
  } catch (err) {
    // A sender that goes away ends its connection with the same code as a database does, so this comes first.
    const isSenderGone = err instanceof SenderGone || request.errored !== null
    if (!isSenderGone && findDatabaseProblem(err) === 'UNAVAILABLE') throw err
    await upload.abandon()
    if (isSenderGone) return
    if (err instanceof IsolationClosed) return refuse(exchange, { status: 503, code: 'UNAVAILABLE' })
    log.error({ requestId, err }, 'An upload failed')
    refuse(exchange, { status: 500, code: 'INTERNAL' })
  }
}

/** Keeps the file in the body, read no further than its kind allows; answers the code where it is not taken. */
async function keepFile(
  { request }: Exchange,
  upload: OpenUpload,
  signal: AbortSignal,
): Promise<StoredUpload | FileError> {
  try {
    if (lengthOf(request) > upload.maxBytes + formOverhead) throw new FormError('TOO_LARGE')
    const { content, name } = await openFormFile(request, upload.maxBytes)
    return await upload.keep(content, name, signal)
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    await upload.abandon()
    return error.code
  }
}
