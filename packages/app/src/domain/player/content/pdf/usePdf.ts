import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

/** A document as it is read; both null while it is on its way. */
export interface PdfUse {
  readonly pdf: PDFDocumentProxy | null
  readonly hasFailed: boolean
}

/** Opens the PDF at an address, which stays the same. */
export function usePdf(address: string): PdfUse {
  const [state, setState] = useState<PdfUse>({ pdf: null, hasFailed: false })
  useEffect(
    function open() {
      let isOver = false
      let end = (): unknown => undefined
      void (async () => {
        try {
          // A chunk of its own: only documents need it.
          const { openPdf } = await import('./pdfLibrary.ts')
          if (isOver) return
          const task = openPdf(address)
          end = () => task.destroy()
          const pdf = await task.promise
          if (!isOver) setState({ pdf, hasFailed: false })
        } catch {
          // Damaged, protected by a password, or out of reach: the reader gets the file itself.
          if (!isOver) setState({ pdf: null, hasFailed: true })
        }
      })()
      return () => {
        isOver = true
        end()
      }
    },
    [address],
  )
  return state
}
