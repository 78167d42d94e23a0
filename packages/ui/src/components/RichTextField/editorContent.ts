import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { RichBlock, RichInline, RichLine } from './richText.ts'

/** The parts of a text as the editor takes them. */
export const toContent = (blocks: readonly RichBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(toNode),
})

function toNode(block: RichBlock): JSONContent {
  if (block.kind === 'heading')
    return { type: 'heading', attrs: { level: block.level }, content: toInline([block.line]) }
  if (block.kind === 'paragraph') return { type: 'paragraph', content: toInline(block.lines) }
  const content = block.items.map((item) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: toInline([item]) }],
  }))
  return block.start === null
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { start: block.start }, content }
}

const toInline = (lines: readonly RichLine[]): JSONContent[] =>
  lines.flatMap((line, place) => [
    ...(place === 0 ? [] : [{ type: 'hardBreak' }]),
    ...line.filter(({ text }) => text !== '').map(toText),
  ])

const toText = (piece: RichInline): JSONContent => ({
  type: 'text',
  text: piece.text,
  marks: [
    ...(piece.kind === 'link' ? [{ type: 'link', attrs: { href: piece.href } }] : []),
    ...(piece.isBold === true ? [{ type: 'bold' }] : []),
    ...(piece.isItalic === true ? [{ type: 'italic' }] : []),
  ],
})

/** The parts of what stands in the editor. */
export const fromContent = (doc: Node): RichBlock[] => childrenOf(doc).map(fromNode)

const childrenOf = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, place) => node.child(place))

function fromNode(node: Node): RichBlock {
  const { level, start }: { readonly level?: unknown; readonly start?: unknown } = node.attrs
  switch (node.type.name) {
    case 'heading':
      return { kind: 'heading', level: level === 3 ? 3 : 2, line: linesOf(node).flat() }
    case 'bulletList':
      return { kind: 'list', start: null, items: itemsOf(node) }
    case 'orderedList':
      return { kind: 'list', start: typeof start === 'number' ? start : 1, items: itemsOf(node) }
    default:
      return { kind: 'paragraph', lines: linesOf(node) }
  }
}

const itemsOf = (list: Node): RichLine[] =>
  childrenOf(list).map((item) => childrenOf(item).flatMap((part) => linesOf(part).flat()))

/** A break ends a line; where only one line can be, it becomes the space between two words. */
function linesOf(node: Node): RichLine[] {
  const isOneLine = node.type.name === 'heading'
  const lines: RichInline[][] = [[]]
  for (const child of childrenOf(node)) {
    if (child.isText) lines.at(-1)?.push(fromText(child))
    else if (isOneLine) lines.at(-1)?.push({ kind: 'text', text: ' ' })
    else lines.push([])
  }
  return lines
}

function fromText(node: Node): RichInline {
  const names = new Set(node.marks.map(({ type }) => type.name))
  const href: unknown = node.marks.find(({ type }) => type.name === 'link')?.attrs['href']
  const set = {
    text: node.text ?? '',
    ...(names.has('bold') && { isBold: true as const }),
    ...(names.has('italic') && { isItalic: true as const }),
  }
  return typeof href === 'string' ? { kind: 'link', href, ...set } : { kind: 'text', ...set }
}
