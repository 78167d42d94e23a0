import {
  GraphQLError,
  execute,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type Source,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'

/** Executes one operation of a document, as `execute` of graphql-js does. */
export type Executor = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>

/**
 * Executes documents as functions compiled once per document and operation: half the work of graphql-js for a list
 * (docs/decisions/0003). The compiled forms live as long as their parsed documents in the endpoint's cache. A document
 * the compiler cannot take is executed by graphql-js; the same contract tests run on both.
 */
export function createCompiledExecutor(): Executor {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>()
  return (args) => {
    const operations = compiled.get(args.document) ?? new Map<string, CompiledQuery | null>()
    compiled.set(args.document, operations)
    const name = args.operationName ?? ''
    const known = operations.get(name)
    const query = known === undefined ? compile(args) : known
    // An operation the document does not have is not kept: names are the caller's to invent.
    if (query !== null) operations.set(name, query)
    if (query === null) return execute(args)
    const answer = query.query(args.rootValue, args.contextValue, args.variableValues ?? {})
    return answer instanceof Promise ? answer.then((result) => mend(result, args)) : mend(answer, args)
  }
}

function compile({ schema, document, operationName }: ExecutionArgs): CompiledQuery | null {
  try {
    const result = compileQuery(schema, document, operationName ?? undefined)
    // Without a compiled form graphql-js says what is wrong, in the words every client knows.
    return isCompiledQuery(result) ? result : null
  } catch {
    return null
  }
}

/** Of variables. The compiler has an error for each wrong value; graphql-js stops at 50. */
const mostErrors = 10

/** The compiler makes errors of its own that lack parts every GraphQLError has; they are made whole here. */
function mend(result: ExecutionResult, { document }: ExecutionArgs): ExecutionResult {
  if (result.errors === undefined) return result
  const source = document.loc?.source
  // Without data nothing ran: the variables were refused.
  const errors = result.data === undefined ? result.errors.slice(0, mostErrors) : result.errors
  return { ...result, errors: errors.map((error) => rebuild(error, source)) }
}

function rebuild({ message, path, locations, originalError }: GraphQLError, source: Source | undefined): GraphQLError {
  const positions =
    source === undefined ? [] : (locations ?? []).map(({ line, column }) => findPosition(source, line, column))
  return new GraphQLError(message, {
    path: path ?? null,
    originalError: originalError ?? null,
    ...(source === undefined || positions.length === 0 ? {} : { source, positions }),
  })
}

/** The reverse of graphql's getLocation: characters before a line and column, both counted from 1. */
function findPosition(source: Source, line: number, column: number): number {
  const lineEnds = [...source.body.matchAll(/\r\n|[\n\r]/g)].map((match) => match.index + match[0].length)
  return (line > 1 ? (lineEnds[line - 2] ?? 0) : 0) + column - 1
}
