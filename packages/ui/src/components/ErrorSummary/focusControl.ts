const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])'

const takesFocus = (element: HTMLElement): boolean => {
  element.focus()
  return document.activeElement === element
}

/**
 * Moves the focus to the control with an id or, where that element is a group, to the first control in it: of radio
 * buttons the chosen one. Answers false where there is nothing to focus: not drawn, or hidden.
 */
export function focusControl(id: string): boolean {
  const element = document.getElementById(id)
  if (element === null) return false
  if (takesFocus(element)) return true
  const inner = [...element.querySelectorAll<HTMLElement>(focusable)]
  const chosen = inner.find((part) => part instanceof HTMLInputElement && part.type === 'radio' && part.checked)
  return (chosen === undefined ? inner : [chosen, ...inner]).some(takesFocus)
}
