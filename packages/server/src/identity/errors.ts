import { errors } from 'oidc-provider'
import { findDatabaseProblem } from '../database/problems.ts'
import type { FieldError } from './pages/messagePages.ts'

/** Which page tells of an error, and with which status. */
export interface ErrorAnswer {
  readonly error: FieldError
  readonly status: number
}

/** Answers what is told of an error; nothing of it is shown. */
export function errorAnswerOf(error: unknown): ErrorAnswer {
  if (error instanceof errors.SessionNotFound) return { error: 'expired', status: error.statusCode }
  if (error instanceof errors.OIDCProviderError && error.expose) return { error: 'invalid', status: error.statusCode }
  return findDatabaseProblem(error) === 'UNAVAILABLE'
    ? { error: 'unavailable', status: 503 }
    : { error: 'failed', status: 500 }
}
