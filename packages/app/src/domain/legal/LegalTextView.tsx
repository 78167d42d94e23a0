import type { LegalInline, LegalLine } from '@somo/graphql/legalLine'
import { parseLegalText, type LegalBlock } from '@somo/graphql/legalText'
import { Heading, type HeadingLevel } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import * as styles from './LegalTextView.css.ts'

export interface LegalTextViewProps {
  /** As its people wrote it: see parseLegalText. */
  readonly body: string
  /** The language it is written in. */
  readonly locale: string
  /** The level of its headings in the outline of the page. @default 2 */
  readonly level?: HeadingLevel
}

/** A legal or help text as the server's own pages show it: the same pieces, drawn by the components of the product. */
export function LegalTextView({ body, locale, level = 2 }: LegalTextViewProps) {
  const blocks = useMemo(() => parseLegalText(body), [body])
  return (
    <div className={styles.text} lang={locale}>
      {inOrder(blocks.map((block) => drawBlock(block, level)))}
    </div>
  )
}

/** Pieces of a text have no names and never move among each other: handed over one by one, they need no keys. */
const inOrder = (pieces: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces)

const nextLevels = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const

function drawBlock(block: LegalBlock, level: HeadingLevel): ReactNode {
  if (block.kind === 'heading') {
    const words = drawLine(block.line)
    if (block.level === 2)
      return (
        <Heading level={level} step="h3">
          {words}
        </Heading>
      )
    const Below = `h${nextLevels[level]}` as const
    return <Below className={styles.small}>{words}</Below>
  }
  if (block.kind === 'list') {
    const items = inOrder(block.items.map((item) => <li>{drawLine(item)}</li>))
    return block.start === null ? (
      <ul className={styles.list}>{items}</ul>
    ) : (
      <ol className={styles.numbers} start={block.start}>
        {items}
      </ol>
    )
  }
  return (
    <Text>
      {inOrder(block.lines.flatMap((line, place) => (place === 0 ? [drawLine(line)] : [<br />, drawLine(line)])))}
    </Text>
  )
}

const drawLine = (line: LegalLine): ReactNode => inOrder(line.map(drawPiece))

function drawPiece(piece: LegalInline): ReactNode {
  const words =
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <Link href={piece.href} isExternal={piece.href.startsWith('https:')}>
        {piece.text}
      </Link>
    )
  const set = piece.isItalic === true ? <em>{words}</em> : words
  return piece.isBold === true ? <strong>{set}</strong> : set
}
