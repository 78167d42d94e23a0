/** What stands where a secret could have been. */
const gap = '…'

/** So many characters are looked at; nobody is shown as many. */
const mostRead = 2_000

/**
 * A text in which nothing can be a secret any more: tokens, codes and keys are long runs of letters and digits, and what
 * stands behind ? or # of an address, or behind "token=", "code:" and their like, may be one. Rather too much goes than
 * too little; words of a language stay as they are.
 */
export function withoutSecrets(text: string): string {
  return text
    .slice(0, mostRead)
    .replaceAll(/[?#][^\s"'<>)]*/g, (tail) => (tail.length > 1 ? `${tail.charAt(0)}${gap}` : tail))
    .replaceAll(
      /\b(bearer|token|code|password|secret|state|nonce|session|sid)(\s*[=:]\s*|\s+(?=ey))["']?[^\s"',;]+["']?/gi,
      `$1$2${gap}`,
    )
    .replaceAll(/[\w+/~=-]{16,}(?:\.[\w+/~=-]+)*/g, (run) => (isWord(run) ? run : gap))
    .replaceAll(/[^\s@<>"']{1,64}@[^\s@<>"']+\.[a-z]{2,}/gi, gap)
}

/** Words of letters alone with hyphens, slashes or dots between them: a name or a path, not a key. */
const isWord = (run: string): boolean =>
  run
    .split(/[-_/.]/)
    .every((part) => /^[a-z]*$|^[A-Z]{1,12}$/.test(part) || /^[A-Za-z][a-z]+(?:[A-Z][a-z]+){0,3}$/.test(part))

/** The path of an address alone; what cannot be read as one is not shown at all. The product's own code is named whole. */
export function pathOf(address: string, base: string): string {
  if (!URL.canParse(address, base)) return gap
  const { origin, pathname } = new URL(address, base)
  const path = /\.(?:m?js|css)$/.test(pathname) ? pathname : withoutSecrets(pathname)
  return origin === new URL(base).origin ? path : `${origin}${path}`
}
