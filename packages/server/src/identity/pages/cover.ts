import { html, type SafeHtml } from '../html.ts'

/**
 * The cover of the provider's pages: wave spine, horizon with a sun, ribbon (look.md, Covers; pictures 09 and 10). Its
 * colours come from the style sheet. It says nothing that the text does not, so it is hidden from readers.
 */
interface CoverShape {
  readonly name: 'book' | 'strip'
  readonly width: number
  readonly height: number
  readonly spine: number
  readonly waves: number
  readonly horizon: number
  readonly sun: { readonly x: number; readonly radius: number }
  /** Distance of each line below the horizon and its thickness, in px. */
  readonly lines: readonly (readonly [number, number])[]
  readonly ribbon: { readonly x: number; readonly width: number; readonly height: number }
}

const shapes = {
  book: {
    name: 'book',
    width: 400,
    height: 450,
    spine: 53,
    waves: 9,
    horizon: 276,
    sun: { x: 230, radius: 96 },
    lines: [[0, 3], [10, 4], [24, 6], [44, 7], [69, 8], [99, 10], [135, 11]],
    ribbon: { x: 335, width: 28, height: 45 },
  },
  strip: {
    name: 'strip',
    width: 320,
    height: 94,
    spine: 20,
    waves: 5,
    horizon: 57,
    sun: { x: 171, radius: 43 },
    lines: [[0, 1.5], [4, 1.5], [9, 2], [16, 2.5], [25, 3]],
    ribbon: { x: 286, width: 18, height: 27 },
  },
} as const satisfies Record<'book' | 'strip', CoverShape>

function wave(shape: CoverShape, index: number): SafeHtml {
  const pitch = shape.height / (shape.waves + 0.4)
  const scale = shape.spine / 53
  const top = pitch * (index + 0.7)
  return html`<path class="cover-wave" transform="translate(0 ${round(top)}) scale(${round(scale)})"
    d="M7 4C12-12 21-13 27 1S42 14 47-4" />`
}

const round = (value: number) => Math.round(value * 100) / 100

const line = (left: number, top: number, right: number, thick: number) =>
  html`<path class="cover-ink" d="M${left} ${top}H${right}v${thick}H${left}z" />`

function ribbon({ x, width, height }: CoverShape['ribbon']): SafeHtml {
  const notch = round(height - width * 0.36)
  return html`<path class="cover-ribbon" d="M${x} 0h${width}v${height}L${x + width / 2} ${notch}L${x} ${height}z" />`
}

/** Answers the cover as a book (beside the form) or as a strip (above it). */
export function cover(name: 'book' | 'strip'): SafeHtml {
  const shape: CoverShape = shapes[name]
  const { width, height, spine, horizon, sun, lines } = shape
  const r = sun.radius
  const left = spine + (name === 'book' ? 6 : 2)
  return html`<svg class="cover cover-${name}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
    <rect class="cover-ground" width="${width}" height="${height}" />
    <rect class="cover-ink" width="${spine}" height="${height}" />
    ${Array.from({ length: shape.waves }, (_, index) => wave(shape, index))}
    <path class="cover-second" d="M${sun.x - r} ${horizon}a${r} ${r} 0 0 1 ${r * 2} 0z" />
    ${lines.map(([below, thick]) => line(left, horizon + below, width, thick))}
    ${ribbon(shape.ribbon)}
  </svg>`
}

/** Answers the mark of Somo: a notebook with a ribbon in the brand colour. The name stands beside it as text. */
export function mark(): SafeHtml {
  return html`<svg class="mark" viewBox="0 0 24 28" aria-hidden="true" focusable="false">
    <rect class="mark-line" x="2" y="1.5" width="20" height="25" rx="3" />
    <path class="mark-line" d="M7.5 1.5v25" />
    <path class="mark-ribbon" d="M12 2.5h6.5v12l-3.25-3-3.25 3z" />
  </svg>`
}
