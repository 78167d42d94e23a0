import type { Plugin } from 'vite'

/** What stands in for a body: `refuses` where nobody may call it, the others where the library calls it in vain. */
type Stand = 'refuses' | 'nothing' | 'an empty object' | 'its first argument' | 'its second argument'

/** Functions and methods of one file of a library that the product has no way to. */
interface Unused {
  readonly file: RegExp
  /** Text by which the file is told from its neighbours, where its name is made by a tool. */
  readonly mark?: string
  readonly names: Readonly<Partial<Record<Stand, readonly string[]>>>
}

/**
 * What the bundler cannot know to be unused, as it hangs on classes and closures that are used: React Router's fetchers,
 * actions, lazy routes, server components and scroll memory (pages are read by loaders alone); Apollo's
 * way to a cache, a subscription, an answer in parts, a masked fragment or a call by GET (nothing is cached, decision
 * 0004); ways to sign in other than by a code without a secret; formats of texts no message has. An upgrade that renames
 * one stops the build.
 */
export const unused: readonly Unused[] = [
  {
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    mark: 'function createBrowserRouter(',
    names: {
      refuses: [
        'handleAction',
        'handleFetcherAction',
        'handleFetcherLoader',
        'fetch2',
        'setFetcherError',
        'discoverRoutes',
        'enableScrollRestoration',
        'getSubmittingNavigation',
        'getSubmittingFetcher',
        'getLoadingFetcher',
        'getDoneFetcher',
        'convertFormDataToSearchParams',
        'convertSearchParamsToFormData',
        'getRouteInstrumentationUpdates',
        'instrumentClientSideRouter',
        'RSCErrorHandler',
        'deserializeErrors',
        'useNavigateUnstable',
        'decodeRedirectErrorDigest',
        'patchRoutesImpl',
        'explodeOptionalSegments',
        'decodeRouteErrorResponseDigest',
        'DefaultErrorComponent',
      ],
      nothing: ['loadLazyRouteProperty', 'restoreAppliedTransitions', 'persistAppliedTransitions'],
      'an empty object': ['loadLazyRoute'],
    },
  },
  {
    file: /@apollo\/client\/core\/ObservableQuery\.js$/,
    names: { refuses: ['fetchMore', 'subscribeToMore', 'updateQuery', 'reobserveCacheFirst'] },
  },
  {
    file: /@apollo\/client\/core\/QueryManager\.js$/,
    names: { refuses: ['startGraphQLSubscription', 'refetchQueries', 'maskFragment'] },
  },
  {
    file: /@apollo\/client\/core\/ApolloClient\.js$/,
    names: {
      refuses: [
        'connectToDevTools',
        'subscribe',
        'readQuery',
        'watchFragment',
        'readFragment',
        'writeQuery',
        'writeFragment',
        'refetchQueries',
      ],
    },
  },
  {
    file: /@apollo\/client\/cache\/core\/cache\.js$/,
    names: {
      refuses: [
        'watchFragment',
        'watchSingleFragment',
        'readFragment',
        'writeFragment',
        'updateQuery',
        'updateFragment',
      ],
    },
  },
  // It goes through each answer for scalars with a parser, which the cache that keeps nothing has none of.
  {
    file: /@apollo\/client\/utilities\/internal\/coerceScalarFieldsToParsed\.js$/,
    names: { 'its first argument': ['coerceScalarFieldsToParsed'] },
  },
  // What is meant for the browser alone (@client, @connection …) is taken out of what is sent; no operation has any of it.
  {
    file: /@apollo\/client\/utilities\/internal\/removeDirectivesFromDocument\.js$/,
    names: { 'its second argument': ['removeDirectivesFromDocument'] },
  },
  // Only errors about documents by hand show a value; ours are made by the generator, which would have said so.
  { file: /\/graphql\/jsutils\/inspect\.mjs$/, names: { nothing: ['inspect'] } },
  { file: /@apollo\/client\/masking\/maskDefinition\.js$/, names: { refuses: ['maskDefinition'] } },
  { file: /@apollo\/client\/link\/http\/rewriteURIForGET\.js$/, names: { refuses: ['rewriteURIForGET'] } },
  { file: /@apollo\/client\/link\/http\/parseAndCheckHttpResponse\.js$/, names: { refuses: ['consumeMultipartBody'] } },
  { file: /rxjs\/dist\/esm\/internal\/scheduled\/scheduled\.js$/, names: { refuses: ['scheduled'] } },
  {
    file: /oidc-client-ts\/dist\/esm\/oidc-client-ts\.js$/,
    names: {
      refuses: [
        'generateSignedJwt',
        'generateSignedJwtWithHmac',
        'generateClientAssertionJwt',
        'customCalculateJwkThumbprint',
        'generateDPoPProof',
        'generateDPoPJkt',
        'generateDPoPKeys',
        'getDpopProof',
        'exchangeCredentials',
        'processResourceOwnerPasswordCredentials',
        'validateCredentialsResponse',
        'getClaims',
        'processSignoutResponse',
        'readSignoutResponseState',
        'validateSignoutResponse',
        'mergeClaims',
        'getSigningKeys',
        'getKeysEndpoint',
        'resetSigningKeys',
        'getCheckSessionIframe',
        'generateBasicAuth',
      ],
    },
  },
  {
    file: /@formatjs\/intl\/index\.js$/,
    names: {
      refuses: [
        'formatDuration',
        'formatDurationToParts',
        'formatDisplayName',
        'formatRelativeTime',
        'formatPlural',
        'formatNumberToParts',
        'formatTimeToParts',
        'formatDateTimeRange',
      ],
    },
  },
]

