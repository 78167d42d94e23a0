import type { IncomingMessage } from 'node:http'
import type { ErrorCode, UserErrorCode } from '@somo/graphql/schema'
import type { CrossSiteGuard } from '../security/crossSite.ts'
import type { Exchange } from '../exchange.ts'

/** Why an upload is not taken. */
export interface UploadRefusal {
  readonly status: number
  readonly code: UserErrorCode | ErrorCode
}

/** What a form adds around its one file, in bytes: boundaries, the names of field and file, the type. */
export const formOverhead = 4096

/** The header with the secret of the grant. */
export const grantHeader = 'x-upload-grant'

/** Looks at method and headers before a byte of the body is read; null where it may go on. */
export function findUploadRefusal({ request, method }: Exchange, guard: CrossSiteGuard): UploadRefusal | null {
  const { headers } = request
  if (method !== 'POST') return { status: 405, code: 'BAD_INPUT' }
  // No browser sends this to a foreign site without asking first, and we never say yes (as for calls).
  if (!headers['apollo-require-preflight'] || !guard.accepts(request)) return { status: 403, code: 'FORBIDDEN' }
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data' || headers['content-encoding'] !== undefined)
    return { status: 415, code: 'WRONG_KIND' }
  // A sender that does not say how much comes could not be refused before it comes.
  if (headers['content-length'] === undefined) return { status: 411, code: 'UNREADABLE' }
  return null
}

/** How long the body says it is, in bytes. */
export function lengthOf(request: IncomingMessage): number {
  return Number(request.headers['content-length'])
}
