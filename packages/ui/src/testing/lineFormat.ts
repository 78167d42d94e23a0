import type { RichBlock, RichInline, RichTextFormat } from '../components/RichTextField/richText.ts'

const readLine = (line: string): RichInline[] =>
  line
    .split('**')
    .flatMap((text, place) =>
      text === '' ? [] : [{ kind: 'text', text, ...(place % 2 === 1 && { isBold: true as const }) } as const],
    )

const readBlock = (text: string): RichBlock => {
  if (text.startsWith('## ')) return { kind: 'heading', level: 2, line: readLine(text.slice(3)) }
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', start: null, items: lines.map((line) => readLine(line.slice(2))) }
  return { kind: 'paragraph', lines: lines.map(readLine) }
}

const writeLine = (line: readonly RichInline[]): string =>
  line
    .map((piece) =>
      piece.isBold === true
        ? `**${piece.text}**`
        : piece.kind === 'link'
          ? `[${piece.text}](${piece.href})`
          : piece.text,
    )
    .join('')

const writeBlock = (block: RichBlock): string => {
  if (block.kind === 'heading') return `## ${writeLine(block.line)}`
  if (block.kind === 'paragraph') return block.lines.map(writeLine).join('\n')
  return block.items
    .map((item, place) => `${block.start === null ? '-' : `${block.start + place}.`} ${writeLine(item)}`)
    .join('\n')
}

/** A small format for the field's own stories and tests; the product's formats know more. */
export const lineFormat: RichTextFormat = {
  read: (text) => (text === '' ? [] : text.split('\n\n').map(readBlock)),
  write: (blocks) => blocks.map(writeBlock).join('\n\n'),
  toAddress: (typed) => (/^https:\/\/\S+$/.test(typed) ? typed : null),
}
