import { errors } from 'oidc-provider'
import { findDatabaseProblem } from '../database/problems.ts'
import type { Fault } from './pages/messagePages.ts'

/** Which page tells of an error, and with which status. */
export interface FaultAnswer {
  readonly fault: Fault
  readonly status: number
}

/** Answers what is told of an error; nothing of it is shown. */
export function faultAnswerOf(error: unknown): FaultAnswer {
  if (error instanceof errors.SessionNotFound) return { fault: 'expired', status: error.statusCode }
  if (error instanceof errors.OIDCProviderError && error.expose) return { fault: 'invalid', status: error.statusCode }
  return findDatabaseProblem(error) === 'UNAVAILABLE'
    ? { fault: 'unavailable', status: 503 }
    : { fault: 'failed', status: 500 }
}
