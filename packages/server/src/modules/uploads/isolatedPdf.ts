import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Isolation } from '../../isolation/isolation.ts'
import { IsolationError } from '../../isolation/isolationError.ts'
import type { PdfError, PdfFindings } from './pdf.ts'

/** What is known of a PDF that is kept. */
export interface PdfFacts extends PdfFindings {
  /** In bytes. */
  readonly size: number
  /** SHA-256 over its bytes. */
  readonly digest: Buffer
}

const errors = {
  WRONG_KIND: 'WRONG_KIND',
  UNREADABLE: 'UNREADABLE',
  TOO_LARGE: 'TOO_LARGE',
  ENCRYPTED: 'ENCRYPTED',
  ACTIVE_CONTENT: 'ACTIVE_CONTENT',
} as const satisfies { readonly [F in PdfError]: F }

const pdfItem = z.union([
  z.strictObject({ error: z.enum(errors) }),
  z.strictObject({ pages: z.int().positive().nullable() }),
])

/** What the child process tells of a PDF. */
export type PdfItem = z.infer<typeof pdfItem>

const limits = { heapMiB: 192, residentMiB: 384, seconds: 10 } as const

/** Looks at PDFs in child processes. */
export type PdfReader = (content: Buffer, signal?: AbortSignal) => Promise<PdfFacts | PdfError | 'TOO_SLOW' | 'CRASHED'>

/** A reader of PDFs (see `checkPdf`) that kills what takes too long or too much memory, and what nobody waits for. */
export function createPdfReader(isolation: Isolation): PdfReader {
  const module = new URL('./pdfTask.ts', import.meta.url)
  return async (content, signal) => {
    try {
      const found = await isolation.runOnce({
        module,
        options: {},
        input: Readable.from([content]),
        limits,
        item: pdfItem,
        ...(signal === undefined ? {} : { signal }),
      })
      return 'error' in found
        ? found.error
        : { ...found, size: content.length, digest: createHash('sha256').update(content).digest() }
    } catch (error) {
      if (error instanceof IsolationError) return error.code
      throw error
    }
  }
}
