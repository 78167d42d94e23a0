import type { ByteRange } from '../../files/fileStore.ts'

/**
 * The one range that a request asks for (RFC 9110, 14.2); null where it asks for the whole, or for what is answered with
 * the whole: several ranges, or another unit. 'NONE' where no byte of the file is in it.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'NONE' | null {
  const found = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header ?? '')
  if (found === null) return null
  const [, first, last, tail] = found
  if (tail !== undefined) {
    const bytes = Math.min(Number(tail), size)
    return bytes === 0 ? 'NONE' : { start: size - bytes, end: size - 1 }
  }
  const start = Number(first)
  const end = last === undefined || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'NONE'
  return end < start ? null : { start, end }
}
