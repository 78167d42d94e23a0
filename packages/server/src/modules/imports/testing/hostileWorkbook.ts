import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a zip file. */
export interface ZipPart {
  readonly name: string
  readonly content: Buffer
  readonly isStored?: boolean
}

function head(signature: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  buffer.writeUInt32LE(signature)
  return buffer
}

/** A zip file of these parts (APPNOTE 6.3). */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, content, isStored = false } of parts) {
    const data = isStored ? content : deflateRawSync(content, { level: 9 })
    const [local, central] = [head(0x04034b50, 30), head(0x02014b50, 46)]
    for (const [buffer, at] of [
      [local, 4],
      [central, 6],
    ] as const) {
      buffer.writeUInt16LE(20, at)
      buffer.writeUInt16LE(isStored ? 0 : 8, at + 4)
      buffer.writeUInt32LE(crc32(content), at + 10)
      buffer.writeUInt32LE(data.length, at + 14)
      buffer.writeUInt32LE(content.length, at + 18)
      buffer.writeUInt16LE(name.length, at + 22)
    }
    central.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), data)
    centrals.push(central, Buffer.from(name))
    offset += local.length + name.length + data.length
  }
  const directory = Buffer.concat(centrals)
  const end = head(0x06054b50, 22)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

function relations(targets: readonly (readonly [kind: string, target: string])[]): Buffer {
  const all = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  )
  return Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`,
  )
}

/** How a workbook attacks. */
export interface HostileWorkbook {
  /** Shared strings of one letter. */
  readonly strings: number
  /** Where they are: a name of a sheet may make them look harmless. */
  readonly stringsName?: string
  /** Random bytes beside them, stored, so that the whole unpacks to few times its size. */
  readonly padding?: number
  /** The rows of the sheet as XML. */
  readonly rows?: string
}

/** A workbook whose sheet is small, and whose shared strings are not. */
export function makeHostileWorkbook({
  strings,
  stringsName = 'sharedStrings.xml',
  padding = 0,
  rows = '',
}: HostileWorkbook): Buffer {
  const header = '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>'
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    },
    { name: '_rels/.rels', content: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: Buffer.from(
        `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['sharedStrings', stringsName],
      ]),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.from(`<worksheet ${main}><sheetData>${header}${rows}</sheetData></worksheet>`),
    },
    {
      name: `xl/${stringsName}`,
      content: Buffer.concat([
        Buffer.from(`<sst ${main}>`),
        Buffer.alloc(strings * 17, '<si><t>a</t></si>'),
        Buffer.from('</sst>'),
      ]),
    },
    ...(padding === 0 ? [] : [{ name: 'xl/media/image1.png', content: randomBytes(padding), isStored: true }]),
  ])
}
