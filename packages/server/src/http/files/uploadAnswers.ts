import type { Caller, TokenVerifier } from '../../access/caller.ts'
import type { Logger } from '../../log.ts'
import { sendJson, type Exchange } from '../exchange.ts'
import type { UploadRefusal } from './uploadRequest.ts'

/** The person behind an upload, by their bearer token. */
export async function findCaller(
  { request, requestId }: Exchange,
  { verifier, log }: { readonly verifier: TokenVerifier; readonly log: Logger },
): Promise<Caller | UploadRefusal> {
  try {
    const caller = await verifier(request.headers.authorization)
    return caller === null ? { status: 401, code: 'UNAUTHENTICATED' } : caller
  } catch (err) {
    log.error({ requestId, err }, 'An access token could not be judged')
    return { status: 503, code: 'UNAVAILABLE' }
  }
}

/** Answers why an upload is not taken. */
export function refuse(exchange: Exchange, { status, code }: UploadRefusal): void {
  if (status === 405) exchange.response.setHeader('Allow', 'POST, HEAD, PATCH, DELETE')
  if (status === 401) exchange.response.setHeader('WWW-Authenticate', 'Bearer')
  if (status === 429) exchange.response.setHeader('Retry-After', '5')
  sendJson(exchange, status, { error: { code } })
}

/** Counts the uploads under way in this process, each person's apart. */
export interface Places {
  /** False where `atOnce` are taken, or `ofOnePerson` by this one. */
  take(subject: string): boolean
  leave(subject: string): void
}

/** Places for uploads of this process. */
export function createPlaces(atOnce: number, ofOnePerson: number): Places {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(subject) {
      const own = taken.get(subject) ?? 0
      if (all >= atOnce || own >= ofOnePerson) return false
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
