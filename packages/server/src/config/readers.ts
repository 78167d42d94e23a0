import { ConfigError } from './configError.ts'

/** The process's environment, or a table of settings in its shape. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The trimmed value of a key; null where it is not set or blank, which means the same. */
export function readText(env: Environment, key: string): string | null {
  const text = env[key]?.trim()
  return text === undefined || text === '' ? null : text
}

/** One of a closed list of words; the fallback where the key is not set. */
export function readChoice<T extends string>(env: Environment, key: string, choices: readonly T[], fallback: T): T {
  const text = readText(env, key)
  if (text === null) return fallback
  const choice = choices.find((candidate) => candidate === text)
  if (choice === undefined) throw new ConfigError(`${key} must be one of ${choices.join(', ')}, but it is "${text}".`)
  return choice
}

/** A yes or no, spelled true or false; null where the key is not set. */
export function readSwitch(env: Environment, key: string): boolean | null {
  const text = readText(env, key)
  if (text === null) return null
  if (text === 'true') return true
  if (text === 'false') return false
  throw new ConfigError(`${key} must be true or false, but it is "${text}".`)
}

/** A TCP port from 1 to 65535; the fallback where the key is not set. */
export function readPort(env: Environment, key: string, fallback: number): number {
  const text = readText(env, key)
  if (text === null) return fallback
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65535) return port
  throw new ConfigError(`${key} must be a port from 1 to 65535, but it is "${text}".`)
}

/** A whole number of at least one. */
export function readCount(env: Environment, key: string, fallback: number): number {
  const text = readText(env, key)
  if (text === null) return fallback
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new ConfigError(`${key} must be a whole number of at least 1, but it is "${text}".`)
}

/** An absolute address with one of the schemes (given with their colon); null where the key is not set. */
export function readUrl(env: Environment, key: string, schemes: readonly string[]): URL | null {
  const text = readText(env, key)
  if (text === null) return null
  const kinds = schemes.map((scheme) => `${scheme}//`).join(' or ')
  // The text is not repeated: an address may carry a password.
  if (!URL.canParse(text)) throw new ConfigError(`${key} must be an address that begins with ${kinds}.`)
  const url = new URL(text)
  if (!schemes.includes(url.protocol)) {
    throw new ConfigError(`${key} must begin with ${kinds}, but it begins with ${url.protocol}//.`)
  }
  return url
}

/**
 * A web address that browsers or this server will trust: https, or http where its host is this very machine
 * (decision 0016, RFC 8252 section 8.3); no user, query or fragment.
 */
export function readWebUrl(env: Environment, key: string): URL | null {
  const url = readUrl(env, key, ['https:', 'http:'])
  if (url === null) return null
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${key} must be an address without user name, password, query or fragment.`)
  }
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    throw new ConfigError(`${key} must begin with https:// because ${url.hostname} is not this machine.`)
  }
  return url
}

/** A web address that is an origin alone, such as https://learn.example.org. */
export function readOrigin(env: Environment, key: string): URL | null {
  const url = readWebUrl(env, key)
  if (url !== null && url.pathname !== '/') {
    throw new ConfigError(`${key} must be an address without a path, but its path is ${url.pathname}.`)
  }
  return url
}

/** A list of origins, separated by commas, each spelled exactly as a browser spells it. */
export function readOrigins(env: Environment, key: string): string[] {
  const texts = (readText(env, key) ?? '').split(',').map((text) => text.trim())
  return texts
    .filter((text) => text !== '')
    .map((text) => {
      const origin = readOrigin({ [key]: text }, key)?.origin
      if (origin === text) return origin
      throw new ConfigError(`${key} must list origins such as https://portal.example.org, but it lists "${text}".`)
    })
}

/**
 * All of a group of keys or none of them: null where none is set.
 * @throws ConfigError naming the missing ones where some are.
 */
export function readGroup<K extends string>(env: Environment, keys: readonly K[]): Record<K, string> | null {
  const entries = keys.map((key) => [key, readText(env, key)] as const)
  const set = entries.filter((entry): entry is readonly [K, string] => entry[1] !== null)
  if (set.length === 0) return null
  if (set.length < keys.length) {
    const missing = entries.filter(([, text]) => text === null).map(([key]) => key)
    throw new ConfigError(`${set[0]?.[0] ?? ''} needs ${missing.join(', ')} beside it.`)
  }
  // Object.fromEntries forgets the keys' type; every key was just found to be set.
  return Object.fromEntries(set) as Record<K, string>
}

/** True for a host name or address that can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
