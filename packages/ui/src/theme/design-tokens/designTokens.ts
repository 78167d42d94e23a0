import { coverPapers } from '../sheets/coverPapers.ts'
import { palette } from '../palette.ts'
import { colours } from '../themeColours.ts'
import {
  breakpoints,
  coarseSizes,
  danger,
  defaultPrimary,
  densities,
  fontFamily,
  layersZ,
  lineCharacters,
  measures,
  motion,
  radii,
  shadows,
  sizes,
  space,
  themeNames,
  typeSteps,
  weights,
  type ThemeName,
  type TypeStep,
} from '../tokens.ts'

/** One token or a group of them, in the format of the Design Tokens Community Group (2025.10). */
export interface DesignTokenGroup {
  readonly [name: string]: unknown
}

interface Colour {
  readonly $type: 'color'
  readonly $value: {
    readonly colorSpace: 'srgb'
    readonly components: readonly number[]
    readonly alpha?: number
    readonly hex?: string
  }
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 10_000) / 10_000)

/** A colour as the tokens write it: #rrggbb, `transparent`, or rgb() with a share of alpha in percent. */
const colour = (text: string): Colour => {
  if (text === 'transparent') return { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 } }
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text) ?? []
  if (alpha === undefined)
    return { $type: 'color', $value: { colorSpace: 'srgb', components: channels(text), hex: text } }
  const components = [red, green, blue].map((channel) => Math.round((Number(channel) / 255) * 10_000) / 10_000)
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: Number(alpha) / 100 } }
}

const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })
const ms = (value: number) => ({ $type: 'duration', $value: { value, unit: 'ms' } })
const plain = (value: number) => ({ $type: 'number', $value: value })
const weight = (value: number) => ({ $type: 'fontWeight', $value: value })

/** A curve as CSS writes it, as its four numbers. */
const bezier = (css: string) => ({
  $type: 'cubicBezier',
  $value: [...css.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number)),
})

const lengthOf = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' })
const nothing = '0 0 0 0 transparent'

/** Shadows as CSS writes them, the uppermost first, each with its colour behind its lengths; where there is none, one that nobody sees. */
const shadow = (css: string) => ({
  $type: 'shadow',
  $value: (css === 'none' ? nothing : css).split(', ').map((layer) => {
    const [, lengths = '', ink = ''] = /^((?:-?[\d.]+(?:px)? )+)(.+)$/.exec(layer) ?? []
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ')
    return {
      color: colour(ink).$value,
      offsetX: lengthOf(offsetX),
      offsetY: lengthOf(offsetY),
      blur: lengthOf(blur),
      spread: lengthOf(spread),
    }
  }),
})

const group = <Name extends string, Value>(
  record: Readonly<Record<Name, Value>>,
  write: (value: Value) => unknown,
): DesignTokenGroup => Object.fromEntries(Object.entries<Value>(record).map(([name, value]) => [name, write(value)]))

/** Which of a step's two sizes: the usual one, or that below 900 px. */
type Width = 'wide' | 'narrow'

const sizeOf = (step: TypeStep, width: Width) =>
  width === 'wide' ? { size: step.size, line: step.line } : { size: step.narrowSize, line: step.narrowLine }

const typography = (theme: ThemeName, width: Width): DesignTokenGroup =>
  group(typeSteps, (step: TypeStep) => {
    const { size, line } = sizeOf(step, width)
    return {
      $type: 'typography',
      $value: {
        fontFamily: '{font.text}',
        fontSize: { value: size, unit: 'px' },
        fontWeight: theme === 'dark' ? step.darkWeight : step.weight,
        letterSpacing: { value: Math.round(size * step.tracking * 1000) / 1000, unit: 'px' },
        lineHeight: Math.round((line / size) * 10_000) / 10_000,
      },
    }
  })

const families = (css: string): readonly string[] => css.split(',').map((name) => name.trim().replaceAll("'", ''))

/**
 * Everything a design tool needs, from the very tables the components read: what both themes share at the top, colours,
 * shadows and type by theme below `theme`. The brand's roles are those of the primary colour given.
 */
export function designTokens(primary: string = defaultPrimary): DesignTokenGroup {
  const roles = palette(primary)
  return {
    $description: 'Somo, the well-made notebook. Written from packages/ui/src/theme; do not edit by hand.',
    font: group(fontFamily, (css) => ({ $type: 'fontFamily', $value: families(css) })),
    weight: group(weights, weight),
    space: Object.fromEntries(space.map((step) => [String(step), px(step)])),
    radius: group(radii, px),
    size: {
      ...Object.fromEntries(densities.map((density) => [density, group(sizes[density], px)])),
      coarse: group(coarseSizes, px),
    },
    breakpoint: group(breakpoints, px),
    measure: { ...group(measures, px), lineCharacters: plain(lineCharacters) },
    z: group(layersZ, plain),
    duration: group(motion.duration, ms),
    easing: group(motion.easing, bezier),
    theme: Object.fromEntries(
      themeNames.map((theme) => [
        theme,
        {
          color: group(colours[theme], colour),
          brand: group(roles[theme], colour),
          danger: group(danger[theme], colour),
          cover: group(coverPapers[theme], (paper) => group(paper, colour)),
          shadow: group(shadows[theme], (css) =>
            css === 'transparent' || css.startsWith('#') ? colour(css) : shadow(css),
          ),
          type: typography(theme, 'wide'),
          narrowType: typography(theme, 'narrow'),
        },
      ]),
    ),
  }
}
