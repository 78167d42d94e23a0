import { deflateSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { makePdf } from '../legal/testing/pdfBytes.ts'
import { readPdf } from './pdf.ts'

const withMark = (content: Buffer, mark: string): Buffer => Buffer.from(content.toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${mark}`), 'latin1')

/** Objects packed together, as newer programs write them. */
const withPacked = (content: Buffer, objects: string): Buffer => {
  const packed = deflateSync(objects).toString('latin1')
  const object = `99 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`
  return Buffer.from(content.toString('latin1').replace('%%EOF', '').replace('xref\n', () => `${object}xref\n`) + '%%EOF\n', 'latin1')
}

it('tells size, pages and what its bytes are', async () => {
  const content = await makePdf('Rules', 3)
  expect(readPdf(content)).toEqual({ size: content.length, pages: 3, digest: createHash('sha256').update(content).digest() })
})

it('asks for no password, and says so', async () => {
  expect(readPdf(await makePdf('Rules', 1, { userPassword: 'secret' }))).toBe('ENCRYPTED')
  expect(readPdf(await makePdf('Rules', 1, { ownerPassword: 'secret' }))).toBe('ENCRYPTED')
})

it('is refused where it is cut off, and where it is something else', async () => {
  const content = await makePdf('Rules')
  expect(readPdf(content.subarray(0, content.length - 40))).toBe('UNREADABLE')
  expect(readPdf(Buffer.from('<!doctype html>%PDF-1.3'))).toBe('WRONG_KIND')
  expect(readPdf(Buffer.from('%PDF-1.3\nnothing\nstartxref\n0\n%%EOF'))).toBe('UNREADABLE')
})

it.each(['/OpenAction << /S /JavaScript /JS (app.alert(1)) >>', '/OpenAction << /S /J#61vaScript >>', '/AA << /O << /S /Launch /F (x) >> >>', '/Names << /EmbeddedFiles 3 0 R >>'])(
  'is refused where it acts by itself: %s',
  async (mark) => {
    const content = await makePdf('Rules')
    expect(readPdf(withMark(content, mark))).toBe('ACTIVE_CONTENT')
    expect(readPdf(withPacked(content, mark))).toBe('ACTIVE_CONTENT')
  },
)

it('is refused with a file attached by the library itself, and taken where its words only speak of such things', async () => {
  const attached = await makePdf('Rules', 1, {}, (document) => document.file(Buffer.from('x'), { name: 'x.txt' }))
  expect(readPdf(attached)).toBe('ACTIVE_CONTENT')
  expect(readPdf(await makePdf('/JavaScript /Launch', 1, { compress: false }))).toMatchObject({ pages: 1 })
})

it('is not unpacked without end', async () => {
  expect(readPdf(withPacked(await makePdf('Rules'), ' '.repeat(70 * 1024 * 1024)))).toBe('TOO_LARGE')
})
