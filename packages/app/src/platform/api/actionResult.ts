import { toProblem, type Problem } from '../errors/problem.ts'

/** An expected error as a mutation answers it: a code, and the path of the argument it is about. */
interface PayloadError {
  readonly code: string
  readonly path: readonly (string | number)[] | null
}

/** What a mutation came to; with neither errors nor a problem it is done. It never throws. */
export interface ActionResult<Payload> {
  /** null where the call failed. */
  readonly payload: Payload | null
  readonly userErrors: readonly PayloadError[]
  /** The call itself failed. */
  readonly problem: Problem | null
}

/** The answer of a call as Apollo gives it. */
export interface CallAnswer<Data> {
  readonly data?: Data | null | undefined
  readonly error?: unknown
}

/** What kept a call from answering; an answer without data and without an error is an internal error. null where it answered. */
export const problemOfCall = <Data>({ data, error }: CallAnswer<Data>): Problem | null =>
  data === undefined || data === null ? (toProblem(error) ?? internalProblem) : null

/** For what must not happen and did. */
export const internalProblem: Problem = { code: 'INTERNAL', requestId: null }

/** Reads the answer of a mutation, whose payload `payloadOf` finds in it. */
export function actionResult<Data, Payload>(
  answer: CallAnswer<Data>,
  payloadOf: (data: Data) => Payload,
): ActionResult<Payload> {
  const { data, error } = answer
  const payload = data === undefined || data === null ? null : payloadOf(data)
  return {
    payload,
    userErrors: errorsOf(payload),
    problem: toProblem(error) ?? (payload === null ? internalProblem : null),
  }
}

const errorsOf = (payload: unknown): readonly PayloadError[] => (hasErrors(payload) ? payload.userErrors : none)

const none: readonly PayloadError[] = []

/** A payload has `userErrors` exactly where its mutation can be refused; the schema types them. */
const hasErrors = (payload: unknown): payload is { readonly userErrors: readonly PayloadError[] } =>
  typeof payload === 'object' && payload !== null && 'userErrors' in payload && Array.isArray(payload.userErrors)

/** Waits for a call that may reject and answers in any case. */
export const settled = <Data>(call: Promise<CallAnswer<Data>>): Promise<CallAnswer<Data>> =>
  call.catch((error: unknown): CallAnswer<Data> => ({ error }))