const bodies: Readonly<Record<Stand, string>> = {
  refuses: "{ throw Error('left out of the build') }",
  nothing: '{}',
  'an empty object': '{ return {} }',
  'its first argument': '{ return arguments[0] }',
  'its second argument': '{ return arguments[1] }',
}

/** Names for developer tools and components made by a call, which keep what nobody uses in the bundle. */
const intlNames = /^\w+\.displayName = "[^"]*";$/gm
const intlMade = /^(const \w+ = )(?=(?:React\.)?(?:memo|createContext|createFormatted\w+)\()/gm

/** Leaves out of the libraries what the product cannot reach; who reaches it after all is told so by an error. */
export function leanLibraries(): Plugin {
  const met = new Set<Unused>()
  return {
    name: 'somo-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/react-intl\/index\.js$/, ...unused.map(({ file }) => file)] },
      handler(code, id) {
        if (id.includes('/react-intl/'))
          return { code: code.replaceAll(intlNames, '').replaceAll(intlMade, '$1/* @__PURE__ */ '), map: null }
        const found = unused.find(({ file, mark = '' }) => file.test(id) && code.includes(mark))
        if (found === undefined) return null
        met.add(found)
        return { code: emptied(code, this.parse(code), found.names, id), map: null }
      },
    },
    generateBundle() {
      const missing = unused.find((each) => !met.has(each))
      if (missing !== undefined)
        throw new Error(`No library has a file like ${missing.file.source} any more; see build/leanLibraries.ts.`)
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is Node & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The named functions, methods and functions in variables of a module: name and body. */
function* bodiesIn(value: unknown): Generator<readonly [string, Node]> {
  if (Array.isArray(value)) for (const item of value) yield* bodiesIn(item)
  if (!isNode(value)) return
  const name = [value['id'], value['key']].find(isNode)?.['name']
  const held = [value, value['value'], value['init']].find((each) => isNode(each) && /Function/.test(each.type))
  const body = isNode(held) ? held['body'] : null
  if (typeof name === 'string' && isNode(body) && body.type === 'BlockStatement') yield [name, body]
  for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) yield* bodiesIn(child)
}

/** @throws where the library has no such function any more. */
export function emptied(code: string, program: unknown, names: Unused['names'], id: string): string {
  const all = [...bodiesIn(program)]
  const cuts = Object.entries(bodies).flatMap(([stand, instead]) =>
    // The keys of `names` are those of `bodies`.
    (names[stand as Stand] ?? []).flatMap((name) => {
      const meant = all.filter(([each]) => each === name)
      if (meant.length === 0) throw new Error(`${id} has no ${name} any more; see build/leanLibraries.ts.`)
      return meant.map(([, { start, end }]) => ({ start, end, instead }))
    }),
  )
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, instead }) => left.slice(0, start) + instead + left.slice(end), code)
}
