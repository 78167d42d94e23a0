import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLetters, type Letters } from './letters.ts'

/** A name and what stands under it: "Given name", "Amina". */
export interface PdfFact {
  readonly label: string
  readonly value: string
}

/** What a page is made of, from top to bottom. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }

/** A document to be read. */
export interface PdfDocument {
  readonly title: string
  /** Of all its texts: ISO 639-1. */
  readonly locale: string
  readonly made: Date
  readonly blocks: readonly PdfBlock[]
  /** What stands at the foot of each page. */
  readonly footOf: (page: number, pages: number) => string
  /** Said at the end where the font lacks letters, each of which is printed as �. */
  readonly lackingLetters: string
  /** Off only where a test reads the bytes. @default true */
  readonly isCompressed?: boolean
}

// Lengths in points of paper (1/72 inch).
const margin = 56
const labelWidth = 150
const gap = 12
const text = 10
const sizes = { 1: 20, 2: 14, 3: 11 } as const
/** Blocks between two breaths: others are served while a long document is written. */
const perBreath = 3

/**
 * Writes a document on A4: tagged (headings, paragraphs, lists of label and value), with its language and title, bookmarks,
 * page numbers and an embedded font. The writer and the font are loaded when the first document is asked for.
 */
export async function writePdf(document: PdfDocument): Promise<Uint8Array> {
  const { title, locale, made, blocks, footOf, lackingLetters, isCompressed = true } = document
  const { default: PdfKit } = await import('pdfkit')
  const pdf = new PdfKit({
    size: 'A4',
    margin,
    font: fontFile(),
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    compress: isCompressed,
    info: { Title: title, CreationDate: made },
  })
  const bytes = collect(pdf)
  const sheet: Sheet = { pdf, root: pdf.struct('Document'), letters: createLetters(pdf) }
  pdf.addStructure(sheet.root)
  for (const [index, block] of blocks.entries()) {
    if (index % perBreath === perBreath - 1) await setImmediate()
    writeBlock(sheet, block)
  }
  if (sheet.letters.areLacking()) writeBlock(sheet, { kind: 'paragraph', text: lackingLetters })
  sheet.root.end()
  writeFeet(sheet, footOf)
  pdf.end()
  return bytes
}

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

interface Sheet {
  readonly pdf: Pdf
  readonly root: Element
  readonly letters: Letters
}

const fontFile = (): string =>
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'))

async function collect(pdf: Pdf): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece))
  await once(pdf, 'end')
  return Buffer.concat(pieces)
}

function addText(pdf: Pdf, parent: Element, type: string, write: () => unknown): void {
  const element = pdf.struct(type, {}, () => void write())
  parent.add(element)
  element.end()
}

function writeBlock(sheet: Sheet, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      return writeHeading(sheet, block.level, sheet.letters.print(block.text))
    case 'paragraph': {
      const words = sheet.letters.print(block.text)
      addText(sheet.pdf, sheet.root, 'P', () => sheet.pdf.fontSize(text).text(words, margin, undefined, { lineGap: 2 }))
      sheet.pdf.moveDown(0.6)
      return
    }
    case 'facts':
      return writeFacts(sheet, block.facts)
    default:
      block satisfies never
  }
}

function writeHeading({ pdf, root }: Sheet, level: 1 | 2 | 3, words: string): void {
  pdf.fontSize(sizes[level])
  // A heading stays with the beginning of what it speaks of.
  ensureSpace(pdf, pdf.heightOfString(words) + 60)
  if (pdf.y > margin) pdf.y += level === 2 ? 14 : 4
  addText(pdf, root, `H${level}`, () => pdf.text(words, margin))
  if (level === 2) pdf.outline.addItem(words)
  pdf.fontSize(text).moveDown(0.5)
}

function writeFacts({ pdf, root, letters }: Sheet, facts: readonly PdfFact[]): void {
  const list = pdf.struct('L')
  root.add(list)
  pdf.fontSize(text)
  for (const { label, value } of facts) {
    const item = pdf.struct('LI')
    list.add(item)
    const name = letters.print(label)
    const height = pdf.heightOfString(name, { width: labelWidth })
    ensureSpace(pdf, height)
    const top = pdf.y
    const pages = pdf.bufferedPageRange().count
    addText(pdf, item, 'Lbl', () => pdf.text(name, margin, top, { width: labelWidth }))
    const left = margin + labelWidth + gap
    addText(pdf, item, 'LBody', () =>
      pdf.text(letters.print(value), left, top, { width: pdf.page.width - margin - left }),
    )
    const isSamePage = pages === pdf.bufferedPageRange().count
    pdf.y = (isSamePage ? Math.max(pdf.y, top + height) : pdf.y) + 3
    item.end()
  }
  list.end()
  pdf.moveDown(0.8)
}

function ensureSpace(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
}

/** The feet of all pages, once their number is known; whoever hears the document is not told of them. */
function writeFeet({ pdf, letters }: Sheet, footOf: PdfDocument['footOf']): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // The foot stands in the margin, where a text would begin a new page.
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.fontSize(8).text(letters.print(footOf(page + 1, count)), margin, pdf.page.height - margin + 20, {
      width: pdf.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    })
    pdf.endMarkedContent()
  }
}
