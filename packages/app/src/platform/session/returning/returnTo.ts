const longestPath = 2048

/** Parameters of a sign-in answer: they never travel on, neither in a remembered path nor in a message's query. */
export const reservedParameters: readonly string[] = [
  'code',
  'state',
  'error',
  'error_description',
  'session_state',
  'iss',
  'id_token',
  'access_token',
]

/**
 * Answers the path (with query and hash) if it is one of our own pages, else null (session.md S2.7, S2.8): what could
 * leave the origin is refused, by its spelling and by what a browser makes of it. Parameters of a sign-in answer are
 * dropped. Whether the route exists is the router's question.
 * @param origin the application's origin, such as https://somo.example
 */
export function readPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length === 0 || value.length > longestPath) return null
  // Browsers read a backslash as a slash and skip line breaks and tabs, so both can hide a second slash.
  if (!value.startsWith('/') || value.startsWith('//') || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) return null
  const url = parse(value, origin)
  if (url === null || url.origin !== origin || url.username !== '') return null
  // Dots may fold away what stood before a double slash: "/..//evil" becomes "//evil".
  if (url.pathname.startsWith('//')) return null
  for (const name of reservedParameters) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

function parse(value: string, origin: string): URL | null {
  return URL.canParse(value, origin) ? new URL(value, origin) : null
}

/** Whether the path is the entrance itself, where nothing needs to be remembered. */
export function isEntrance(path: string): boolean {
  return /^\/(dashboard\/?)?$/.test(path.split(/[?#]/, 1)[0] ?? '')
}
