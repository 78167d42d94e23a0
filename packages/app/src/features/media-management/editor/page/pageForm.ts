import { parsePageBlocks, type PageBlock } from '@somo/graphql/pageBlocks'

/** What an author adds. Lists are written inside texts; those of earlier pages become one. */
export const addedKinds = [
  'text',
  'heading',
  'image',
  'video',
  'file',
  'check',
  'callout',
  'table',
  'code',
  'divider',
] as const
export type AddedKind = (typeof addedKinds)[number]

/** A block as it is edited. */
export type EditedBlock = Exclude<PageBlock, { kind: 'list' }>
export type EditedImage = Extract<PageBlock, { kind: 'image' }>
export type EditedVideo = Extract<PageBlock, { kind: 'video' }>
export type EditedFile = Extract<PageBlock, { kind: 'file' }>
export type EditedCheck = Extract<PageBlock, { kind: 'check' }>
export type EditedTable = Extract<PageBlock, { kind: 'table' }>

/** A new block of a kind, without a text. */
export function newBlock(kind: AddedKind): EditedBlock {
  const id = crypto.randomUUID()
  switch (kind) {
    case 'heading':
      return { id, kind, level: 2, text: '' }
    case 'callout':
      return { id, kind, tone: 'INFO', text: '' }
    case 'table':
      return {
        id,
        kind,
        caption: '',
        rows: [
          ['', ''],
          ['', ''],
        ],
      }
    case 'image':
      return { id, kind, image: '', width: 0, height: 0, alt: '', isDecorative: false, caption: '', size: 'FULL' }
    case 'video':
      return { id, kind, file: '', captions: '', title: '' }
    case 'file':
      return { id, kind, file: '', title: '' }
    case 'check': {
      const option = { text: '', isRight: false }
      return { id, kind, question: '', options: [{ ...option, isRight: true }, option], explanation: '' }
    }
    case 'divider':
      return { id, kind }
    case 'text':
    case 'code':
      return { id, kind, text: '' }
    default:
      return kind satisfies never
  }
}

/** A list is written inside a text, with a sign or a number before each entry. */
function toEdited(block: PageBlock): EditedBlock {
  if (block.kind !== 'list') return block
  const begin = (place: number): string => (block.isOrdered ? `${place + 1}.` : '-')
  const text = block.items.map((item, place) => `${begin(place)} ${item}`).join('\n')
  return { id: block.id, kind: 'text', text }
}

/** The blocks of a version, as its author changes them. */
export const readBlocks = (json: string | null): readonly EditedBlock[] =>
  json === null ? [] : (parsePageBlocks(json) ?? []).map(toEdited)

/** A block as it is saved: with as many cells in each row of a table. */
export function tidyBlock(block: EditedBlock): EditedBlock {
  if (block.kind !== 'table') return block
  const rows = block.rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.join('') !== '')
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const filled = rows.length === 0 ? [['']] : rows
  return { ...block, rows: filled.map((cells) => [...cells, ...Array<string>(columns - cells.length).fill('')]) }
}

export const writeBlocks = (blocks: readonly EditedBlock[]): string => JSON.stringify(blocks.map(tidyBlock))

/** The blocks with one of them a number of places further down, or up; the same ones at an end. */
export function moveBlock(blocks: readonly EditedBlock[], id: string, by: number): readonly EditedBlock[] {
  const from = blocks.findIndex((block) => block.id === id)
  const block = blocks[from]
  if (block === undefined || blocks[from + by] === undefined) return blocks
  return blocks.toSpliced(from, 1).toSpliced(from + by, 0, block)
}

/** The blocks with a new one below another; at the end where there is no other. */
export function insertBlock(blocks: readonly EditedBlock[], added: EditedBlock, below: string | null): EditedBlock[] {
  const place = blocks.findIndex(({ id }) => id === below)
  return blocks.toSpliced(place < 0 ? blocks.length : place + 1, 0, added)
}

/** The words of a block without its marks. */
export function wordsOf(block: EditedBlock): string {
  const text = textOf(block)
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-•]|\d{1,3}[.)])\s+/gm, '')
    .replaceAll(/[*\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function textOf(block: EditedBlock): string {
  switch (block.kind) {
    case 'image':
      return block.caption === '' ? block.alt : block.caption
    case 'table':
      return [block.caption, ...block.rows.flat()].join(' ')
    case 'video':
    case 'file':
      return block.title
    case 'check':
      return [block.question, ...block.options.map(({ text }) => text)].join(' ')
    case 'divider':
      return ''
    case 'heading':
    case 'text':
    case 'callout':
    case 'code':
      return block.text
    default:
      return block satisfies never
  }
}

/** How many words the blocks have together. */
export const countWords = (blocks: readonly EditedBlock[]): number =>
  blocks.reduce((count, block) => count + (wordsOf(block).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0)
