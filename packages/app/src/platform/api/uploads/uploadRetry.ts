import { DetailedError, type HttpResponse, type UploadOptions } from 'tus-js-client'
import type { Session } from '../../session/contract.ts'

/** How an upload goes on after an answer that may be another one later. */
export interface UploadRetry {
  readonly options: Pick<UploadOptions, 'retryDelays' | 'onAfterResponse'>
  readonly shouldRetry: (error: DetailedError, attempt: number) => boolean
  /** Resolved once the token that was refused last is renewed. */
  readonly renewal: () => Promise<unknown>
}

/** In milliseconds, for about five minutes; after that the person is asked. */
const usualDelays = [500, 2000, 5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]
/** A server that asks for more is asked again anyway. */
const longestDelay = 120_000

const isTemporary = (status: number): boolean =>
  status === 0 || status === 401 || status === 409 || status === 423 || status === 429 || status >= 500

/** The server could not say how far an upload is. */
class OffsetRefused extends Error {
  readonly response: HttpResponse

  constructor(response: HttpResponse) {
    super(`HEAD ${response.getStatus()}`)
    this.response = response
  }
}

/**
 * Tries again after a refused token, too many requests, a locked upload and a server that fails. Asked how far an upload is
 * (HEAD), tus-js-client takes each of these answers but 423 for an upload that is gone, forgets its address and sends the
 * file from its beginning; as a failed request it is tried again.
 */
export function createUploadRetry(session: Pick<Session, 'forceRefresh'>): UploadRetry {
  // The next try reads its delay after `shouldRetry`.
  const retryDelays = [...usualDelays]
  let renewal: Promise<unknown> = Promise.resolve()
  return {
    renewal: () => renewal,
    options: {
      retryDelays,
      onAfterResponse(request, response) {
        const status = response.getStatus()
        if (request.getMethod() === 'HEAD' && (isTemporary(status) || status === 403)) throw new OffsetRefused(response)
      },
    },
    shouldRetry(error, attempt) {
      const response = responseOf(error)
      const status = response?.getStatus() ?? 0
      if (status === 401) {
        const bearer = error.originalRequest.getHeader('Authorization')
        renewal = session.forceRefresh(bearer?.replace(/^Bearer /, ''))
      }
      retryDelays[attempt] = Math.max(usualDelays[attempt] ?? 0, requestedDelay(response))
      return isTemporary(status)
    },
  }
}

/** The answer that made a request fail; null where there was none. */
export function responseOf(error: Error): HttpResponse | null {
  if (!(error instanceof DetailedError)) return null
  return error.causingError instanceof OffsetRefused ? error.causingError.response : error.originalResponse
}

/** In milliseconds: `Retry-After` in seconds (RFC 9110); 0 where it is not sent, or is a date. */
function requestedDelay(response: HttpResponse | null): number {
  const seconds = Number(response?.getHeader('Retry-After') ?? 0)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1000, longestDelay) : 0
}
