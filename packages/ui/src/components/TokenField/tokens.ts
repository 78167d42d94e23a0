/** One entry of a TokenField. What was typed has its own text as id. */
export interface Token {
  readonly id: string
  readonly label: string
}

/** What the entries are: any text, or e-mail addresses. */
export type TokenKind = 'text' | 'email'

/** What is wrong with an entry. */
export type TokenProblem =
  | { readonly kind: 'duplicate' | 'address' }
  | { readonly kind: 'own'; readonly reason: string }

const separators = /[,;\n\t]+/
const address = /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/
const named = /<\s*([^<>]+?)\s*>\s*$/

/** An address as mail programs copy it: "Amani Juma <amani@example.org>" is the address alone; a row of them is several. */
const addressesIn = (part: string): readonly string[] => {
  const inBrackets = named.exec(part)?.[1]
  if (inBrackets !== undefined) return [inBrackets]
  const words = part.split(/\s+/)
  return words.length > 1 && words.every((word) => word.includes('@')) ? words : [part]
}

/** A name in quotation marks before an address may hold a comma: "Juma, Amani" <amani@example.org>. */
const quoted = /"[^"\n]*"(?=\s*<)/g
const withoutQuoted = (text: string, kind: TokenKind): string => (kind === 'email' ? text.replaceAll(quoted, '') : text)

/**
 * The entries in a text that was typed or pasted, in their order, without empty ones. Nothing else is left out but, of
 * an address, the name in quotation marks before it.
 */
export const splitEntries = (text: string, kind: TokenKind): readonly string[] =>
  withoutQuoted(text, kind)
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => (kind === 'email' ? addressesIn(part) : [part]))

/** Whether a text ends an entry or holds several. Within quotation marks that are not closed yet nothing ends. */
export function holdsSeveral(text: string, kind: TokenKind): boolean {
  if (kind === 'email' && /^\s*"[^"\n]*("[^,;\n\t]*)?$/.test(text)) return false
  return separators.test(withoutQuoted(text, kind))
}

/** Two labels that people take for the same. */
const sameKey = (label: string): string => label.trim().toLocaleLowerCase()

/**
 * What is wrong with each entry, by position; null where nothing is. The first of several alike is right, the later ones
 * are duplicates.
 */
export function problemsOf(
  tokens: readonly Token[],
  kind: TokenKind,
  validate: ((token: Token) => string | undefined) | undefined,
): readonly (TokenProblem | null)[] {
  const seen = new Set<string>()
  return tokens.map((token) => {
    const key = sameKey(token.label)
    const isDuplicate = seen.has(key)
    seen.add(key)
    if (isDuplicate) return { kind: 'duplicate' }
    // What was chosen from suggestions is known; only what was typed can be half an address.
    if (kind === 'email' && token.id === token.label && !address.test(token.label)) return { kind: 'address' }
    const reason = validate?.(token)
    return reason === undefined ? null : { kind: 'own', reason }
  })
}

/** The reason in words; null where nothing is wrong. */
export function reasonOf(
  problem: TokenProblem | null,
  words: { readonly duplicate: string; readonly notAnAddress: string },
): string | null {
  if (problem === null) return null
  if (problem.kind === 'own') return problem.reason
  return problem.kind === 'duplicate' ? words.duplicate : words.notAnAddress
}

/** A key for each entry: alike ones are told apart by their order. */
export const keysOf = (tokens: readonly Token[]): readonly string[] => {
  const counts = new Map<string, number>()
  return tokens.map(({ id }) => {
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return `${count} ${id}`
  })
}
