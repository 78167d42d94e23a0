import { parseConfig } from './parseConfig.ts'
import type { AppConfig } from './appConfig.ts'
import type { ConfigLog } from './parseConfig.ts'
import { appBase } from './urls.ts'

export type { AppConfig } from './appConfig.ts'

/** Where and with what the configuration is read; the browser's own by default. */
export interface ConfigSource {
  /** Absolute address of the application's root, ending in a slash. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly log: ConfigLog
}

/**
 * Reads /config.json of the application's base. Never rejects: a file that is missing, is not JSON or was answered
 * by a page fallback counts as one that says nothing, and the console names what is missing (specification section 8).
 */
export async function loadConfig(source: ConfigSource = browserSource()): Promise<AppConfig> {
  return parseConfig(await readFile(source), source.log)
}

function browserSource(): ConfigSource {
  return { baseUrl: appBase(), fetch: (input, init) => fetch(input, init), log: console }
}

async function readFile(source: ConfigSource): Promise<unknown> {
  try {
    const address = new URL('config.json', source.baseUrl)
    const response = await source.fetch(address, { cache: 'no-store', headers: { Accept: 'application/json' } })
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok || !/^application\/([\w.-]+\+)?json\b/i.test(type)) {
      source.log.warn(`config.json: unusable answer (status ${response.status}, type "${type}")`)
      return {}
    }
    return await response.json()
  } catch (problem) {
    source.log.warn(`config.json: ${problem instanceof Error ? problem.message : 'unreadable'}`)
    return {}
  }
}
