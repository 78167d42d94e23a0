/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.32) and hue (radians). */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Light of the three channels, 0 to 1 where a screen can show it. An object, because taking arrays apart is slow before code is warm. */
interface Light {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Light of one 8-bit channel, 0 to 1 (the sRGB transfer curve, as WCAG 2.2 "relative luminance" asks for). */
const linear = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const channels = (hex: string): Light => {
  const value = Number.parseInt(hex.slice(1), 16)
  return { red: linear[value >> 16] ?? 0, green: linear[(value >> 8) & 255] ?? 0, blue: linear[value & 255] ?? 0 }
}

/** Relative luminance of a #rrggbb colour, 0 to 1 (WCAG 2.2). */
export const luminance = (hex: string): number => {
  const { red, green, blue } = channels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two relative luminances, 1 to 21 (WCAG 2.2, criteria 1.4.3 and 1.4.11). */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** A #rrggbb colour in OKLCH (Björn Ottosson's matrices). */
export const toOklch = (hex: string): Oklch => {
  const { red, green, blue } = channels(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

const toLinear = (lightness: number, a: number, b: number): Light => {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    blue: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  }
}

/** Below this overshoot a channel rounds to the same byte, so the colour counts as one the screen can show. */
const tolerance = 1e-4
const isShowable = ({ red, green, blue }: Light): boolean =>
  Math.min(red, green, blue) >= -tolerance && Math.max(red, green, blue) <= 1 + tolerance

const byte = (value: number): number => {
  const clamped = Math.min(1, Math.max(0, value))
  return Math.round(255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055))
}

/** OKLCH as #rrggbb; what sRGB cannot show loses chroma, never its lightness or hue. */
export const toHex = ({ lightness, chroma, hue }: Oklch): string => {
  const cosine = Math.cos(hue)
  const sine = Math.sin(hue)
  let light = toLinear(lightness, chroma * cosine, chroma * sine)
  if (!isShowable(light)) {
    let low = 0
    let high = chroma
    for (let turn = 0; turn < 14; turn += 1) {
      const middle = (low + high) / 2
      if (isShowable(toLinear(lightness, middle * cosine, middle * sine))) low = middle
      else high = middle
    }
    light = toLinear(lightness, low * cosine, low * sine)
  }
  const value = (byte(light.red) << 16) | (byte(light.green) << 8) | byte(light.blue)
  return `#${value.toString(16).padStart(6, '0')}`
}
