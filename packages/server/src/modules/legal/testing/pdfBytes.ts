import PDFDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'

/** A real PDF of so many pages that say `words`; any option of the library. */
export async function makePdf(
  words: string,
  pages = 1,
  options: PDFKit.PDFDocumentOptions = {},
  change?: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false })
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`${words} ${page}`)
  change?.(document)
  document.end()
  return buffer(document)
}
