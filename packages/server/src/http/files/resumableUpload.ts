import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { ErrorCode, UserErrorCode } from '@somo/graphql/schema'
import { EVENTS, Metadata, Server, type Locker } from '@tus/server'
import type { Caller, TokenVerifier } from '../../access/caller.ts'
import { findDatabaseProblem } from '../../database/problems.ts'
import type { Logger } from '../../log.ts'
import type { MediumUpload } from '../../modules/media/upload/mediumUploadStore.ts'
import type { MediumUploadReceiver } from '../../modules/media/upload/mediumUploads.ts'
import type { Exchange } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'
import type { CrossSiteGuard } from '../security/crossSite.ts'
import { createPlaces, findCaller, refuse } from './uploadAnswers.ts'
import { grantHeader, type UploadRefusal } from './uploadRequest.ts'

/** What the endpoint is built from. */
export interface ResumableUploadDeps {
  readonly uploads: MediumUploadReceiver
  readonly locker: Locker
  readonly verifier: TokenVerifier
  readonly guard: CrossSiteGuard
  readonly log: Logger
}

/** The address of the endpoint; uploads lie below it under their uuid. */
export const uploadPlace = '/api/upload'

const methods = ['POST', 'HEAD', 'PATCH', 'DELETE'] as const
const mostAtOnce = 64
const mostOfOnePerson = 6

/** True for a request of the tus protocol. */
export const isResumable = ({ headers }: IncomingMessage): boolean => headers['tus-resumable'] !== undefined

/** A file that is not taken, as tus/server wants to be told. */
class Refused extends Error {
  readonly status_code: number
  readonly body: string

  constructor({ status, code }: UploadRefusal) {
    super(code)
    this.status_code = status
    this.body = bodyOf(code)
  }
}

const bodyOf = (code: UserErrorCode | ErrorCode): string => JSON.stringify({ error: { code } })

/**
 * Receives learning content in parts (tus 1.0.0 with creation and termination): the first request carries a grant of kind
 * MEDIUM in X-Upload-Grant, every one the bearer token of its owner. Errors are `{ "error": { "code" } }`.
 */
export function createResumableUpload(deps: ResumableUploadDeps): Handler {
  const current = new AsyncLocalStorage<MediumUpload>()
  const places = createPlaces(mostAtOnce, mostOfOnePerson)
  let server: Promise<Server> | null = null
  return async (exchange) => {
    const refusal = findRefusal(exchange, deps.guard)
    if (refusal !== null) return refuse(exchange, refusal)
    const caller = await findCaller(exchange, deps)
    if ('status' in caller) return refuse(exchange, caller)
    const closed = connectionEnd(exchange)
    if (!places.take(caller.subject)) return refuse(exchange, { status: 429, code: 'RATE_LIMITED' })
    try {
      const upload = await findUpload(exchange, deps.uploads, caller)
      if ('status' in upload) return refuse(exchange, upload)
      if (upload.isFinished) return await answerFinished(exchange, deps.uploads, upload)
      const tus = await (server ??= createServer(deps, current))
      // If the sender has gone, the response never ends, so wait for the connection too.
      await Promise.race([closed, current.run(upload, () => tus.handle(exchange.request, exchange.response))])
    } finally {
      places.leave(caller.subject)
    }
  }
}

/** Settles when the answer is sent or the sender has gone. */
const connectionEnd = ({ response }: Exchange): Promise<void> =>
  response.closed ? Promise.resolve() : new Promise((resolve) => response.once('close', () => resolve()))

async function createServer(deps: ResumableUploadDeps, current: AsyncLocalStorage<MediumUpload>): Promise<Server> {
  const { uploads, locker, log } = deps
  const datastore = await uploads.receiver()
  const getUpload = datastore.getUpload.bind(datastore)
  // The process that received the last bytes may have ended before it could say so.
  datastore.getUpload = async (id) => {
    const upload = await getUpload(id)
    if (upload.offset === upload.size) await expectTaken(uploads, id)
    return upload
  }
  const tus = new Server({
    path: uploadPlace,
    datastore,
    locker,
    // The sender that waits has probably come back over a new connection.
    lockDrainTimeout: 500,
    allowedOrigins: () => false,
    namingFunction: () => storageKeyOf(current),
    getFileIdFromRequest: () => storageKeyOf(current),
    // Relative to the endpoint, wherever a proxy puts that.
    generateUrl: () => `upload/${current.getStore()?.uuid ?? ''}`,
    async onUploadFinish(_, { id }) {
      await expectTaken(uploads, id)
      return {}
    },
    onResponseError: (_, error) => toAnswer(error, log),
  })
  tus.on(EVENTS.POST_TERMINATE, () => {
    const upload = current.getStore()
    if (upload !== undefined)
      uploads.abandon(upload).catch((err: unknown) => log.warn({ err }, 'An upload could not be forgotten'))
  })
  return tus
}

