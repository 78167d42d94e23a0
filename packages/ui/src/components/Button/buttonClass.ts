import { cx } from '../../theme/cx.ts'
import { base, looks, sizes, square, wide, type ButtonLook } from './Button.css.ts'

export interface ButtonClassOptions {
  /** @default 'outlineNeutral' */
  readonly look?: ButtonLook | undefined
  /** @default 'md' */
  readonly size?: keyof typeof sizes | undefined
  /** As wide as it is high, for a symbol without words. */
  readonly isSquare?: boolean | undefined
  readonly fullWidth?: boolean | undefined
}

/** The classes of the drawn button: shared by Button, IconButton, links that look like buttons and menu triggers. */
export const button = ({ look = 'outlineNeutral', size = 'md', isSquare = false, fullWidth = false }: ButtonClassOptions): string =>
  cx(base, looks[look], sizes[size], isSquare && square, fullWidth && wide)
