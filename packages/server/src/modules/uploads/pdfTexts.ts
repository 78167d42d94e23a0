import { constants, inflateSync } from 'node:zlib'

/** The text of a file, and of everything in it that can be objects packed together. */
export interface PdfTexts {
  /** With names decoded; the file itself comes first. */
  readonly all: readonly string[]
  /** Everything that may be the object of a number. */
  find(number: number): readonly string[]
}

// What objects packed together may unpack to, all of them; a text of some hundred pages stays far below.
const mostUnpacked = 64 * 1024 * 1024
const prefixBytes = 4096
const windowLetters = 4096

/** A name may be written with the codes of its letters, which hides nothing from a reader. */
export const decodeNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Takes a file apart; answers why not where objects are packed in a way no usual program packs them, or to too much. */
export function createPdfTexts(content: Buffer, raw: string): PdfTexts | 'UNREADABLE' | 'TOO_LARGE' {
  if (hasOddlyPacked(raw)) return 'UNREADABLE'
  const packed = unpackAll(content, raw)
  if (packed === null) return 'TOO_LARGE'
  return {
    all: [raw, ...packed].map(decodeNames),
    find: (number) => [...findPlain(raw, number), ...packed.flatMap((text) => findPacked(text, number))],
  }
}

/** Null where it is too much. */
function unpackAll(content: Buffer, raw: string): string[] | null {
  const packed: string[] = []
  let left = mostUnpacked
  for (const at of findData(raw)) {
    const data = content.subarray(at)
    if (!looksPacked(data)) continue
    const objects = inflate(data, left)
    if (objects.isTooLarge) return null
    packed.push(objects.text)
    left -= objects.text.length
  }
  return packed
}

/** Every place where some reader begins to read a packed stream: behind the word, behind white space, on the next line. */
function findData(raw: string): Set<number> {
  const places = new Set<number>()
  for (const { index } of raw.matchAll(/stream/g)) {
    const after = index + 'stream'.length
    const space = /^[\s\0]{0,8}/.exec(raw.slice(after, after + 8))?.[0].length ?? 0
    for (let skipped = 0; skipped <= space; skipped += 1) places.add(after + skipped)
    const lineEnd = raw.indexOf('\n', after)
    if (lineEnd !== -1) places.add(lineEnd + 1)
  }
  return places
}

/** True for data that unpack to something that begins as packed objects do, with a number (7.5.7). */
function looksPacked(data: Buffer): boolean {
  const [method = 0, flags = 0] = data
  if ((method & 0x0f) !== 8 || (method * 256 + flags) % 31 !== 0) return false
  return /^(?:[\s\0]|%[^\r\n]*[\r\n])*\d/.test(inflate(data.subarray(0, prefixBytes), mostUnpacked).text)
}

/** The text of packed data, as far as they can be read. */
function inflate(data: Buffer, most: number): { readonly text: string; readonly isTooLarge: boolean } {
  if (most < 1) return { text: '', isTooLarge: true }
  try {
    return {
      text: inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
      isTooLarge: false,
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { text: '', isTooLarge: 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' }
  }
}

/**
 * True where packed objects are described otherwise than every usual program does. Their dictionary has no strings and no
 * comments, which could make it look like another one, and packs by Flate alone.
 */
function hasOddlyPacked(raw: string): boolean {
  for (const { index } of raw.matchAll(/\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)(?![\w-])/gi)) {
    const before = raw.slice(Math.max(0, index - windowLetters), index)
    const start = before.lastIndexOf('obj')
    const line =
      before
        .slice(0, start)
        .split(/[\r\n]/)
        .at(-1) ?? ''
    const rest = /^[\s\S]*?stream/.exec(raw.slice(index, index + windowLetters))?.[0] ?? '%'
    const words = decodeNames(before.slice(start) + rest)
    if (start === -1 || line.includes('%') || /[()%]/.test(words) || !/^obj\s*<</.test(words)) return true
    const filter = words.replace(/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/, '')
    if (/\/(?:Filter|DecodeParms|F|FFilter|DP)(?![\w-])|Decode/.test(filter)) return true
  }
  return false
}

function findPlain(raw: string, number: number): string[] {
  return [...raw.matchAll(new RegExp(String.raw`(?<!\d)0*${number}[\s\0]+\d+[\s\0]+obj[\s\0]*`, 'g'))].map((found) =>
    raw.slice(found.index + found[0].length, found.index + found[0].length + 2048),
  )
}

/** Packed objects begin with pairs of numbers: which object, and where. */
function findPacked(text: string, number: number): string[] {
  const head = /^[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+)+/.exec(text)?.[0] ?? ''
  const numbers = head
    .trim()
    .split(/[\s\0]+/)
    .map(Number)
  return numbers.flatMap((each, index) =>
    index % 2 === 0 && each === number
      ? [
          text
            .slice(head.length + (numbers[index + 1] ?? 0))
            .slice(0, 2048)
            .trimStart(),
        ]
      : [],
  )
}
