/** A text of one or more lines; `y` is the baseline. Lengths are points from the top left corner. */
export interface TextElement {
  readonly kind: 'text'
  /** How a screen reader hears it. */
  readonly tag: 'H1' | 'H2' | 'P'
  readonly weight: Weight
  readonly size: number
  readonly colour: string
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[]
}

/** Path data, moved and scaled. Decorative unless it has an `alt`. */
export interface ShapeElement {
  readonly kind: 'shape'
  readonly d: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly fill?: string
  readonly stroke?: string
  /** In the measure of the path. */
  readonly lineWidth?: number
  readonly alt?: string
}

export interface ImageElement {
  readonly kind: 'image'
  readonly png: Buffer
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What it shows, for screen readers. */
  readonly alt: string
}

export type Weight = 'regular' | 'semibold'
export type PageElement = TextElement | ShapeElement | ImageElement

/** A page with all its places computed, to be drawn as a PDF or as an SVG. */
export interface LaidOutPage {
  readonly width: number
  readonly height: number
  readonly elements: readonly PageElement[]
  /** Where the name of the holder stands, and how it came out. */
  readonly name: NameBlock
}

export interface NameBlock {
  readonly top: number
  readonly bottom: number
  readonly lines: number
  readonly size: number
}
