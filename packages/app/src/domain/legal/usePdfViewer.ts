import { breakpoints } from '@somo/ui/theme/tokens'
import { useSyncExternalStore } from 'react'

// Below it, and where fingers would have to scroll a page within the page, a PDF is better in a window of its own.
const roomy = `(min-width: ${breakpoints.cards}px) and (pointer: fine)`

const follow = (listener: () => void): (() => void) => {
  const list = window.matchMedia(roomy)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** A frame with a PDF would be saved to the disk, unasked, by a browser that has no reader of its own. */
const canRead = (): boolean => navigator.pdfViewerEnabled && window.matchMedia(roomy).matches

/** Whether a PDF can be read within the page: the browser draws PDFs (HTML, 8.9.1.6), and there is room and a mouse. */
export const usePdfViewer = (): boolean => useSyncExternalStore(follow, canRead)
