import { create } from 'qrcode'

/** A QR code to draw: `path` are the dark modules of a square of `size` units, with the quiet zone around it. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

// ISO/IEC 18004: four modules of nothing on each side.
const quiet = 4

/** Answers the QR code of a text as the path of an SVG: pages may draw it without an image or inline style. */
export function createQrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const dark = Array.from({ length: size * size }, (_, index) => index).filter((index) => modules.data[index])
  const path = dark.map((index) => `M${(index % size) + quiet} ${Math.floor(index / size) + quiet}h1v1h-1z`).join('')
  return { size: size + 2 * quiet, path }
}
