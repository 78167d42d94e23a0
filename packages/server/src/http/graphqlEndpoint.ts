import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql'
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { TokenVerifier } from '../access/caller.ts'
import type { RequestContext } from '../access/requestContext.ts'
import type { Logger } from '../log.ts'
import { createCompiledExecutor, type Executor } from './compiledExecutor.ts'
import type { CrossSiteGuard } from './crossSite.ts'
import { fewListsRule, oneMutationRule } from './documentRules.ts'
import type { Exchange } from './exchange.ts'
import { findRefusal, largestBody, sendFault, sendRefusal } from './graphqlRequest.ts'
import { toPublicError } from './publicErrors.ts'

/** What the endpoint is built from. */
export interface GraphqlEndpointParts {
  readonly schema: GraphQLSchema
  readonly verifier: TokenVerifier
  readonly guard: CrossSiteGuard
  readonly log: Logger
  /** True where the schema may be asked for. */
  readonly isIntrospectable: boolean
  /** How documents are executed; compiled unless a test compares with graphql-js. */
  readonly execute?: Executor
}

// The app's largest document is far below; a document is kept parsed and compiled, so its text is bounded too.
const longestDocument = 16 * 1024
const keptDocuments = 256

const limits = {
  maxDepth: { n: 12 },
  costLimit: { maxCost: 2000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 1000 },
}

/**
 * The one GraphQL endpoint (specification, section 7). The token is checked before the body is read; a call without
 * a valid one is told UNAUTHENTICATED and nothing of it is parsed.
 */
export function createGraphqlEndpoint(parts: GraphqlEndpointParts): (exchange: Exchange) => Promise<void> {
  const { verifier, guard, log } = parts
  const yoga = createEngine(parts)
  return async (exchange) => {
    exchange.response.setHeader('Cache-Control', 'no-store')
    const refusal = findRefusal(exchange, guard)
    if (refusal !== null) return sendRefusal(exchange, refusal)
    const { request, response, requestId } = exchange
    const verdict = await verifier(request.headers.authorization).catch((err: unknown) => {
      log.error({ requestId, err }, 'An access token could not be judged')
      return 'unknown' as const
    })
    if (verdict === 'unknown') return sendFault(exchange, 'UNAVAILABLE')
    if (verdict === null) return sendFault(exchange, 'UNAUTHENTICATED')
    await yoga(request, response, { caller: verdict, requestId })
  }
}

function createEngine({ schema, log, isIntrospectable, execute }: GraphqlEndpointParts) {
  return createYoga<RequestContext>({
    schema,
    graphqlEndpoint: '/graphql',
    plugins: [
      useExecutor(execute ?? createCompiledExecutor()),
      ...new EnvelopArmor(limits).protect().plugins,
      useDocumentRules(isIntrospectable),
      usePublicErrors(log),
    ],
    parserAndValidationCache: { documentCache: createCache(), errorCache: createCache() },
    maxRequestBodySize: largestBody,
    // Errors are masked by usePublicErrors, which knows the request's id.
    maskedErrors: false,
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    healthCheckEndpoint: '/graphql/health-is-asked-at-health',
    logging: false,
  })
}

function useExecutor(execute: Executor): Plugin<RequestContext> {
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) }
}

function useDocumentRules(isIntrospectable: boolean): Plugin<RequestContext> {
  return {
    onParams({ params }) {
      if ((params.query?.length ?? 0) <= longestDocument) return
      throw new GraphQLError(`A document may have ${longestDocument} characters.`)
    },
    onValidate({ addValidationRule }) {
      addValidationRule(oneMutationRule)
      addValidationRule(fewListsRule)
      if (!isIntrospectable) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

function usePublicErrors(log: Logger): Plugin<RequestContext, RequestContext & YogaInitialContext> {
  return {
    onResultProcess({ result, serverContext, setResult }) {
      if (Array.isArray(result) || !('errors' in result) || result.errors === undefined) return
      const requestId = serverContext.requestId
      setResult({ ...result, errors: result.errors.map((error) => toPublicError(error, requestId, log)) })
    },
  }
}

/** A bounded store that forgets what was added first; Yoga asks for these two functions. */
function createCache<V>(): { get(key: string): V | undefined; set(key: string, value: V): void } {
  const entries = new Map<string, V>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      const oldest = entries.size >= keptDocuments ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      entries.set(key, value)
    },
  }
}
