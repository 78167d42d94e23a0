import { cdp, type Locator } from 'vitest/browser'

/** States that tests ask for; the rest of what a browser tells differs from version to version. */
const stateNames = [
  'hasPopup',
  'expanded',
  'checked',
  'pressed',
  'level',
  'invalid',
  'required',
  'readonly',
  'disabled',
  'selected',
  'autocomplete',
  'multiselectable',
  'busy',
] as const

/**
 * What the browser hands to assistive technology for an element and what is in it, without plain text: one line a node,
 * such as `combobox "Person" expanded=true`, its description last.
 */
export async function accessibilityTree(target: Locator): Promise<readonly string[]> {
  const element = target.element()
  element.setAttribute('data-probe', '')
  try {
    // The tests run in a frame of the page that the protocol speaks to.
    const find = `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.querySelector('[data-probe]')).find(Boolean)`
    const { result } = await cdp().send('Runtime.evaluate', { expression: find })
    if (result.objectId === undefined) throw new Error('The element was not found in any frame.')
    const { nodes } = await cdp().send('Accessibility.queryAXTree', { objectId: result.objectId })
    return nodes.flatMap((node) => {
      const role = String(node.role?.value ?? 'none')
      if (node.ignored || ['none', 'generic', 'StaticText', 'InlineTextBox'].includes(role)) return []
      const states = stateNames.flatMap((name) => {
        const value: unknown = node.properties?.find((property) => property.name === name)?.value.value
        return value === undefined || value === false || value === 'false'
          ? []
          : [`${name}=${JSON.stringify(value).replaceAll('"', '')}`]
      })
      const description = node.description?.value ? [`(${String(node.description.value)})`] : []
      return [[role, `"${String(node.name?.value ?? '')}"`, ...states, ...description].join(' ')]
    })
  } finally {
    element.removeAttribute('data-probe')
  }
}
