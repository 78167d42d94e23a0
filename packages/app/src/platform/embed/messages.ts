import { fieldOf, isRecord } from '../config/record.ts'
import { readPath, reservedParameters } from '../session/returning/returnTo.ts'

/** What a parent page may ask of an embedded application (specification sections 2 and 4). */
export type ParentMessage = { readonly type: 'route_change'; readonly path: string } | { readonly type: 'log_out' }

const mostParameters = 50
type Parameter = string | number | boolean

/**
 * Reads a window message of the embed contract, version 1 (session.md S2.7, S4.10):
 * `{ type: 'route_change', route: '/media', queryParams?: { page: 2 } }` (also `params`) or `{ type: 'log_out' }`, each
 * with an optional `v: 1`. The given parameters win over those of the route; those of a sign-in answer are dropped.
 * Null for everything else: other people's messages, and paths that are not ours (decision 0016: an unknown route is).
 * @param origin the application's own origin
 */
export function readParentMessage(data: unknown, origin: string): ParentMessage | null {
  const version = fieldOf(data, 'v')
  if (version !== undefined && version !== 1) return null
  if (fieldOf(data, 'type') === 'log_out') return { type: 'log_out' }
  if (fieldOf(data, 'type') !== 'route_change') return null
  const route = readPath(fieldOf(data, 'route'), origin)
  const parameters = readParameters(fieldOf(data, 'queryParams') ?? fieldOf(data, 'params') ?? {})
  if (route === null || parameters === null) return null
  return { type: 'route_change', path: withParameters(route, parameters, origin) }
}

function withParameters(route: string, parameters: ReadonlyMap<string, readonly Parameter[]>, origin: string): string {
  const url = new URL(route, origin)
  for (const [name, values] of parameters) {
    url.searchParams.delete(name)
    for (const value of values) url.searchParams.append(name, String(value))
  }
  return `${url.pathname}${url.search}${url.hash}`
}

function readParameters(value: unknown): ReadonlyMap<string, readonly Parameter[]> | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  if (entries.length > mostParameters) return null
  const parameters = new Map<string, readonly Parameter[]>()
  for (const [name, given] of entries) {
    const values: readonly unknown[] = Array.isArray(given) ? given : [given]
    if (!values.every(isParameter)) return null
    if (!reservedParameters.includes(name)) parameters.set(name, values)
  }
  return parameters
}

function isParameter(value: unknown): value is Parameter {
  return (
    typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  )
}
