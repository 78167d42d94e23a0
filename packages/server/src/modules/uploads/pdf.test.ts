import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makePdf } from '../legal/testing/pdfBytes.ts'
import { checkPdf } from './pdf.ts'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const withMark = (content: Buffer, mark: string): Buffer =>
  latin(content.toString('latin1').replace('/Type /Catalog', () => `/Type /Catalog ${mark}`))

/** More objects before the table of objects. */
const withObjects = (content: Buffer, objects: string): Buffer =>
  latin(
    content
      .toString('latin1')
      .replace('%%EOF', '')
      .replace('xref\n', () => `${objects}xref\n`) + '%%EOF\n',
  )

const packedBy = 'Type /ObjStm /N 1 /First 5 /Filter /FlateDecode'

/** Objects packed together, as newer programs write them. */
function packed(objects: string, words = packedBy, keyword = 'stream\n'): string {
  const data = deflateSync(`77 0 ${objects}`).toString('latin1')
  return `99 0 obj\n<< /${words} /Length ${data.length} >>\n${keyword}${data}\nendstream\nendobj\n`
}

describe('a PDF', () => {
  it('tells its pages', async () => {
    expect(checkPdf(await makePdf('Rules', 3))).toEqual({ pages: 3 })
  })

  it('S9: asks for no password, and says so', async () => {
    expect(checkPdf(await makePdf('Rules', 1, { userPassword: 'secret' }))).toBe('ENCRYPTED')
    expect(checkPdf(await makePdf('Rules', 1, { ownerPassword: 'secret' }))).toBe('ENCRYPTED')
    expect(checkPdf(withMark(await makePdf('Rules'), '/Encr#79pt 5 0 R'))).toBe('ENCRYPTED')
  })

  it('is refused where it is cut off, and where it is something else', async () => {
    const content = await makePdf('Rules')
    expect(checkPdf(content.subarray(0, content.length - 40))).toBe('UNREADABLE')
    expect(checkPdf(latin('<!doctype html>%PDF-1.3'))).toBe('WRONG_KIND')
    expect(checkPdf(latin('%PDF-1.3\nnothing\nstartxref\n0\n%%EOF'))).toBe('UNREADABLE')
  })

  const acts: readonly (readonly [name: string, mark: string])[] = [
    ['a script when it opens', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script with an escaped name', '/OpenAction << /S /J#61vaScript >>'],
    ['a script behind a comment', '/X << /S % harmless\n/JavaScript /JS 5 0 R >>'],
    ['a script without white space', '/X<</JS(app.alert(1))/S/JavaScript>>'],
    ['named scripts', '/Names << /JavaScript 3 0 R >>'],
    ['a type that stands elsewhere', '/X << /S 5 0 R >>'],
    ['a program', '/AA << /O << /S /Launch /F (x) >> >>'],
    ['actions of a page', '/AA 12 0 R'],
    ['a form that is sent', '/X << /S /SubmitForm /F (https://example.org) >>'],
    ['another file', '/X << /S /GoToR /F (x.pdf) >>'],
    ['a file within', '/X << /S /GoToE >>'],
    ['attached files', '/Names << /EmbeddedFiles 3 0 R >>'],
    ['an attached file', '/X << /Type /Filespec /EF << /F 8 0 R >> >>'],
    ['a form of another format', '/AcroForm << /XFA [(template) 5 0 R] >>'],
    ['a film', '/X << /Type /Annot /Subtype /RichMedia >>'],
    ['an address that is a script', '/X << /S /URI /URI (javascript:alert\\(1\\)) >>'],
    ['an address that is a script in octal codes', '/X << /S /URI /URI (java\\163cript:alert\\(1\\)) >>'],
    ['an address that is a script in hexadecimal codes', '/X << /S /URI /URI <6A6176617363726970743A61> >>'],
    ['an address that is a script with a line break', '/X << /S /URI /URI (java\\nscript:alert) >>'],
    ['a local file', '/X << /S /URI /URI (file:///etc/passwd) >>'],
    ['an address of another program', '/X << /S /URI /URI (ms-msdt:/id) >>'],
    ['a share of another machine', '/X << /F (\\\\\\\\host\\\\share) >>'],
    ['a share as an address', '/X << /S /URI /URI (\\\\\\\\host\\\\share) >>'],
    ['a share in two-byte letters', '/X << /F <FEFF005C005C0068006F00730074> >>'],
    ['an address that stands nowhere', '/X << /S /URI /URI 55 0 R >>'],
    ['a web page when it opens', '/OpenAction << /S /URI /URI (https://example.org) >>'],
  ]

  it.each(acts)('S9: is refused with %s', async (_, mark) => {
    const content = await makePdf('Rules')
    expect(checkPdf(withMark(content, mark))).toBe('ACTIVE_CONTENT')
    expect(checkPdf(withObjects(content, packed(`<< ${mark} >>`)))).toBe('ACTIVE_CONTENT')
    expect(checkPdf(withObjects(content, `% stream\n98 0 obj\n<< ${mark} >>\nendobj\n% endstream\n`))).toBe(
      'ACTIVE_CONTENT',
    )
    expect(checkPdf(withObjects(content, `98 0 obj\n(stream << ${mark} >> endstream)\nendobj\n`))).toBe(
      'ACTIVE_CONTENT',
    )
  })

  it('S9: is refused with objects packed so that they hide', async () => {
    const content = await makePdf('Rules')
    const act = '<< /S /Launch /F (x) >>'
    expect(checkPdf(withObjects(content, packed(act, 'Type /ObjSt#6d /N 1 /First 5 /Filter /FlateDecode')))).toBe(
      'ACTIVE_CONTENT',
    )
    expect(checkPdf(withObjects(content, packed(act, 'N 1 /First 5 /Filter /FlateDecode')))).toBe('ACTIVE_CONTENT')
    expect(checkPdf(withObjects(content, packed(act, packedBy, 'stream  \r\n')))).toBe('ACTIVE_CONTENT')
    const odd = [
      `${packedBy} /DecodeParms << /Predictor 12 >>`,
      `DecodeParms 5 0 R /${packedBy}`,
      'Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]',
      `X (1 0 obj) /${packedBy}`,
      'Type /ObjStm /Filter 5 0 R',
    ]
    for (const words of odd) expect(checkPdf(withObjects(content, packed(act, words))), words).toBe('UNREADABLE')
    expect(checkPdf(withObjects(content, `<< /DecodeParms 5 0 R % 1 0 obj << \n/${packedBy} >>\nstream\n`))).toBe(
      'UNREADABLE',
    )
  })

  it('S9: is refused with a file attached by a library', async () => {
    expect(
      checkPdf(await makePdf('Rules', 1, {}, (document) => document.file(Buffer.from('x'), { name: 'x.txt' }))),
    ).toBe('ACTIVE_CONTENT')
  })

  it.each([
    ['words that only speak of scripts', '', '/JavaScript /Launch, Cookies/JavaScript and javascript: are not used'],
    ['a link to the web', '/X << /S /URI /URI (https://example.org/a?b=c) >>', 'Rules'],
    ['a link to an address in mail', '/X << /S /URI /URI <6D61696C746F3A6140622E6465> >>', 'Rules'],
    ['a place where it opens', '/OpenAction [3 0 R /Fit]', 'Rules'],
    ['a place where it opens by an action', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', 'Rules'],
    ['letters that look like a drive', '/Title (Note: C:\\\\x)', 'Rules'],
  ])('is taken with %s', async (_, mark, words) => {
    expect(checkPdf(withMark(await makePdf(words, 1, { compress: false }), mark))).toEqual({ pages: 1 })
    expect(checkPdf(withObjects(await makePdf(words), packed(`<< ${mark} >>`)))).toEqual({ pages: 1 })
  })

  it('S9: is judged by what it opens, also where that is packed with other objects', async () => {
    const content = withMark(await makePdf('Rules'), '/OpenAction 77 0 R')
    expect(checkPdf(withObjects(content, packed('<< /S /GoTo /D [3 0 R /Fit] >>')))).toEqual({ pages: 1 })
    expect(checkPdf(withObjects(content, packed('<< /S /URI /URI (https://example.org) >>')))).toBe('ACTIVE_CONTENT')
  })

  it('is not unpacked without end', async () => {
    expect(checkPdf(withObjects(await makePdf('Rules'), packed(' '.repeat(70 * 1024 * 1024))))).toBe('TOO_LARGE')
  })
})
