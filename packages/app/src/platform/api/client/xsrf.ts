/** The pair of names the server and we agree on; over https the server may set the cookie with the host prefix. */
const cookieNames = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN']
const headerName = 'X-XSRF-TOKEN'

/** What the rule looks at: the call, and the page it comes from. */
export interface XsrfCall {
  readonly method: string
  /** The address exactly as written in the code or the configuration. */
  readonly url: string
  /** `document.cookie`. */
  readonly cookies: string
  /** `location.origin`. */
  readonly origin: string
}

/**
 * The header that answers the cross-site request cookie: on calls that are not mere reads, with a relative address,
 * while the cookie can be read (specification section 7; session.md S7.9). Empty where any of that is missing, so the
 * token never leaves for another host: an address such as //elsewhere looks relative and is not.
 */
export function xsrfHeaders({ method, url, cookies, origin }: XsrfCall): Readonly<Record<string, string>> {
  if (/^(GET|HEAD|OPTIONS)$/i.test(method) || !isRelative(url, origin)) return {}
  const token = readToken(cookies)
  return token === null ? {} : { [headerName]: token }
}

function isRelative(url: string, origin: string): boolean {
  if (/^[a-z][a-z\d+.-]*:/i.test(url.trim()) || /^[\s\p{Cc}]*[/\\][\s\p{Cc}]*[/\\]/u.test(url)) return false
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin
}

function readToken(cookies: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  for (const name of cookieNames) {
    const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    if (value === undefined || value === '') continue
    try {
      return decodeURIComponent(value)
    } catch {
      // A malformed value cannot be the server's.
      return null
    }
  }
  return null
}
