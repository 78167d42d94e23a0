import { EnvelopArmor } from '@escape.tech/graphql-armor'
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Caller, TokenVerifier } from '../../access/caller.ts'
import { readAcceptLanguage } from '../../identity/pages/pageLocale.ts'
import type { RequestContext } from '../../access/requestContext.ts'
import { viewAsHeader, type FindViewed } from '../../access/viewAs.ts'
import type { Logger } from '../../log.ts'
import { createCompiledExecutor, type Executor } from './compiledExecutor.ts'
import type { CallLimit } from './callLimit.ts'
import type { CrossSiteGuard } from '../security/crossSite.ts'
import { fewListsRule, oneMutationRule } from './documentRules.ts'
import { readCookie, sendJson, type Exchange } from '../exchange.ts'
import { parseCall, readBody, type GraphqlCall } from './graphqlCall.ts'
import { invitationCookieName } from '../security/invitationCookie.ts'
import { findRefusal, sendError, sendLimited, sendRefusal, tooLarge } from './graphqlRequest.ts'
import { hashPerson, logRefusals, toPublicError } from './publicErrors.ts'

/** What the endpoint is built from. */
export interface GraphqlEndpointDeps {
  readonly schema: GraphQLSchema
  readonly verifier: TokenVerifier
  readonly findViewed: FindViewed
  readonly limit: CallLimit
  readonly guard: CrossSiteGuard
  readonly log: Logger
  /** True where the schema may be asked for. */
  readonly isIntrospectable: boolean
  /** How documents are executed; compiled unless a test compares with graphql-js. */
  readonly execute?: Executor
}

const maxCachedDocuments = 256
// A wrong document is told a few of its errors: a hundred would make the answer larger than the call.
const maxErrors = 10

const limits = {
  // One more than the deepest of our own, which spreads fragments: each counts as deeper, as whoever nests them asks for work.
  maxDepth: { n: 16 },
  // A half more than the dearest of our own. What a fragment holds costs as much as it would where it is spread.
  costLimit: { maxCost: 1300, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5, flattenFragments: true },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 1000 },
}

/**
 * The one GraphQL endpoint (specification, section 7). The token is checked before the body is read; a call without
 * a valid one is told UNAUTHENTICATED and nothing of it is parsed.
 */
export function createGraphqlEndpoint(deps: GraphqlEndpointDeps): (exchange: Exchange) => Promise<void> {
  const { guard, log } = deps
  const answer = createEngine(deps)
  return async (exchange) => {
    const refusal = findRefusal(exchange, guard)
    if (refusal !== null) return sendRefusal(exchange, refusal)
    const { request, requestId } = exchange
    const access = await letIn(deps, exchange).catch((err: unknown) => {
      log.error({ requestId, err }, 'An access token could not be checked')
      return 'UNAVAILABLE' as const
    })
    if (typeof access === 'string') return sendError(exchange, access)
    if ('retryAfterSeconds' in access) {
      log.warn({ event: 'RATE_LIMITED', requestId, person: access.person }, 'A person made too many calls')
      return sendLimited(exchange, access.retryAfterSeconds)
    }
    const body = await readBody(request)
    if (body === null) return sendRefusal(exchange, tooLarge)
    const call = parseCall(body)
    if (typeof call === 'string') return sendRefusal(exchange, { status: 400, code: 'BAD_INPUT', message: call })
    const result = await answer(call, { ...access, requestId })
    sendJson(exchange, isUnavailable(result) ? 503 : 200, result)
  }
}

/** True where nothing could be answered because a part behind the server is away; half an answer is one. */
function isUnavailable({ data, errors = [] }: ExecutionResult): boolean {
  return errors.length > 0 && errors.every(({ extensions }) => extensions['code'] === 'UNAVAILABLE') && !hasValue(data)
}

function hasValue(data: unknown): boolean {
  if (data === null || data === undefined) return false
  return (
    typeof data !== 'object' || Object.entries(data).some(([name, value]) => name !== '__typename' && hasValue(value))
  )
}

