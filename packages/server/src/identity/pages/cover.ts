import { html, type SafeHtml } from './html.ts'

/**
 * The cover of the provider's pages: wave spine, horizon with a sun, ribbon (look.md, Covers; pictures 09 and 10). Its
 * measures are those of the app's own covers (ui, coverDesign.ts), which come in its place on the gate; its colours
 * come from the style sheet. It says nothing that the text does not, so it is hidden from readers.
 */
interface CoverShape {
  readonly width: number
  readonly height: number
  readonly spine: number
  readonly ribbon: number
}

const shapes = {
  book: { width: 150, height: 168, spine: 20, ribbon: 10.75 },
  strip: { width: 320, height: 94, spine: 20, ribbon: 18 },
} as const satisfies Record<'book' | 'strip', CoverShape>

// The tile of the wave is 30 wide and drawn once for each 27 of it.
function waves({ spine, height }: CoverShape): SafeHtml[] {
  const scale = spine / 30
  const count = Math.ceil(height / (27 * scale))
  return Array.from(
    { length: count },
    (_, index) =>
      html`<path
        class="cover-wave"
        d="M4.2 11.6C7 1.6 11.6 1.6 15 9.4s8 7.6 10.8-1.8"
        transform="translate(0 ${round((27 * index + 8) * scale)}) scale(${round(scale)})"
      />`,
  )
}

/** Half a sun on lines that part and grow as they come nearer. */
function horizon({ width, height, spine }: CoverShape): SafeHtml {
  const unit = Math.min(width / 240, height / 112)
  const level = Math.round(height * 0.617 * 10) / 10
  const left = spine + spine / 8
  const radius = round(57 * unit)
  const lines: SafeHtml[] = []
  let top = level
  for (let index = 0; top + 7 * unit < height; index += 1) {
    lines.push(
      html`<rect
        class="cover-ink"
        x="${left}"
        y="${round(top)}"
        width="${width - left}"
        height="${round((1.9 + 0.72 * index) * unit)}"
      />`,
    )
    top += (5.6 + 2.9 * index) * unit
  }
  const start = round(spine + (width - spine) / 2 - radius)
  return html`<path class="cover-second" d="M${start} ${level}a${radius} ${radius} 0 0 1 ${radius * 2} 0z" />${lines}`
}

const round = (value: number) => Math.round(value * 100) / 100

function ribbon({ width, ribbon: size }: CoverShape): SafeHtml {
  const notch = round(size * 0.36)
  return html`<path
    class="cover-ribbon"
    d="M${round(width - size * 1.95)} 0h${size}v${round(size * 1.58)}l-${size / 2}
    -${notch}l-${size / 2} ${notch}z"
  />`
}

/** Answers the cover as a book (beside the form) or as a strip (above it). */
export function cover(name: 'book' | 'strip'): SafeHtml {
  const shape = shapes[name]
  const { width, height, spine } = shape
  return html`<svg class="cover cover-${name}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
    <rect class="cover-ground" width="${width}" height="${height}" />
    <rect class="cover-ink" width="${spine}" height="${height}" />
    ${waves(shape)}${horizon(shape)}${ribbon(shape)}
  </svg>`
}

/** Answers the mark of Somo: a notebook with a ribbon in the brand colour. The name stands beside it as text. */
export function mark(): SafeHtml {
  return html`<svg class="mark" viewBox="0 0 22 26" aria-hidden="true" focusable="false">
    <rect class="mark-line" x="1" y="1" width="20" height="24" rx="2.6" stroke-width="2" />
    <path class="mark-line" d="M6.75 2v22" stroke-width="1.5" />
    <path class="mark-ribbon" d="M11 0h7v14l-3.5-2.6L11 14z" />
  </svg>`
}