function storageKeyOf(current: AsyncLocalStorage<MediumUpload>): string {
  const upload = current.getStore()
  if (upload === undefined) throw new Error('No upload is at work.')
  return upload.storageKey
}

async function expectTaken(uploads: MediumUploadReceiver, storageKey: string): Promise<void> {
  const code = await uploads.finish(storageKey)
  if (code !== null) throw new Refused({ status: code === 'TOO_LARGE' ? 413 : 400, code })
}

function findRefusal({ request, method }: Exchange, guard: CrossSiteGuard): UploadRefusal | null {
  const { headers } = request
  const isKnown = methods.some((one) => one === method) && headers['x-http-method-override'] === undefined
  if (!isKnown) return { status: 405, code: 'BAD_INPUT' }
  // Reads carry no cross-site token (specification section 7). The preflight header keeps other sites out.
  const isProven = method === 'HEAD' || guard.accepts(request)
  if (!headers['apollo-require-preflight'] || !isProven) return { status: 403, code: 'FORBIDDEN' }
  if (headers['content-encoding'] !== undefined) return { status: 415, code: 'WRONG_KIND' }
  return null
}

async function findUpload(
  { request, path, method }: Exchange,
  uploads: MediumUploadReceiver,
  caller: Caller,
): Promise<MediumUpload | UploadRefusal> {
  if (method !== 'POST')
    return (await uploads.find(path.slice(uploadPlace.length + 1), caller)) ?? { status: 404, code: 'UNKNOWN' }
  const token = request.headers[grantHeader]
  const size = Number(request.headers['upload-length'])
  const name = readName(request)
  if (!Number.isSafeInteger(size) || size < 1 || name === null) return { status: 400, code: 'UNREADABLE' }
  const begun = typeof token === 'string' ? await uploads.begin({ token, name, size }, caller) : null
  if (begun === null) return { status: 403, code: 'UNKNOWN' }
  return typeof begun === 'string' ? { status: begun === 'TOO_LARGE' ? 413 : 400, code: begun } : begun
}

function readName({ headers }: IncomingMessage): string | null {
  const text = headers['upload-metadata']
  try {
    return typeof text === 'string' ? (Metadata.parse(text)['filename'] ?? null) : null
  } catch {
    // Not in the form of the protocol.
    return null
  }
}

/** A sender that lost the last answer asks again. */
async function answerFinished(exchange: Exchange, uploads: MediumUploadReceiver, upload: MediumUpload): Promise<void> {
  const { response, method } = exchange
  response.setHeader('Tus-Resumable', '1.0.0')
  response.setHeader('Cache-Control', 'no-store')
  if (method === 'HEAD') {
    response.setHeader('Upload-Offset', upload.size)
    response.setHeader('Upload-Length', upload.size)
  } else if (method === 'DELETE' && !upload.isUsed) {
    await uploads.abandon(upload)
    response.statusCode = 204
  } else return refuse(exchange, { status: 409, code: 'NOTHING_TO_DO' })
  response.end()
}

type TusError = Error | { readonly status_code: number; readonly body: string }

function toAnswer(error: TusError, log: Logger): { status_code: number; body: string } {
  if (error instanceof Refused) return error
  const status = 'status_code' in error ? Number(error.status_code) : 500
  if (findDatabaseProblem(error) === 'UNAVAILABLE') return { status_code: 503, body: bodyOf('UNAVAILABLE') }
  if (status >= 500) log.error({ err: error }, 'An upload failed')
  return { status_code: status, body: bodyOf(codeOf(status)) }
}

function codeOf(status: number): UserErrorCode | ErrorCode {
  if (status === 413) return 'TOO_LARGE'
  if (status === 404 || status === 410) return 'UNKNOWN'
  if (status === 423) return 'LOCKED'
  return status >= 500 ? 'INTERNAL' : 'BAD_INPUT'
}
