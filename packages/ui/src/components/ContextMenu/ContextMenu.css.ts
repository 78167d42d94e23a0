import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/styleRules.ts'

/** A point of the window that the menu hangs on; pointers are measured in the window's own directions. */
export const pointer = style(
  rule({ position: 'fixed', inset: '0 auto auto 0', inlineSize: 0, blockSize: 0, pointerEvents: 'none' }),
)
