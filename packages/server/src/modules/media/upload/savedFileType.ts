import { readSignature } from './contentSignature.ts'

type Check = (start: Buffer, name: string) => boolean

const begins =
  (...signs: readonly string[]): Check =>
  (start) =>
    signs.some((sign) => start.toString('latin1', 0, sign.length) === sign)

const isZip = begins('PK\x03\x04')
/** Documents of Word, Excel and PowerPoint before 2007. */
const isCompound = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
const isMedia: Check = (start, name) => /^(?:video|audio)\//.test(readSignature(start, name)?.mediaType ?? '')
const isWebp: Check = (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP'
const isIso: Check = (start) => start.toString('latin1', 4, 8) === 'ftyp'
/** Plain text has no zero bytes. */
const isText: Check = (start) => !start.includes(0)

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** What is taken, by ending. Nothing that a browser would run: files are only ever saved, or shown as pictures. */
const types: Readonly<Record<string, readonly [mediaType: string, check: Check]>> = {
  pdf: ['application/pdf', begins('%PDF-')],
  docx: [`${office}.wordprocessingml.document`, isZip],
  xlsx: [`${office}.spreadsheetml.sheet`, isZip],
  pptx: [`${office}.presentationml.presentation`, isZip],
  odt: [`${open}.text`, isZip],
  ods: [`${open}.spreadsheet`, isZip],
  odp: [`${open}.presentation`, isZip],
  doc: ['application/msword', isCompound],
  xls: ['application/vnd.ms-excel', isCompound],
  ppt: ['application/vnd.ms-powerpoint', isCompound],
  rtf: ['application/rtf', begins('{\\rtf')],
  txt: ['text/plain', isText],
  md: ['text/plain', isText],
  csv: ['text/csv', isText],
  zip: ['application/zip', isZip],
  png: ['image/png', begins('\x89PNG')],
  jpg: ['image/jpeg', begins('\xff\xd8\xff')],
  jpeg: ['image/jpeg', begins('\xff\xd8\xff')],
  gif: ['image/gif', begins('GIF8')],
  webp: ['image/webp', isWebp],
  avif: ['image/avif', isIso],
  heic: ['image/heic', isIso],
  mp4: ['video/mp4', isMedia],
  m4v: ['video/mp4', isMedia],
  mov: ['video/quicktime', isMedia],
  webm: ['video/webm', isMedia],
  mp3: ['audio/mpeg', isMedia],
  m4a: ['audio/mp4', isMedia],
  aac: ['audio/aac', isMedia],
  ogg: ['audio/ogg', isMedia],
  opus: ['audio/ogg', isMedia],
  wav: ['audio/wav', isMedia],
}

const endingOf = (name: string): string => /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Files of tasks, and files of pages; recordings of pages are uploaded as media, which are played. */
export type SavedFilePurpose = 'TASK' | 'PAGE_FILE'

function ruleOf(purpose: SavedFilePurpose, name: string) {
  const ending = endingOf(name)
  const rule = Object.hasOwn(types, ending) ? types[ending] : undefined
  return purpose === 'PAGE_FILE' && rule?.[1] === isMedia ? undefined : rule
}

/** Whether files with such a name are taken. */
export const hasSavedFileName = (purpose: SavedFilePurpose, name: string): boolean =>
  ruleOf(purpose, name) !== undefined

/** The media type of a file by its ending, where its first bytes agree; null where it is not taken. */
export function readSavedFileType(purpose: SavedFilePurpose, start: Buffer, name: string): string | null {
  const rule = ruleOf(purpose, name)
  if (rule === undefined) return null
  const [mediaType, check] = rule
  return check(start, name) ? mediaType : null
}
