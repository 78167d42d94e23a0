import { paperOf, spinePatterns } from '@somo/ui/coverDesign'
import { signOf } from '@somo/ui/coverSpine'
import { coverPapers } from '@somo/ui/theme/sheets/coverPapers'
import { create as createQr } from 'qrcode'
import type { PageElement, ShapeElement } from './pageElements.ts'
import { pageColours, type PageFrame } from './pageFrames.ts'

const box = (width: number, height: number): string => `M0 0h${width}v${height}h${-width}z`

/** An area of one colour. */
export const area = (x: number, y: number, width: number, height: number, fill: string): ShapeElement => ({
  kind: 'shape',
  d: box(width, height),
  x,
  y,
  scale: 1,
  fill,
})

/** The paper with the spine of the medium's cover, or a line in the brand's colour, and the ribbon. */
export function drawBackground({ width, height, spine, ribbon }: PageFrame, category: string, brand: string) {
  const elements: PageElement[] = [area(0, 0, width, height, pageColours.paper)]
  if (spine === null) elements.push(area(0, 0, width, 8, brand))
  else elements.push(...drawSpine(spine, height, category))
  if (ribbon !== null) {
    const { right, width: wide, height: long } = ribbon
    const d = `M0 0h${wide}v${long}l${-wide / 2} ${-wide * 0.36}l${-wide / 2} ${wide * 0.36}z`
    elements.push({ kind: 'shape', d, x: right - wide, y: 0, scale: 1, fill: brand })
  }
  return elements
}

// As on covers: signs in a field 30 units wide, 27 from one to the next.
function drawSpine(spine: number, height: number, category: string): ShapeElement[] {
  const paper = paperOf(category)
  const { ground, ink } = coverPapers.default[paper]
  const pattern = spinePatterns[paper]
  const scale = spine / 30
  const d = signOf(pattern)
  const colours = pattern === 'wave' ? { stroke: ground, lineWidth: 4.6 } : { fill: ground }
  const signs = Array.from({ length: Math.ceil(height / (27 * scale)) }, (_, index): ShapeElement => ({
    kind: 'shape',
    d,
    x: 0,
    y: (3 + index * 27) * scale,
    scale,
    ...colours,
  })).filter(({ y }) => y + 30 * scale < height + 6)
  return [area(0, 0, spine, height, ink), area(spine, 0, spine * 0.15, height, ground), ...signs]
}

/** A check mark before a goal, `size` wide. */
export const drawCheck = (x: number, y: number, size: number): ShapeElement => ({
  kind: 'shape',
  d: 'M1 5.4l2.6 2.8L9 2',
  x,
  y: y - size,
  scale: size / 10,
  stroke: '#1f6b43',
  lineWidth: 1.5,
})

/** The squares of a QR code as one path, each of one unit, and how many a side has. */
export function qrPath(text: string): { readonly d: string; readonly side: number } {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' })
  const side = modules.size
  let d = ''
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      let run = 0
      while (column + run < side && modules.get(row, column + run) !== 0) run += 1
      if (run > 0) d += `M${column} ${row}h${run}v1h${-run}z`
      column += run
    }
  return { d, side }
}

/** A QR code. */
export function drawQr(text: string, alt: string, x: number, y: number, size: number): ShapeElement {
  const { d, side } = qrPath(text)
  return { kind: 'shape', d, x, y, scale: size / side, fill: pageColours.ink, alt }
}

/** A QR code as an SVG of its own, with the quiet zone that readers need. */
export function qrSvg(text: string): string {
  const { d, side } = qrPath(text)
  const view = `-4 -4 ${side + 8} ${side + 8}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><path fill="#fff" d="M-4 -4h${side + 8}v${side + 8}h${-side - 8}z"/><path fill="${pageColours.ink}" d="${d}"/></svg>`
}
