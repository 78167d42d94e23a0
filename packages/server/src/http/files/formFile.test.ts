import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFormFile } from './formFile.ts'

/** A request as this reads it: its headers, and its body in pieces. */
function request(body: Buffer, boundary: string, piece = body.length): IncomingMessage {
  const pieces = Array.from({ length: Math.ceil(body.length / Math.max(piece, 1)) }, (_, index) =>
    body.subarray(index * piece, (index + 1) * piece),
  )
  // Nothing else of a request is looked at.
  return Object.assign(Readable.from(pieces, { objectMode: true }), {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }) as unknown as IncomingMessage
}

const form = (content: Buffer, name = 'x.csv', field = 'file', end = '--\r\n'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--b${end}`),
  ])

async function read(
  body: Buffer,
  { piece = body.length, most = 10_000 } = {},
): Promise<{ name: string; content: Buffer }> {
  const { name, content } = await openFormFile(request(body, 'b', piece), most)
  return { name, content: await buffer(content) }
}

describe('the file of a form', () => {
  it('comes whole whatever it holds, and however the network cuts it', async () => {
    const parts = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom('\r\n', '--b', '\r\n--', '\r\n-', '\r').map((text) => Buffer.from(text)),
      ),
      { minLength: 1 },
    )
    await fc.assert(
      fc.asyncProperty(parts, fc.integer({ min: 1, max: 60 }), async (pieces, piece) => {
        const content = Buffer.concat(pieces)
        fc.pre(content.length > 0 && !`${content.toString('latin1')}\r\n`.includes('\r\n--b'))
        expect((await read(form(content), { piece })).content.equals(content)).toBe(true)
      }),
    )
  })

  it('is called as its sender calls it', async () => {
    expect((await read(form(Buffer.from('x'), 'Jürgens %22Liste%22.csv'))).name).toBe('Jürgens "Liste".csv')
  })

  it.each([
    [
      'a field more',
      form(Buffer.from('x'), 'x', 'file', '\r\nContent-Disposition: form-data; name="y"\r\n\r\nz\r\n--b--'),
    ],
    ['another name', form(Buffer.from('x'), 'x', 'picture')],
    ['no end', form(Buffer.from('x')).subarray(0, -12)],
    ['nothing in it', form(Buffer.alloc(0))],
    ['no field', Buffer.from('--b--\r\n')],
    ['a head without an end', Buffer.from(`--b\r\n${'x'.repeat(9000)}`)],
  ])('is none with %s', async (_, body) => {
    await expect(read(body, { piece: 5 })).rejects.toMatchObject({ code: 'UNREADABLE' })
  })

  it('is given up as soon as it is larger than it may be', async () => {
    await expect(read(form(Buffer.alloc(2000)), { piece: 100, most: 1999 })).rejects.toMatchObject({
      code: 'TOO_LARGE',
    })
    expect((await read(form(Buffer.alloc(2000)), { piece: 100, most: 2000 })).content.length).toBe(2000)
  })
})
