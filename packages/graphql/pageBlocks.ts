/**
 * A part of a page, in the order of reading. A text is written as packages/graphql/legalText.ts says, without headings; lines
 * of lists, callouts and tables have its marks.
 */
export type PageBlock = { readonly id: string } & (
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'callout'; readonly tone: CalloutTone; readonly text: string }
  /** The first row has the headings; all rows have the same number of cells. */
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | PageImage
  | PageVideo
  /** Something to save. `file` is empty before it was chosen, as in a video. */
  | { readonly kind: 'file'; readonly file: string; readonly title: string }
  | PageCheck
  | { readonly kind: 'divider' }
)

/** A picture of a page. */
export interface PageImage {
  readonly kind: 'image'
  /** SHA-256 of its bytes, in hexadecimal, which names a file of the version; empty before one was chosen. */
  readonly image: string
  /** In pixels; 0 before a picture was chosen. */
  readonly width: number
  readonly height: number
  /** What it shows, for people who do not see it. */
  readonly alt: string
  /** It says nothing that the text does not say; it then has no alt text. */
  readonly isDecorative: boolean
  readonly caption: string
  readonly size: PageImageSize
}

/** A video of a page. */
export interface PageVideo {
  readonly kind: 'video'
  /** The uuid of its upload, which names a file of the version; empty before one was chosen. */
  readonly file: string
  /** Of captions, likewise; empty without. */
  readonly captions: string
  readonly title: string
}

/** A question for the reader alone: the answer is not stored and no part of the completion. */
export interface PageCheck {
  readonly kind: 'check'
  readonly question: string
  readonly options: readonly PageCheckOption[]
  /** Shown with the answer. */
  readonly explanation: string
}

export interface PageCheckOption {
  readonly text: string
  readonly isRight: boolean
}

export const pageImageSizes = ['SMALL', 'MEDIUM', 'FULL'] as const
export type PageImageSize = (typeof pageImageSizes)[number]

export const calloutTones = ['INFO', 'TIP', 'WARNING'] as const
export type CalloutTone = (typeof calloutTones)[number]

export const pageBlockKinds = [
  'heading',
  'text',
  'list',
  'image',
  'video',
  'file',
  'check',
  'callout',
  'table',
  'code',
  'divider',
] as const
export type PageBlockKind = (typeof pageBlockKinds)[number]

export const maxPageBlocks = 500
export const maxPageBytes = 1024 * 1024
const maxTableRows = 200
const maxTableColumns = 12
const maxListItems = 200
export const maxCheckOptions = 8

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10_000
const isSize = (value: unknown): value is PageImageSize => pageImageSizes.some((size) => size === value)
const isTone = (value: unknown): value is CalloutTone => calloutTones.some((tone) => tone === value)

/**
 * Reads the blocks of a page. Server and app share this function; whatever is no block of this list makes the whole unreadable.
 * @returns null where it is no list of blocks, or longer than `maxPageBlocks`
 */
export function readPageBlocks(value: unknown): PageBlock[] | null {
  if (!Array.isArray(value) || value.length > maxPageBlocks) return null
  const blocks = value.map(readBlock)
  const ids = new Set(blocks.map((block) => block?.id))
  return blocks.every((block) => block !== null) && ids.size === blocks.length ? blocks : null
}

/** As `readPageBlocks`, from JSON. */
export function parsePageBlocks(json: string): PageBlock[] | null {
  try {
    return readPageBlocks(JSON.parse(json))
  } catch {
    return null
  }
}

function readBlock(value: unknown): PageBlock | null {
  if (typeof value !== 'object' || value === null) return null
  // An object that came from JSON.
  const fields = value as Fields
  const { id, kind, text } = fields
  if (!isText(id) || !/^[\w-]{1,40}$/.test(id)) return null
  switch (kind) {
    case 'heading':
      return isText(text) && (fields.level === 2 || fields.level === 3) ? { id, kind, level: fields.level, text } : null
    case 'text':
    case 'code':
      return isText(text) ? { id, kind, text } : null
    case 'callout':
      return isText(text) && isTone(fields.tone) ? { id, kind, tone: fields.tone, text } : null
    case 'list':
      return readList(id, fields)
    case 'table':
      return readTable(id, fields)
    case 'image':
      return readImage(id, fields)
    case 'video':
    case 'file':
      return readFileBlock(id, kind, fields)
    case 'check':
      return readCheck(id, fields)
    case 'divider':
      return { id, kind }
    default:
      return null
  }
}

function readList(id: string, { items, isOrdered }: Fields): PageBlock | null {
  const isValid = isTexts(items) && items.length <= maxListItems && typeof isOrdered === 'boolean'
  return isValid ? { id, kind: 'list', isOrdered, items: [...items] } : null
}

function readTable(id: string, { rows, caption }: Fields): PageBlock | null {
  if (!isText(caption) || !Array.isArray(rows) || rows.length === 0 || rows.length > maxTableRows) return null
  if (!rows.every(isTexts)) return null
  const columns = rows[0]?.length ?? 0
  const isEven = columns > 0 && columns <= maxTableColumns && rows.every(({ length }) => length === columns)
  return isEven ? { id, kind: 'table', caption, rows: rows.map((cells) => [...cells]) } : null
}

function readImage(id: string, fields: Fields): PageBlock | null {
  const { image, width, height, alt, isDecorative, caption, size } = fields
  const isNamed = isText(image) && /^(?:[0-9a-f]{64})?$/.test(image) && isSide(width) && isSide(height)
  if (!isNamed || !isText(alt) || !isText(caption) || !isSize(size) || typeof isDecorative !== 'boolean') return null
  return { id, kind: 'image', image, width, height, alt, isDecorative, caption, size }
}

const isFileName = (value: unknown): value is string => isText(value) && /^(?:[0-9a-f-]{36})?$/.test(value)

function readFileBlock(id: string, kind: 'video' | 'file', { file, captions, title }: Fields): PageBlock | null {
  if (!isFileName(file) || !isText(title)) return null
  if (kind === 'file') return { id, kind, file, title }
  return isFileName(captions) ? { id, kind, file, captions, title } : null
}

const isOption = (value: unknown): value is PageCheckOption =>
  typeof value === 'object' &&
  value !== null &&
  isText(Reflect.get(value, 'text')) &&
  typeof Reflect.get(value, 'isRight') === 'boolean'

function readCheck(id: string, { question, options, explanation }: Fields): PageBlock | null {
  if (!isText(question) || !isText(explanation) || !Array.isArray(options) || options.length > maxCheckOptions)
    return null
  if (!options.every(isOption)) return null
  const read = options.map(({ text, isRight }) => ({ text, isRight }))
  return { id, kind: 'check', question, explanation, options: read }
}

/** Whether a block says anything. */
export function hasPageText(block: PageBlock): boolean {
  if (block.kind === 'divider') return false
  if (block.kind === 'image') return block.image !== ''
  if (block.kind === 'video' || block.kind === 'file') return block.file !== ''
  if (block.kind === 'check') return block.question.trim() !== ''
  const texts = block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [block.text]
  return texts.some((text) => text.trim() !== '')
}
