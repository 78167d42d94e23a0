import { escapeXml } from './escapeXml.ts'
import type { Face, Faces } from './faces.ts'
import type { LaidOutPage, PageElement, Weight } from './pageElements.ts'

const short = (value: number): number => Math.round(value * 1000) / 1000

/** The letters of a picture, each drawn once and then used: the picture is the same whatever fonts its reader has. */
class Letters {
  readonly #outlines = new Map<string, string>()

  draw(text: string, weight: Weight, face: Face, { x, y, size, colour }: TextPlace): string {
    const uses = face.glyphsOf(text).map((glyph) => {
      const id = `${weight.slice(0, 1)}${glyph.id}`
      if (!this.#outlines.has(id)) this.#outlines.set(id, glyph.outline())
      return this.#outlines.get(id) === '' ? '' : `<use href="#${id}" x="${Math.round(glyph.x)}"/>`
    })
    const scale = size / face.unitsPerEm
    return `<g fill="${colour}" transform="translate(${short(x)} ${short(y)}) scale(${scale.toPrecision(5)} ${(-scale).toPrecision(5)})">${uses.join('')}</g>`
  }

  define(): string {
    const drawn = [...this.#outlines].filter(([, d]) => d !== '').map(([id, d]) => `<path id="${id}" d="${d}"/>`)
    return `<defs>${drawn.join('')}</defs>`
  }
}

interface TextPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

function drawElement(element: PageElement, faces: Faces, letters: Letters): string {
  switch (element.kind) {
    case 'text':
      return element.lines
        .map(({ text, ...place }) =>
          letters.draw(text, element.weight, faces[element.weight], {
            ...place,
            size: element.size,
            colour: element.colour,
          }),
        )
        .join('')
    case 'shape': {
      const { d, x, y, scale, fill = 'none', stroke, lineWidth = 1 } = element
      const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${lineWidth}"`
      return `<path fill="${fill}"${line} transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" d="${d}"/>`
    }
    case 'image': {
      const { x, y, width, height, png } = element
      const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
      return `<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`
    }
    default:
      element satisfies never
      return ''
  }
}

/** A part of a page, in points. */
export interface SvgView {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page, or a part of it, as a picture without fonts. */
export function drawSvg(page: LaidOutPage, faces: Faces, title: string, view?: SvgView): string {
  const { x, y, width, height } = view ?? { x: 0, y: 0, width: page.width, height: page.height }
  const box = [x, y, width, height].map(short).join(' ')
  const letters = new Letters()
  const inView = page.elements.filter((element) => view === undefined || isIn(element, view))
  const drawn = inView.map((element) => drawElement(element, faces, letters)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${short(width)}" height="${short(height)}"><title>${escapeXml(title)}</title>${letters.define()}${drawn}</svg>`
}

/** Shapes lie behind texts and are few; of texts those that the view shows. */
const isIn = (element: PageElement, { y, height }: SvgView): boolean =>
  element.kind !== 'text' || element.lines.some((line) => line.y > y && line.y - element.size < y + height)
