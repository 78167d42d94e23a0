/**
 * Has the ring drawn wherever keys move the focus (WCAG 2.4.7). WebKit takes a focus that a script moves for one of the
 * pointer from the first click on, until Tab is pressed: arrows in a tree or a table would show nothing. What counts as a
 * key is what counts for `:focus-visible` elsewhere. Called once for a page, and in force as long as it lives.
 */
export function showKeyFocus(page: Window & typeof globalThis): void {
  let isByKey = false
  const noteKey = ({ metaKey, ctrlKey, altKey }: KeyboardEvent): void => {
    if (!metaKey && !ctrlKey && !altKey) isByKey = true
  }
  const notePointer = (): void => {
    isByKey = false
  }
  page.addEventListener('keydown', noteKey, true)
  page.addEventListener('pointerdown', notePointer, true)
  const elements = page.HTMLElement.prototype
  const { focus } = elements
  elements.focus = function focusAsMoved(options) {
    focus.call(this, isByKey ? { focusVisible: true, ...options } : options)
  }
}
