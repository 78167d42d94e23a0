type Words = Readonly<Record<string, string>>

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

/** A browser without pages: it keeps cookies by path, follows nothing by itself, and says what a browser says. */
export interface Browser {
  get(url: string, headers?: Words): Promise<Response>
  /** Sends a form as one of our own pages would: same site, no referrer, so `Origin: null`. */
  post(url: string, form: Words, headers?: Words): Promise<Response>
  /** The cookie that would be sent to a path, undefined where there is none. */
  cookie(name: string, path: string): string | undefined
  setCookie(name: string, value: string, path: string): void
}

function readSetCookie(line: string): { readonly cookie: Cookie; readonly isGone: boolean } {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const [name = '', ...value] = pair.split('=')
  const attribute = (key: string) => {
    const found = attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))
    return found?.slice(key.length + 1)
  }
  const expires = attribute('expires')
  const isGone = value.join('=') === '' || (expires !== undefined && Date.parse(expires) < Date.now())
  return { cookie: { name, value: value.join('='), path: attribute('path') ?? '/' }, isGone }
}

const covers = (cookie: Cookie, path: string) =>
  path === cookie.path || path.startsWith(cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`)

/** Opens a browser with no cookies in it, of the kind that its description says. */
export function openBrowser(userAgent?: string): Browser {
  let cookies: readonly Cookie[] = []
  const keep = (response: Response) => {
    for (const { cookie, isGone } of response.headers.getSetCookie().map(readSetCookie)) {
      cookies = cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path)
      if (!isGone) cookies = [...cookies, cookie]
    }
    return response
  }
  const send = async (url: string, init: RequestInit, headers: Words) => {
    const { pathname } = new URL(url)
    const sent = cookies.filter((cookie) => covers(cookie, pathname)).map(({ name, value }) => `${name}=${value}`)
    const own = userAgent === undefined ? {} : { 'user-agent': userAgent }
    const all = { accept: 'text/html', ...own, ...(sent.length > 0 ? { cookie: sent.join('; ') } : {}), ...headers }
    return keep(await fetch(url, { ...init, redirect: 'manual', headers: all }))
  }
  return {
    get: (url, headers = {}) => send(url, {}, headers),
    post: (url, form, headers = {}) => {
      const usual = { origin: 'null', 'sec-fetch-site': 'same-origin' }
      return send(url, { method: 'POST', body: new URLSearchParams(form) }, { ...usual, ...headers })
    },
    cookie: (name, path) => cookies.find((cookie) => cookie.name === name && covers(cookie, path))?.value,
    setCookie: (name, value, path) => {
      cookies = [...cookies, { name, value, path }]
    },
  }
}
