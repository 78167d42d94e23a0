import type { TypedDocumentNode } from '@apollo/client'
import type { ErrorCode } from '@somo/graphql/errorCodes'
import { getOperationAST, type DocumentNode } from 'graphql'

/** A call that does not bring its data, or not all of it. Made by `refused`, `partial`, `noNetwork` and `httpStatus`. */
export class Failure {
  /** As `fetch` would settle. */
  readonly respond: () => Response
  constructor(respond: () => Response) {
    this.respond = respond
  }
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** The server answers with a GraphQL error of this code. */
export const refused = (code: ErrorCode): Failure =>
  new Failure(() => json({ data: null, errors: [{ message: code, extensions: { code, requestId: 'request-1' } }] }))

/** The server answers with data, and with an error of this code for what stands at the path. */
export const partial = (data: unknown, code: ErrorCode, path: readonly string[]): Failure =>
  new Failure(() => json({ data, errors: [{ message: code, path, extensions: { code, requestId: 'request-1' } }] }))

/** Nobody answers: `fetch` rejects. */
export const noNetwork = new Failure(() => {
  throw new TypeError('Failed to fetch')
})

/** The server, or a proxy before it, answers with a bare HTTP status. */
export const httpStatus = (status: number): Failure => new Failure(() => json({}, status))

type Reply<Data> = Data | Failure

/** What one operation is answered with. Made by `answer`. */
export interface Answer {
  readonly operation: string
  readonly reply: (variables: unknown) => unknown
}

const nameOf = (document: DocumentNode): string => {
  const name = getOperationAST(document)?.name?.value
  if (name === undefined) throw new Error('The document names no operation.')
  return name
}

/**
 * Answers an operation with typed data or with a failure. A function gets the variables of each call; a promise it
 * returns holds the call until the test resolves it.
 */
export function answer<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  reply: Reply<Data> | ((variables: Variables) => Reply<Data> | Promise<Reply<Data>>),
): Answer {
  return {
    operation: nameOf(document),
    // The client sends the variables that the document is typed with.
    reply: (variables) => (reply instanceof Function ? reply(variables as Variables) : reply),
  }
}

/** The API as a test answers it. */
export interface ApiFixture {
  readonly fetch: typeof globalThis.fetch
  /** Answers an operation differently from now on. */
  readonly answer: (...answers: readonly Answer[]) => void
  /** The variables of every call of an operation so far, the oldest first. */
  readonly calls: <Variables>(document: TypedDocumentNode<unknown, Variables>) => readonly Variables[]
  /** Operations that were called and that nothing answers. */
  readonly unanswered: ReadonlySet<string>
}

/** An API that answers by the name of the operation. Whatever it has no answer for is noted and fails with INTERNAL. */
export function createApiFixture(answers: readonly Answer[]): ApiFixture {
  const replies = new Map(answers.map(({ operation, reply }) => [operation, reply]))
  const unanswered = new Set<string>()
  const called: { readonly operation: string; readonly variables: unknown }[] = []
  return {
    unanswered,
    answer: (...later) => {
      for (const { operation, reply } of later) replies.set(operation, reply)
    },
    calls: (document) => {
      const name = nameOf(document)
      // The client sends the variables that the document is typed with.
      return called.filter(({ operation }) => operation === name).map(({ variables }) => variables as never)
    },
    fetch: async (_input, init) => {
      const { operationName, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
        operationName: string
        variables: unknown
      }
      called.push({ operation: operationName, variables })
      const reply = replies.get(operationName)
      if (reply === undefined) {
        unanswered.add(operationName)
        return refused('INTERNAL').respond()
      }
      const data = await reply(variables)
      return data instanceof Failure ? data.respond() : json({ data })
    },
  }
}
