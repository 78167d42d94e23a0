import { crc32 } from 'node:zlib'

/** The keyword of the chunk that carries a credential (Open Badges 3.0, 5.3.1). */
const keyword = 'openbadgecredential'
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Chunk {
  readonly type: string
  readonly data: Buffer
  /** Behind its end. */
  readonly end: number
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('Not a PNG file.')
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    const end = at + 12 + length
    if (end > png.length) throw new Error('The PNG file is cut short.')
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length), end }
    at = end
  }
}

function buildChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Puts a credential into a PNG file, behind its header. */
export function bakePng(png: Buffer, credential: string): Buffer {
  const [header] = chunksOf(png)
  if (header?.type !== 'IHDR') throw new Error('The PNG file has no header.')
  // Keyword, not compressed, without a language and a translated keyword.
  const data = Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(credential, 'utf8')])
  return Buffer.concat([png.subarray(0, header.end), buildChunk('iTXt', data), png.subarray(header.end)])
}

/** The credential in a PNG file; null without one. @throws where it is no PNG file */
export function readBakedPng(png: Buffer): string | null {
  const start = Buffer.from(`${keyword}\0\0\0`, 'latin1')
  for (const { type, data } of chunksOf(png)) {
    if (type !== 'iTXt' || !data.subarray(0, start.length).equals(start)) continue
    const language = data.indexOf(0, start.length)
    const translated = data.indexOf(0, language + 1)
    if (language >= 0 && translated >= 0) return data.toString('utf8', translated + 1)
  }
  return null
}

/** The namespace of the element that carries a credential (Open Badges 3.0, 5.3.2). */
const namespace = 'https://purl.imsglobal.org/ob/v3p0'

/** Puts a credential into a drawing, as the first element. */
export const bakeSvg = (svg: string, credential: string): string =>
  svg.replace(
    /<svg\b([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns:openbadges="${namespace}"${attributes}><openbadges:credential verify="${credential}"/>`,
  )

/** The credential in a drawing; null without one. */
export const readBakedSvg = (svg: string): string | null =>
  svg.includes(namespace) ? (/<openbadges:credential\s+verify="([\w.-]+)"/.exec(svg)?.[1] ?? null) : null
