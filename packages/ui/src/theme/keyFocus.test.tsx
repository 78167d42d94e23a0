import { expect, onTestFinished, test, vi } from 'vitest'
import { showKeyFocus } from './keyFocus.ts'

/** A page of its own, so that what is put on its elements ends with it. */
function openPage() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument?.defaultView
  if (page === null || page === undefined) throw new Error('The frame has no page.')
  const focus = vi.spyOn(page.HTMLElement.prototype, 'focus')
  showKeyFocus(page)
  const target = page.document.body.appendChild(page.document.createElement('input'))
  return { page, focus, target }
}

test('a focus moved after a key says that it is to be seen, and keeps what else it says', () => {
  const { page, focus, target } = openPage()
  page.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  target.focus({ preventScroll: true })
  expect(focus).toHaveBeenLastCalledWith({ focusVisible: true, preventScroll: true })
  expect(page.document.activeElement).toBe(target)
})

test('a focus moved before any key, after a shortcut or after the pointer is left to the browser', () => {
  const { page, focus, target } = openPage()
  target.focus()
  expect(focus).toHaveBeenLastCalledWith(undefined)
  page.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true }))
  target.focus()
  expect(focus).toHaveBeenLastCalledWith(undefined)
  page.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  page.dispatchEvent(new PointerEvent('pointerdown'))
  target.focus()
  expect(focus).toHaveBeenLastCalledWith(undefined)
})
