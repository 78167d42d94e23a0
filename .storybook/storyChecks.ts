/** A negative margin enlarges a target within its row and is allowed. */
const keepsAway = (length: string): boolean => Number.parseFloat(length) > 0

/**
 * Components of ui with outer margins. Distances belong to the layout around them (Stack, Inline, Page).
 * @returns one line an error
 */
export const outerMargins = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('[data-component]')].flatMap((element) => {
    const { marginBlockStart, marginBlockEnd, marginInlineStart, marginInlineEnd, position } = getComputedStyle(element)
    if (position === 'absolute' || position === 'fixed') return []
    const margins = [marginBlockStart, marginBlockEnd, marginInlineStart, marginInlineEnd]
    return !margins.some(keepsAway) ? [] : [`${element.getAttribute('data-component')}: margin ${margins.join(' ')}`]
  })

/** A Toast is inside a region with others; the region is the root. */
const rootNames: Readonly<Record<string, string>> = { Toast: 'ToastRegion' }

/**
 * The expected name on the component's root, from a title such as "Visual/Button"; null for other stories. Field is
 * skipped, because it carries the name of the field it wraps.
 */
export const expectedComponent = (title: string): string | null => {
  const name = /^Visual\/(?!Field$)(\w+)$/.exec(title)?.[1]
  return name === undefined ? null : (rootNames[name] ?? name)
}

/** Whether a component or template has exactly this name on its root. */
export const isNamed = (root: ParentNode, name: string): boolean =>
  root.querySelector(`[data-component="${name}"], [data-template="${name}"]`) !== null
