import { buffer } from 'node:stream/consumers'
import type { Task } from '../../isolation/task.ts'
import type { PdfItem } from './isolatedPdf.ts'
import { checkPdf } from './pdf.ts'

/** Looks at a PDF, as `checkPdf` does, in a child process. */
export const task: Task<object, PdfItem> = async function* (file) {
  const found = checkPdf(await buffer(file))
  yield typeof found === 'string' ? { error: found } : found
}
