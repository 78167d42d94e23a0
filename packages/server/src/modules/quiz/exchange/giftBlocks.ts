/** A question of a GIFT file with the comments before it. */
export interface GiftBlock {
  /** The line its text begins in, from 1. */
  readonly line: number
  readonly text: string
}

/**
 * Cuts a GIFT file into its questions, so that one that cannot be read does not spoil the others. Empty lines separate
 * questions, except inside braces; lines of comments belong to the question after them, since they may have its tags.
 */
export function cutGiftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let open: { line: number | null; lines: string[]; depth: number } = { line: null, lines: [], depth: 0 }
  const close = (): void => {
    if (open.line !== null) blocks.push({ line: open.line, text: open.lines.join('\n') })
    open = { line: null, lines: [], depth: 0 }
  }
  for (const [at, line] of text
    .replaceAll(/\r\n|\r/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const trimmed = line.trim()
    const isComment = trimmed.startsWith('//')
    if (trimmed === '' && open.depth === 0 && open.line !== null) close()
    else if (trimmed !== '' || open.line !== null) open.lines.push(line)
    if (isComment || trimmed === '') continue
    open.line ??= at + 1
    open.depth = Math.max(0, open.depth + depthOf(line))
    if (/^\$category:/i.test(trimmed)) close()
  }
  close()
  return blocks
}

/** How many braces a line opens and does not close; `\{` and `\}` are text. */
function depthOf(line: string): number {
  const plain = line.replaceAll(/\\./g, '')
  return (plain.match(/\{/g)?.length ?? 0) - (plain.match(/\}/g)?.length ?? 0)
}
