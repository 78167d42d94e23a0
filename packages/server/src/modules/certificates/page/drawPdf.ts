import { once } from 'node:events'
import { lineFeatures, type Faces } from './faces.ts'
import type { LaidOutPage, PageElement, ShapeElement, TextElement } from './pageElements.ts'

/** How a certificate is filed. */
export interface PdfFacts {
  readonly title: string
  readonly locale: string
  readonly made: Date
  /** Off only where a test reads the bytes. @default true */
  readonly isCompressed?: boolean
}

/** Draws a page as a tagged PDF with embedded fonts. The same page gives the same bytes. */
export async function drawPdf(page: LaidOutPage, faces: Faces, facts: PdfFacts): Promise<Buffer> {
  const { title, locale, made, isCompressed = true } = facts
  const { default: PdfKit } = await import('pdfkit')
  const [regular, semibold] = [faces.regular.forDocument(), faces.semibold.forDocument()]
  const pdf = new PdfKit({
    // Only registered fonts are used; any other name would load a standard one.
    size: [page.width, page.height],
    margin: 0,
    font: regular as string,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    compress: isCompressed,
    info: { Title: title, CreationDate: made },
  })
  pdf.registerFont('regular', regular)
  pdf.registerFont('semibold', semibold)
  const pieces: Uint8Array[] = []
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = once(pdf, 'end')
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const element of page.elements) drawElement(pdf, root, element)
  root.end()
  pdf.end()
  await ended
  return Buffer.concat(pieces)
}

type Pdf = PDFKit.PDFDocument
type Parent = PDFKit.PDFStructureElement

function drawElement(pdf: Pdf, root: Parent, element: PageElement): void {
  if (element.kind === 'text') return drawText(pdf, root, element)
  const draw = (): void => {
    if (element.kind === 'shape') drawShape(pdf, element)
    else pdf.image(element.png, element.x, element.y, { width: element.width, height: element.height })
  }
  const { alt } = element
  if (alt !== undefined) {
    const figure = pdf.struct('Figure', { alt }, draw)
    root.add(figure)
    figure.end()
    return
  }
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

function drawText(pdf: Pdf, root: Parent, { tag, weight, size, colour, lines }: TextElement): void {
  const part = pdf.struct(tag, {}, () => {
    pdf.font(weight).fontSize(size).fillColor(colour)
    for (const { text, x, y } of lines) {
      // pdfkit hands the features to the font as they are; its types know the list form only.
      const features = lineFeatures as unknown as PDFKit.Mixins.OpenTypeFeatures[]
      pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features })
    }
  })
  root.add(part)
  part.end()
}

function drawShape(pdf: Pdf, { d, x, y, scale, fill, stroke, lineWidth = 1 }: ShapeElement): void {
  pdf.save().translate(x, y).scale(scale)
  if (stroke !== undefined) pdf.lineWidth(lineWidth).path(d).stroke(stroke)
  else pdf.path(d).fill(fill)
  pdf.restore()
}
