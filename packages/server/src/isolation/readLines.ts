import { Buffer } from 'node:buffer'

/** A line was longer than may be. */
export class LineTooLong extends Error {}

const newline = 10

/**
 * The lines of a stream of bytes as text. What stands behind the last line end is left out: whoever wrote it was ended in the
 * middle. @throws LineTooLong, so that whoever writes cannot fill the memory here.
 */
export async function* readLines(bytes: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString('utf8')
      parts = []
      length = 0
      from = at + 1
    }
    parts.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > mostBytes) throw new LineTooLong()
  }
}
