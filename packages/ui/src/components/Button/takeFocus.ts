import type { MouseEvent } from 'react'

/**
 * Gives the focus to a button that a pointer pressed. Some browsers leave it elsewhere, and then a dialog that the press
 * opens could not hand it back. Enter in a field presses the form's button too, without a pointer: there it stays.
 */
export const takeFocus = ({ currentTarget, detail }: MouseEvent<HTMLElement>): void => {
  if (detail > 0) currentTarget.focus({ preventScroll: true })
}
