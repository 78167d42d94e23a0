import {
  allowedLocales,
  defaultDateFormat,
  defaultLocale,
  defaultTimeFormat,
  recommendationCount,
  recommenderScenario,
} from '../build/constants.ts'
import type { AppConfig, OidcConfig } from './appConfig.ts'
import { fieldOf, isRecord } from './record.ts'

/** The two voices of the checker; `console` fits. */
export interface ConfigLog {
  warn(message: string): void
  error(message: string): void
}

/**
 * Turns what /config.json said into a complete configuration. Never throws. Unknown keys and values of the wrong
 * kind are warned of by their path and replaced by the default; a missing API address or issuer is an error of the
 * console, once each, and null in the result (specification section 8).
 */
export function parseConfig(raw: unknown, log: ConfigLog): AppConfig {
  const root = new Section(raw, '', log)
  const apiUrl = root.text('apiUrl')
  const oidc = parseOidc(root.section('oidc'))
  if (apiUrl === null) log.error('Configuration: apiUrl is missing, so no call can be made.')
  if (oidc.issuer === null) log.error('Configuration: oidc.issuer is missing, so nobody can sign in.')
  const config: AppConfig = {
    apiUrl,
    oidc,
    embed: { allowedOrigins: root.section('embed').texts('allowedOrigins', []) },
    signIn: { mode: root.section('signIn').choice('mode', ['auto', 'button'], 'auto') },
    locale: parseLocale(root.section('locale')),
    dateFormat: root.text('dateFormat') ?? defaultDateFormat,
    timeFormat: root.text('timeFormat') ?? defaultTimeFormat,
    recommender: parseRecommender(root.section('recommender')),
  }
  root.warnOfUnknown()
  return config
}

function parseOidc(fields: Section): OidcConfig {
  return {
    issuer: fields.text('issuer'),
    clientId: fields.text('clientId') ?? 'somo-app',
    apiResource: fields.text('apiResource') ?? 'somo-api',
    extraScopes: fields.texts('extraScopes', []),
    offlineAccess: fields.choice('offlineAccess', ['always', 'never'], 'always'),
    requireHttps: fields.choice('requireHttps', [true, 'remoteOnly'], true),
    sessionChecks: fields.choice('sessionChecks', [true, false], true),
  }
}

function parseLocale(fields: Section): AppConfig['locale'] {
  const allowed = fields.texts('allowed', allowedLocales)
  const usable = allowed.length > 0 ? allowed : allowedLocales
  const wanted = fields.text('default') ?? defaultLocale
  return { default: usable.includes(wanted) ? wanted : (usable[0] ?? defaultLocale), allowed: usable }
}

function parseRecommender(fields: Section): AppConfig['recommender'] {
  return {
    scenario: fields.text('scenario') ?? recommenderScenario,
    recommendationCount: fields.count('recommendationCount', recommendationCount),
  }
}

/** One object of the file: reads its fields by kind, remembers which were asked for, and warns of the others. */
class Section {
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #path: string
  readonly #log: ConfigLog
  readonly #known = new Set<string>()
  readonly #children: Section[] = []

  constructor(raw: unknown, path: string, log: ConfigLog) {
    this.#fields = isRecord(raw) ? raw : {}
    this.#path = path
    this.#log = log
    if (raw !== undefined && !isRecord(raw)) log.warn(`Configuration: ${path || 'the file'} is not an object.`)
  }

  section(key: string): Section {
    const child = new Section(this.#read(key), this.#name(key), this.#log)
    this.#children.push(child)
    return child
  }

  text(key: string): string | null {
    return this.#checked(
      key,
      null,
      (value) => typeof value === 'string' && value.trim() !== '',
      (value) => String(value).trim(),
    )
  }

  texts(key: string, fallback: readonly string[]): readonly string[] {
    const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')
    return this.#checked(key, fallback, isTexts, (value) => (Array.isArray(value) ? value.map(String) : fallback))
  }

  count(key: string, fallback: number): number {
    const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0
    return this.#checked(key, fallback, isCount, Number)
  }

  choice<const Choice extends string | boolean>(key: string, choices: readonly Choice[], fallback: Choice): Choice {
    const find = (value: unknown) => choices.find((choice) => choice === value)
    return this.#checked(
      key,
      fallback,
      (value) => find(value) !== undefined,
      (value) => find(value) ?? fallback,
    )
  }

  warnOfUnknown(): void {
    for (const key of Object.keys(this.#fields)) {
      if (!this.#known.has(key)) this.#log.warn(`Configuration: ${this.#name(key)} is not known and has no effect.`)
    }
    for (const child of this.#children) child.warnOfUnknown()
  }

  #checked<Value>(
    key: string,
    fallback: Value,
    fits: (value: unknown) => boolean,
    read: (value: unknown) => Value,
  ): Value {
    const value = this.#read(key)
    if (value === undefined || value === null) return fallback
    if (fits(value)) return read(value)
    this.#log.warn(`Configuration: ${this.#name(key)} has an unusable value and is taken as missing.`)
    return fallback
  }

  #read(key: string): unknown {
    this.#known.add(key)
    return fieldOf(this.#fields, key)
  }

  #name(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`
  }
}