/** As `findPeople`, or how long a person has to wait who has made too many calls; the administrator's own where they view as another. */
async function letIn(deps: GraphqlEndpointDeps, exchange: Exchange) {
  const people = await findPeople(deps, exchange)
  if (typeof people === 'string') return people
  const person = people.viewer ?? people.caller
  const retryAfterSeconds = await deps.limit(person.subject)
  return retryAfterSeconds === null ? people : { retryAfterSeconds, person: hashPerson(person) }
}

/** Who calls, and as whom the call is answered; or why it is not. */
async function findPeople(
  { verifier, findViewed, guard }: GraphqlEndpointDeps,
  { request }: Exchange,
): Promise<{ readonly caller: Caller; readonly viewer: Caller | null } | 'UNAUTHENTICATED' | 'VIEW_ENDED'> {
  const found = await verifier(request.headers.authorization, readCookie(request, invitationCookieName(guard.isSecure)))
  if (found === null) return 'UNAUTHENTICATED'
  const pageLocale = readAcceptLanguage(request.headers['accept-language'])
  const caller = { ...found, pageLocale }
  const view = request.headers[viewAsHeader]
  if (view === undefined) return { caller, viewer: null }
  const viewed = await findViewed(caller, String(view))
  return viewed === null ? 'VIEW_ENDED' : { caller: { ...viewed, pageLocale }, viewer: caller }
}

/** Answers calls: parsed and judged once per document, executed by compiled functions, errors made fit to leave. */
function createEngine(deps: GraphqlEndpointDeps) {
  const { log } = deps
  const { getEnveloped } = createPipeline(deps)
  return async (call: GraphqlCall, context: RequestContext): Promise<ExecutionResult> => {
    const result = await perform(getEnveloped(context), call)
    if (result.errors === undefined) return result
    const errors = result.errors.map((error) => toPublicError(error, context.requestId, log))
    logRefusals(errors, context, log)
    return { ...result, errors }
  }
}

/** The functions of one call, as the plugins have wrapped them; Yoga leaves them untyped. */
interface Pipeline {
  readonly schema: GraphQLSchema
  readonly parse: (source: string) => DocumentNode
  readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[]
  readonly contextFactory: () => unknown
  readonly execute: Executor
}

async function perform(pipeline: Pipeline, { query, variables, operationName }: GraphqlCall): Promise<ExecutionResult> {
  try {
    const document = pipeline.parse(query)
    const errors = pipeline.validate(pipeline.schema, document)
    if (errors.length > 0) return { errors: errors.slice(0, maxErrors) }
    return await pipeline.execute({
      schema: pipeline.schema,
      document,
      contextValue: await pipeline.contextFactory(),
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    })
  } catch (error) {
    // The parser and the limits refuse by throwing; anything else is an error, and is masked as one.
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: toError(error) })] }
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/**
 * Yoga's pipeline without its HTTP layer: that one builds a Fetch request and response around every call and sends
 * the answer in pieces, which costs more than executing a list (docs/decisions/0003).
 */
function createPipeline({ schema, isIntrospectable, execute }: GraphqlEndpointDeps) {
  return createYoga<RequestContext>({
    schema,
    plugins: [
      useExecutor(execute ?? createCompiledExecutor()),
      ...new EnvelopArmor(limits).protect().plugins,
      useDocumentRules(isIntrospectable),
    ],
    parserAndValidationCache: { documentCache: createCache(), errorCache: createCache() },
    // What leaves is made fit by toPublicError, which knows the request's id.
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  })
}

function useExecutor(execute: Executor): Plugin<RequestContext> {
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) }
}

function useDocumentRules(isIntrospectable: boolean): Plugin<RequestContext> {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(oneMutationRule)
      addValidationRule(fewListsRule)
      if (!isIntrospectable) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

/** A bounded store that forgets what was added first; Yoga asks for these two functions. */
function createCache<V>(): { get(key: string): V | undefined; set(key: string, value: V): void } {
  const entries = new Map<string, V>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      const oldest = entries.size >= maxCachedDocuments ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      entries.set(key, value)
    },
  }
}
