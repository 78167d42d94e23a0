import type { LegalInline } from '@somo/graphql/legalLine'
import { parseLine } from '@somo/graphql/legalLine'
import type { PageBlock } from '@somo/graphql/pageBlocks'
import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { createElement, Fragment, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { calloutMessages } from './mediumKindMessages.ts'
import * as styles from './PageContent.css.ts'

export interface PageContentProps {
  readonly blocks: readonly PageBlock[]
  /** The language it is written in. */
  readonly locale: string
}

/** The blocks of a page, drawn by the components of the product; nothing in them is HTML. */
export function PageContent({ blocks, locale }: PageContentProps) {
  const intl = useIntl()
  return (
    <div className={styles.page} lang={locale}>
      {blocks.map((block) => (
        <Fragment key={block.id}>{drawBlock(block, intl)}</Fragment>
      ))}
    </div>
  )
}

function drawBlock(block: PageBlock, { formatMessage }: IntlShape): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} step={block.level === 2 ? 'h2' : 'h3'}>
          {block.text}
        </Heading>
      )
    case 'text':
      return <Text>{drawLines(block.text)}</Text>
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        { className: styles.list },
        ...block.items.map((item) => <li>{drawLine(item)}</li>),
      )
    case 'callout':
      return (
        <div className={styles.callout} role="note">
          <Text isStrong>{formatMessage(calloutMessages[block.tone])}</Text>
          <Text>{drawLines(block.text)}</Text>
        </div>
      )
    case 'table':
      return <PageTable {...block} />
    case 'code':
      return (
        <pre className={styles.code} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    default:
      return block satisfies never
  }
}

function PageTable({ caption, rows }: Extract<PageBlock, { kind: 'table' }>) {
  const [head = [], ...body] = rows
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        {caption === '' ? null : <caption className={styles.caption}>{caption}</caption>}
        <thead>
          {createElement(
            'tr',
            null,
            ...head.map((cell) => (
              <th className={styles.cell} scope="col">
                {drawLine(cell)}
              </th>
            )),
          )}
        </thead>
        {createElement('tbody', null, ...body.map(drawRow))}
      </table>
    </div>
  )
}

const drawRow = (cells: readonly string[]): ReactNode =>
  createElement('tr', null, ...cells.map((cell) => <td className={styles.cell}>{drawLine(cell)}</td>))

/** Pieces of a text have no names and never move among each other: handed over one by one, they need no keys. */
const inOrder = (pieces: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces)

const drawLines = (text: string): ReactNode =>
  inOrder(text.split('\n').flatMap((line, place) => (place === 0 ? [drawLine(line)] : [<br />, drawLine(line)])))

const drawLine = (line: string): ReactNode => inOrder(parseLine(line).map(drawPiece))

function drawPiece(piece: LegalInline): ReactNode {
  const words =
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <Link href={piece.href} isExternal={piece.href.startsWith('https:')}>
        {piece.text}
      </Link>
    )
  const slanted = piece.isItalic === true ? <em>{words}</em> : words
  return piece.isBold === true ? <strong>{slanted}</strong> : slanted
}
