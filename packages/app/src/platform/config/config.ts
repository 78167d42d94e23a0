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
 * Where nobody answers, or the server fails, nothing is missing but the answer: the defaults, marked `isUnreachable`.
 */
export async function loadConfig(source: ConfigSource = browserSource()): Promise<AppConfig> {
  const response = await ask(source)
  if (response === null) return { ...parseConfig({}, silent), isUnreachable: true }
  return parseConfig(await readFile(response, source.log), source.log)
}

function browserSource(): ConfigSource {
  return { baseUrl: appBase(), fetch: (input, init) => fetch(input, init), log: console }
}

/** Of a file that was never seen nothing can be said. */
const silent: ConfigLog = { warn: () => undefined, error: () => undefined }

/** The answer; null where there is none, or only the server's word that it fails. */
async function ask({ baseUrl, fetch, log }: ConfigSource): Promise<Response | null> {
  try {
    // As index.html asks for it in advance: a request with headers of its own would be a second one.
    const response = await fetch(new URL('config.json', baseUrl), { cache: 'no-store' })
    if (response.status < 500) return response
    log.warn(`config.json: status ${response.status}`)
  } catch (problem) {
    log.warn(`config.json: ${problem instanceof Error ? problem.message : 'unreachable'}`)
  }
  return null
}

async function readFile(response: Response, log: ConfigLog): Promise<unknown> {
  try {
    const type = response.headers.get('Content-Type') ?? ''
    if (response.ok && /^application\/([\w.-]+\+)?json\b/i.test(type)) return await response.json()
    log.warn(`config.json: unusable answer (status ${response.status}, type "${type}")`)
  } catch (problem) {
    log.warn(`config.json: ${problem instanceof Error ? problem.message : 'unreadable'}`)
  }
  return {}
}
