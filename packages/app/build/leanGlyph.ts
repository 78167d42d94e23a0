import { createElement, type ReactElement, type SVGProps } from 'react'

/** A drawing as lucide-react keeps it: elements in a square of so many units. */
export interface GlyphData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
  /** @default 24 */
  readonly size?: number
}

export interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> {
  /** Edge in px. @default 24 */
  readonly size?: number | string
}

/**
 * What lucide-react's `createLucideIcon` answers, for glyphs that are decoration: one component instead of two, without
 * its context, and the lines inside made once.
 */
export default function createGlyph({ node, size: units = 24 }: GlyphData): (props: GlyphProps) => ReactElement {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${units} ${units}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      lines,
    )
}
