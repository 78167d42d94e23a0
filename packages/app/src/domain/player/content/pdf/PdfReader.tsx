import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { NumberField } from '@somo/ui/NumberField'
import { Text } from '@somo/ui/Text'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { ChevronLeft, ChevronRight, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { bar, pageField, spacer, viewer } from './pdf.css.ts'
import { pdfMessages } from './pdfMessages.ts'
import { PdfPage } from './PdfPage.tsx'
import { stepZoom } from './seenPages.ts'

interface PdfReaderProps {
  readonly pdf: PDFDocumentProxy
  readonly name: string
  /** From 1. */
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onShown: (page: number) => void
}

/** A document, one page at a time. Page Up and Page Down turn pages, plus and minus zoom, 0 fits the width. */
export function PdfReader({ pdf, name, page, onPage, onShown }: PdfReaderProps) {
  const { formatMessage } = useIntl()
  const [zoom, setZoom] = useState(1)
  const pages = pdf.numPages
  const turn = (to: number): void => {
    const next = Math.min(pages, Math.max(1, to))
    if (next !== page) onPage(next)
  }
  const keys: Readonly<Record<string, () => void>> = {
    PageDown: () => turn(page + 1),
    PageUp: () => turn(page - 1),
    Home: () => turn(1),
    End: () => turn(pages),
    '+': () => setZoom(stepZoom(zoom, 1)),
    '-': () => setZoom(stepZoom(zoom, -1)),
    0: () => setZoom(1),
  }
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const words = formatMessage(pdfMessages.page, { page, pages })
  const button = (label: keyof typeof pdfMessages, glyph: typeof ZoomIn, onPress: () => void) => (
    <IconButton
      icon={<Icon glyph={glyph} />}
      label={formatMessage(pdfMessages[label], { name, page, pages })}
      onPress={onPress}
    />
  )
  return (
    <div
      className={viewer}
      role="group"
      aria-label={formatMessage(pdfMessages.reader, { name })}
      data-component="PdfReader"
      onKeyDown={press}
    >
      <div className={bar}>
        {button('previous', ChevronLeft, () => turn(page - 1))}
        <div className={pageField}>
          <NumberField
            label={formatMessage(pdfMessages.pageNumber)}
            isLabelHidden
            value={page}
            min={1}
            max={pages}
            hasSteppers={false}
            onChange={(to) => to !== null && turn(to)}
          />
        </div>
        <Text as="span" step="small" tone="ink2">
          {formatMessage(pdfMessages.ofPages, { pages })}
        </Text>
        {button('next', ChevronRight, () => turn(page + 1))}
        <span className={spacer} />
        {button('zoomOut', ZoomOut, () => setZoom(stepZoom(zoom, -1)))}
        {button('zoomIn', ZoomIn, () => setZoom(stepZoom(zoom, 1)))}
        {button('fit', MoveHorizontal, () => setZoom(1))}
      </div>
      <span className={visuallyHidden} role="status">
        {words}
      </span>
      <PdfPage pdf={pdf} zoom={zoom} label={words} onShown={onShown} number={page} />
    </div>
  )
}
