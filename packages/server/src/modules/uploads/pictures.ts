import type { Sharp, SharpOptions } from 'sharp'
import type { UploadKind } from '@somo/graphql/schema'
import { isTooComplex, readDrawing } from './drawing.ts'
import { svgType } from './kinds.ts'

/** A picture as it is kept: WebP without anything of the camera, the place or the program it came from. */
export interface Picture {
  readonly content: Buffer
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Why a file is not taken (the schema's UserErrorCode). */
export type PictureError = 'WRONG_KIND' | 'UNREADABLE' | 'TOO_LARGE' | 'TOO_COMPLEX'

/** Twice 512 by 128 CSS pixels, for dense screens. */
const logoBox = { width: 1024, height: 256 } as const
/** A drawing that is no logo. */
const drawingBox = { width: 1024, height: 1024 } as const
const avatarEdge = 256
/** Twice the width of a page, for dense screens. */
const pageEdge = 1600

// A photograph of any phone is below. Unpacked it takes up to 240 MB; AVIF takes five times as much (measured).
const mostPixels = 40_000_000
const mostPixelsOfAvif = 12_500_000
const usualDensity = 72

/**
 * Makes a picture of what was sent, judged by its content alone: neither the name nor the type that came with it
 * count. A moving picture becomes its first frame, a drawing (SVG) becomes pixels, so nothing in it can act.
 * Runs in a child process with limits (`isolatedPicture.ts`): decoders and the renderer are not trusted with the server.
 * @param types the real types that are taken
 */
export async function makePicture(
  kind: UploadKind,
  types: readonly string[],
  content: Buffer,
): Promise<Picture | PictureError> {
  const type = await findType(content)
  if (type === null || !types.includes(type)) return 'WRONG_KIND'
  if (type === svgType && isTooComplex(content.toString('utf8'))) return 'TOO_COMPLEX'
  try {
    const options = await planReading(kind, content, type)
    return options === null ? 'TOO_LARGE' : await draw(kind, content, options)
  } catch (error) {
    // The library has no codes: every error of a file is an error with words.
    if (!(error instanceof Error)) throw error
    return /exceeds pixel limit/.test(error.message) ? 'TOO_LARGE' : 'UNREADABLE'
  }
}

async function findType(content: Buffer): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  // A drawing is text, which has no mark at its beginning; with a declaration it counts as some XML.
  if (found !== undefined && found.mime !== 'application/xml') return found.mime
  return readDrawing(content) === null ? null : svgType
}

/** Loaded with the first picture: many processes never see one, and the library is large. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** How the content is to be read; null where it has too many pixels. */
async function planReading(kind: UploadKind, content: Buffer, type: string): Promise<SharpOptions | null> {
  const sharp = await loadSharp()
  const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
  const shared = { limitInputPixels: mostPixels, failOn: 'warning' } as const
  const most = type === 'image/avif' ? mostPixelsOfAvif : mostPixels
  if (type !== svgType) return width * height > most ? null : shared
  if (format !== 'svg') throw new Error(`A drawing was read as ${format}.`)
  const box = kind === 'LOGO' ? logoBox : drawingBox
  const scale = Math.min(box.width / width, box.height / height)
  return { ...shared, density: Math.min(Math.max(usualDensity * scale, 1), 100_000) }
}

async function draw(kind: UploadKind, content: Buffer, options: SharpOptions): Promise<Picture> {
  const sharp = await loadSharp()
  const upright = sharp(content, options).autoOrient()
  const { data, info } = await shape(kind, upright).toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

function shape(kind: UploadKind, picture: Sharp): Sharp {
  if (kind === 'AVATAR') return picture.resize(avatarEdge, avatarEdge, { fit: 'cover' }).webp({ quality: 82 })
  if (kind === 'PAGE_IMAGE' || kind === 'CERTIFICATE')
    return picture
      .resize({ width: pageEdge, height: pageEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
  // Letters and flat areas of a logo would show what a lossy form leaves out.
  return picture.resize({ ...logoBox, fit: 'inside', withoutEnlargement: true }).webp({ lossless: true })
}
