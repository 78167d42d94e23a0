import { resolve } from 'node:path'
import { ConfigError } from './configError.ts'
import {
  isLoopbackHost,
  readChoice,
  readCount,
  readOrigin,
  readOrigins,
  readPort,
  readSwitch,
  readText,
  readWebUrl,
  type Environment,
} from './readers.ts'
import {
  readAssistant,
  readDatabaseUrl,
  readMail,
  readS3,
  type AssistantConfig,
  type MailConfig,
  type S3Config,
} from './services.ts'

/** How much the log says, from most to least. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Where the people come from: the provider inside this server, or one outside. */
export type IdentityConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'outside'
      readonly issuer: URL
      /** The claim of the access token that holds the personnel or pupil number; null where none does. */
      readonly linkClaim: string | null
    }

/** Everything the server is told from outside, checked; read once, at the start (decisions 0015 and 0016). */
export interface ServerConfig extends MailConfig {
  /** The one origin under which people reach the app, the API and the embedded provider. */
  readonly publicUrl: URL
  /** The address listened on. */
  readonly host: string
  readonly port: number
  /** The second origin, for course packages (decision 0015). */
  readonly contentUrl: URL
  readonly contentPort: number
  /** A PostgreSQL of one's own; null for the embedded one. */
  readonly databaseUrl: string | null
  /** Absolute path of the folder for the embedded database and files. */
  readonly dataDir: string
  /** True where DATA_DIR named the folder; a chosen folder is never replaced by another (decision 0002). */
  readonly isDataDirChosen: boolean
  /** Demo accounts and demo data. */
  readonly demo: boolean
  readonly identity: IdentityConfig
  readonly oidcClientId: string
  readonly oidcApiResource: string
  readonly oidcOfflineAccess: 'always' | 'never'
  readonly signInMode: 'auto' | 'button'
  /** Origins whose pages may embed the app. */
  readonly embedOrigins: readonly string[]
  readonly s3: S3Config | null
  readonly recommenderUrl: URL | null
  readonly assistant: AssistantConfig | null
  readonly logLevel: LogLevel
  /** Calls of the API that one person may make within a minute. */
  readonly callsPerMinute: number
  /** True where NODE_ENV is development: the GraphQL schema may be asked for. */
  readonly isDevelopment: boolean
}

const projectDir = resolve(import.meta.dirname, '../../../..')

/**
 * Reads and checks the settings (decision 0015).
 * @throws ConfigError with one sentence for the first key that is missing, wrong or contradicts another.
 */
export function readConfig(env: Environment): ServerConfig {
  refuseUnknownKeys(env)
  const places = readPlaces(env)
  const identity = readIdentity(env, places.publicUrl)
  const dataDir = readText(env, 'DATA_DIR')
  return {
    ...places,
    databaseUrl: readDatabaseUrl(env),
    dataDir: resolve(projectDir, dataDir ?? '.somo'),
    isDataDirChosen: dataDir !== null,
    demo: readDemo(env, places, identity),
    identity,
    oidcClientId: readText(env, 'OIDC_CLIENT_ID') ?? 'somo-app',
    oidcApiResource: readText(env, 'OIDC_API_RESOURCE') ?? 'somo-api',
    oidcOfflineAccess: readChoice(env, 'OIDC_OFFLINE_ACCESS', ['always', 'never'], 'always'),
    signInMode: readChoice(env, 'SIGN_IN_MODE', ['auto', 'button'], 'auto'),
    ...readMail(env),
    embedOrigins: readOrigins(env, 'EMBED_ORIGINS'),
    s3: readS3(env),
    recommenderUrl: readWebUrl(env, 'RECOMMENDER_URL'),
    assistant: readAssistant(env),
    callsPerMinute: readCount(env, 'CALLS_PER_MINUTE', 1200),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    isDevelopment: readDevelopment(env, places),
  }
}

/** The issuer of the tokens the server trusts, without a trailing slash (decision 0016). */
export function issuer(config: Pick<ServerConfig, 'identity' | 'publicUrl'>): string {
  if (config.identity.kind === 'embedded') return `${config.publicUrl.origin}/oidc`
  return config.identity.issuer.href.replace(/\/$/, '')
}

/** True where only this machine reaches the server: by what it listens on and by the address it is known under. */
export function isLoopbackOnly(config: Pick<ServerConfig, 'host' | 'publicUrl'>): boolean {
  return isLoopbackHost(config.host) && isLoopbackHost(config.publicUrl.hostname)
}

