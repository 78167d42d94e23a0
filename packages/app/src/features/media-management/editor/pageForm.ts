import { parsePageBlocks, type PageBlock, type PageBlockKind } from '@somo/graphql/pageBlocks'

/** A new block of a kind, without a text. */
export function newBlock(kind: PageBlockKind): PageBlock {
  const id = crypto.randomUUID()
  switch (kind) {
    case 'heading':
      return { id, kind, level: 2, text: '' }
    case 'list':
      return { id, kind, isOrdered: false, items: [''] }
    case 'callout':
      return { id, kind, tone: 'INFO', text: '' }
    case 'table':
      return { id, kind, caption: '', rows: [['', '']] }
    case 'text':
    case 'code':
      return { id, kind, text: '' }
    default:
      return kind satisfies never
  }
}

/** The blocks of a version, as its author changes them. */
export const readBlocks = (json: string | null): readonly PageBlock[] =>
  json === null ? [] : (parsePageBlocks(json) ?? [])

/** Blocks as they are saved: without empty entries of lists, and with as many cells in each row. */
export function tidyBlock(block: PageBlock): PageBlock {
  if (block.kind === 'list') return { ...block, items: block.items.filter((item) => item.trim() !== '') }
  if (block.kind !== 'table') return block
  const rows = block.rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.join('') !== '')
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const filled = rows.length === 0 ? [['']] : rows
  return { ...block, rows: filled.map((cells) => [...cells, ...Array<string>(columns - cells.length).fill('')]) }
}

export const writeBlocks = (blocks: readonly PageBlock[]): string => JSON.stringify(blocks.map(tidyBlock))
