import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type RefObject } from 'react'
import * as styles from './pdf.css.ts'

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  /** From 1. */
  readonly number: number
  /** 1 fits the width. */
  readonly zoom: number
  readonly label: string
  /** The page is on screen. */
  readonly onShown: (number: number) => void
}

/** One page: a picture of it, with its text above, which can be selected, searched and read aloud. */
export function PdfPage({ pdf, number, zoom, label, onShown }: PdfPageProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  useEffect(
    function draw() {
      const target = sheet.current
      if (target === null || width === 0) return undefined
      let isOver = false
      let cancel = (): void => undefined
      void (async () => {
        const page = await pdf.getPage(number)
        if (isOver) return
        const drawing = await drawPage(page, target, width * zoom)
        cancel = drawing.cancel
        if (isOver) return cancel()
        await drawing.promise
        if (!isOver) onShown(number)
      })().catch(() => undefined)
      return () => {
        isOver = true
        cancel()
      }
    },
    // `onShown` tells of the page that was drawn; another function draws nothing anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [pdf, number, zoom, width],
  )
  useEffect(
    function beginAtTop() {
      scroller.current?.scrollTo({ top: 0 })
    },
    [number],
  )
  return (
    // Scrolled by keys too.
    <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <div ref={sheet} className={styles.sheet} />
    </div>
  )
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(
    function follow() {
      if (element.current === null) return undefined
      const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
      observer.observe(element.current)
      return () => observer.disconnect()
    },
    [element],
  )
  return width
}

/** Draws a page so wide (px) and puts it in place of what stands in the target. */
async function drawPage(page: PDFPageProxy, target: HTMLElement, width: number) {
  const { TextLayer } = await import('./pdfLibrary.ts')
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const sharpness = Math.min(window.devicePixelRatio, 2)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  canvas.className = styles.canvas
  canvas.ariaHidden = 'true'
  const words = document.createElement('div')
  words.className = styles.words
  const drawing = page.render({
    canvas,
    viewport,
    ...(sharpness !== 1 && { transform: [sharpness, 0, 0, sharpness, 0, 0] }),
  })
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  const promise = Promise.all([drawing.promise, text.render()]).then(() => {
    target.style.setProperty('inline-size', `${Math.floor(viewport.width)}px`)
    target.style.setProperty('block-size', `${Math.floor(viewport.height)}px`)
    target.style.setProperty('--total-scale-factor', String(scale))
    target.replaceChildren(canvas, words)
  })
  return {
    promise,
    cancel: (): void => {
      drawing.cancel()
      text.cancel()
    },
  }
}