const knownKeys = new Set([
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_API_RESOURCE',
  'OIDC_OFFLINE_ACCESS',
  'OIDC_LINK_CLAIM',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ASSISTANT_URL',
  'ASSISTANT_API_KEY',
  'ASSISTANT_MODEL',
])

/** A misspelt key of a group that is ours would otherwise be a setting that silently does nothing. */
function refuseUnknownKeys(env: Environment): void {
  const unknown = Object.keys(env).find((key) => /^(OIDC|S3|ASSISTANT)_/.test(key) && !knownKeys.has(key))
  if (unknown !== undefined) throw new ConfigError(`${unknown} is not a setting of this server; is it misspelt?`)
}

type Places = Pick<ServerConfig, 'publicUrl' | 'host' | 'port' | 'contentUrl' | 'contentPort'>

function readPlaces(env: Environment): Places {
  const host = readText(env, 'HOST') ?? '127.0.0.1'
  if (!/^[\w.:-]+$/.test(host)) throw new ConfigError(`HOST must be a host name or an IP address, but it is "${host}".`)
  const port = readPort(env, 'PORT', 4000)
  const givenPublic = readOrigin(env, 'PUBLIC_URL')
  if (givenPublic === null && !isLoopbackHost(host)) {
    throw new ConfigError(
      `PUBLIC_URL is missing: it must say under which address people reach what HOST=${host} serves.`,
    )
  }
  const publicUrl = givenPublic ?? new URL(`http://localhost:${port}`)
  const contentUrl = readContentUrl(env, publicUrl, port)
  const ownsContentPort = isLoopbackHost(contentUrl.hostname) && contentUrl.port !== ''
  const contentPort = ownsContentPort ? Number(contentUrl.port) : port + 1
  return { publicUrl, host, port, contentUrl, contentPort }
}

function readContentUrl(env: Environment, publicUrl: URL, port: number): URL {
  const given = readOrigin(env, 'CONTENT_URL')
  if (given === null && !isLoopbackHost(publicUrl.hostname)) {
    throw new ConfigError('CONTENT_URL is missing: course packages need an address of their own beside PUBLIC_URL.')
  }
  if (given === null && port === 65535) {
    throw new ConfigError('CONTENT_URL is missing: PORT is the last one, so there is no next port for course packages.')
  }
  const contentUrl = given ?? new URL(`http://127.0.0.1:${port + 1}`)
  if (contentUrl.origin === publicUrl.origin) {
    throw new ConfigError('CONTENT_URL must differ from PUBLIC_URL, so that course packages cannot act as the app.')
  }
  if (publicUrl.protocol === 'https:' && contentUrl.protocol !== 'https:') {
    throw new ConfigError('CONTENT_URL must begin with https:// because PUBLIC_URL does, else browsers block it.')
  }
  return contentUrl
}

function readIdentity(env: Environment, publicUrl: URL): IdentityConfig {
  const given = readWebUrl(env, 'OIDC_ISSUER')
  const linkClaim = readText(env, 'OIDC_LINK_CLAIM')
  if (given === null) {
    if (linkClaim !== null)
      throw new ConfigError('OIDC_LINK_CLAIM needs OIDC_ISSUER beside it: it names a claim of an outside issuer.')
    return { kind: 'embedded' }
  }
  if (given.origin === publicUrl.origin) {
    throw new ConfigError('OIDC_ISSUER names this very server; leave it out to use the provider inside it.')
  }
  return { kind: 'outside', issuer: given, linkClaim }
}

/** Demo accounts have a known password, so they exist where nobody else can reach them (decision 0015). */
function readDemo(env: Environment, places: Places, identity: IdentityConfig): boolean {
  const configured = readSwitch(env, 'DEMO')
  const isPossible = isLoopbackOnly(places) && identity.kind === 'embedded'
  if (configured !== true) return configured ?? isPossible
  if (identity.kind === 'outside') {
    throw new ConfigError('DEMO=true contradicts OIDC_ISSUER: demo accounts live in the provider inside this server.')
  }
  if (!isPossible) {
    throw new ConfigError(
      'DEMO=true is refused because HOST or PUBLIC_URL lets other machines reach the known password.',
    )
  }
  return true
}

function readDevelopment(env: Environment, places: Places): boolean {
  if (readText(env, 'NODE_ENV') !== 'development') return false
  if (isLoopbackOnly(places)) return true
  throw new ConfigError('NODE_ENV=development is refused because HOST or PUBLIC_URL lets other machines in.')
}
