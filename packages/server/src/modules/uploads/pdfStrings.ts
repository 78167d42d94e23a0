// Strings of a PDF as a reader takes them (ISO 32000-2, 7.3.4), as far as their beginning tells what they are.
const lettersRead = 200
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The string that begins at a place, `(` or `<`; null where none does. */
export function readString(text: string, at: number): string | null {
  if (text[at] === '(') return toPlain(readLiteral(text, at + 1))
  if (text[at] === '<' && text[at + 1] !== '<') return toPlain(readHex(text, at + 1))
  return null
}

function readLiteral(text: string, start: number): string {
  let found = ''
  let open = 1
  for (let at = start; at < text.length && found.length < lettersRead; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    if (open === 0) break
    if (sign !== '\\') {
      found += sign
      continue
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
    const next = text[at + 1] ?? ''
    if (octal !== undefined) found += String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    else if (next !== '\r' && next !== '\n') found += escapes[next] ?? next
    at += octal?.length ?? 1
  }
  return found
}

function readHex(text: string, start: number): string {
  const end = text.indexOf('>', start)
  const digits = text
    .slice(start, end === -1 ? undefined : Math.min(end, start + lettersRead * 4))
    .replaceAll(/[^0-9a-f]/gi, '')
  return (digits.match(/..?/g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
    .join('')
}

/** Without byte order marks, and without the control characters that browsers pass over in addresses. */
function toPlain(text: string): string {
  return text
    .replace(/^(?:\u00fe\u00ff|\u00ff\u00fe|\u00ef\u00bb\u00bf)/, '')
    .replaceAll(/\p{Cc}/gu, '')
    .trimStart()
}

/** True for an address that a link of a document may lead to: the web, mail, telephone, or a place beside it. */
export const isSafeAddress = (text: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|$)/i.test(text) || /^[\w.%~?-][^:\\]*$/.test(text)

/** True for a string that makes readers fetch or run something wherever it stands: other machines, local files, scripts. */
export const isHarmfulText = (text: string): boolean =>
  /^(?:\\\\[\w.?$[]|file:[/\\]|smb:[/\\]|search-ms:|ms-[a-z-]+:\S|data:[a-z]+\/[a-z]|(?:java|vb|live)script:\S)/i.test(
    text,
  )
