import { cx } from '../../theme/cx.ts'
import { base, endEdge, looks, sizes, square, startEdge, wide, type ButtonLook } from './Button.css.ts'

export interface ButtonClassOptions {
  /** @default 'outlineNeutral' */
  readonly look?: ButtonLook | undefined
  /** @default 'md' */
  readonly size?: keyof typeof sizes | undefined
  /** As wide as it is high, for a symbol without words. */
  readonly isSquare?: boolean | undefined
  readonly fullWidth?: boolean | undefined
  readonly edge?: ButtonEdge | undefined
}

/** The side of its column on whose edge the words of a plain button stand; its ground, seen under a pointer, reaches beyond. */
export type ButtonEdge = 'start' | 'end'

const edges = { start: startEdge, end: endEdge }

/** The classes of the drawn button: shared by Button, IconButton, links that look like buttons and menu triggers. */
export const button = ({
  look = 'outlineNeutral',
  size = 'md',
  isSquare = false,
  fullWidth = false,
  edge,
}: ButtonClassOptions): string =>
  cx(base, looks[look], sizes[size], isSquare && square, fullWidth && wide, edge && edges[edge][size])
