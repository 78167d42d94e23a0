import type { LegalInline, LegalLine } from '@somo/graphql/legalLine'
import { parseLine } from '@somo/graphql/legalLine'
import type { PageBlock } from '@somo/graphql/pageBlocks'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import { createElement, Fragment, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { calloutMessages } from './mediumKindMessages.ts'
import * as styles from './PageContent.css.ts'
import { PageCheck } from './PageCheck.tsx'
import { PageFile } from './PageFile.tsx'
import type { PageFileAddress } from './pageFiles.ts'
import { PagePicture } from './PagePicture.tsx'
import { PageVideo } from './PageVideo.tsx'
import { readPageText, type PageTextPart } from './pageText.ts'

export interface PageContentProps {
  readonly blocks: readonly PageBlock[]
  /** The language it is written in. */
  readonly locale: string
  /** Where the pictures are shown from. */
  readonly images: readonly PageImageAddress[]
  /** Where videos and files come from. */
  readonly files: readonly PageFileAddress[]
}

/** The address of a picture that blocks name. */
export interface PageImageAddress {
  readonly image: string
  readonly address: string
}

/** The blocks of a page, drawn by the components of the product; nothing in them is HTML. */
export function PageContent({ blocks, ...shown }: PageContentProps) {
  const intl = useIntl()
  return (
    <div className={styles.page} lang={shown.locale}>
      {blocks.map((block) => (
        <Fragment key={block.id}>{drawBlock(block, intl, shown)}</Fragment>
      ))}
    </div>
  )
}

const calloutIcons = { INFO: Info, TIP: Lightbulb, WARNING: TriangleAlert } as const

function drawBlock(
  block: PageBlock,
  { formatMessage }: IntlShape,
  { locale, images, files }: Omit<PageContentProps, 'blocks'>,
): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} step={block.level === 2 ? 'h2' : 'h3'}>
          {block.text}
        </Heading>
      )
    case 'text':
      return drawText(block.text)
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        { className: styles.list },
        ...block.items.map((item) => <li>{drawLine(item)}</li>),
      )
    case 'callout':
      return (
        <div className={styles.callout[block.tone]} role="note">
          <span className={styles.calloutIcon}>
            <Icon glyph={calloutIcons[block.tone]} />
          </span>
          <div className={styles.calloutText}>
            <Text isStrong>{formatMessage(calloutMessages[block.tone])}</Text>
            {drawText(block.text)}
          </div>
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
    case 'image':
      return <PagePicture block={block} address={images.find(({ image }) => image === block.image)?.address ?? null} />
    case 'video':
      return <PageVideo block={block} files={files} locale={locale} />
    case 'file':
      return <PageFile file={block.file} title={block.title} files={files} />
    case 'check':
      return <PageCheck block={block} explanation={drawText(block.explanation)} />
    case 'divider':
      return <hr className={styles.divider} />
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

const drawText = (text: string): ReactNode => inOrder(readPageText(text).map(drawPart))

function drawPart(part: PageTextPart): ReactNode {
  if (part.kind === 'paragraph') return <Text>{drawLines(part.lines)}</Text>
  const items = part.items.map((item) => <li>{drawPieces(item)}</li>)
  return part.start === null
    ? createElement('ul', { className: styles.list }, ...items)
    : createElement('ol', { className: styles.list, start: part.start }, ...items)
}

const drawLines = (lines: readonly LegalLine[]): ReactNode =>
  inOrder(lines.flatMap((line, place) => (place === 0 ? [drawPieces(line)] : [<br />, drawPieces(line)])))

const drawLine = (line: string): ReactNode => drawPieces(parseLine(line))

const drawPieces = (line: LegalLine): ReactNode => inOrder(line.map(drawPiece))

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
