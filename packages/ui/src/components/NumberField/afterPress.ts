/**
 * Calls at once, or, while something is being pressed, when it was let go. What appears between the two halves of a click
 * moves the page under the pointer, and the click that left a field for "Save" would be lost.
 */
export function afterPress(tell: () => void): void {
  if (!document.documentElement.matches(':active')) return tell()
  const listening = new AbortController()
  const finish = (): void => {
    listening.abort()
    setTimeout(tell)
  }
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, finish, { signal: listening.signal })
}
