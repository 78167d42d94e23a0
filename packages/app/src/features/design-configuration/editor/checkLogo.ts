import { luminance, ratio } from '@somo/ui/theme/colour/oklch'
import { colours } from '@somo/ui/theme/themeColours'
import { themeNames } from '@somo/ui/theme/tokens'

/** What speaks against a logo without being wrong: it shows nothing, is drawn larger than it is, or gets lost on a ground. */
export type LogoDoubt = 'EMPTY' | 'TINY' | 'LOST_ON_LIGHT' | 'LOST_ON_DARK'

/** A logo as it was drawn to be looked at. */
export interface LogoPixels {
  /** Red, green, blue and opacity of each pixel, from 0 to 255. */
  readonly data: Uint8ClampedArray
  /** Edges of the picture itself in pixels; null of a drawing, which is sharp at each size. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** Pixels the logo is high in the frame (BrandMark). */
export const shownHeight = 26

/** From here on a pixel is a part of the picture and no edge that fades out. */
const opaque = 128
/** Below this ratio of brightness two colours are one to the eye. */
const visible = 1.25
/** The share of a picture that may get lost: a white letter in a coloured sign is no error. */
const mostLost = 0.98

/** What a person should know of a logo before it is everybody's; it is taken all the same. */
export function checkLogo({ data, size }: LogoPixels): readonly LogoDoubt[] {
  const shades = shadesOf(data)
  if (shades.length === 0) return ['EMPTY']
  const isTiny = size !== null && size.height < shownHeight && size.width < shownHeight
  const lost = themeNames.filter((theme) => {
    const background = luminance(colours[theme].desk)
    return shades.filter((shade) => ratio(shade, background) < visible).length > shades.length * mostLost
  })
  return [
    ...(isTiny ? ['TINY' as const] : []),
    ...lost.map((theme) => (theme === 'dark' ? ('LOST_ON_DARK' as const) : ('LOST_ON_LIGHT' as const))),
  ]
}

const hex = (value: number): string => value.toString(16).padStart(2, '0')

/** The luminance of each pixel that can be seen at all. */
function shadesOf(data: Uint8ClampedArray): readonly number[] {
  const shades: number[] = []
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4)
    if (opacity >= opaque) shades.push(luminance(`#${hex(red)}${hex(green)}${hex(blue)}`))
  }
  return shades
}
