import { expect, test } from 'vitest'
import { prepaint, clearPrepaint } from './prepaint.ts'

function element() {
  const style = {
    backgroundColor: '',
    colorScheme: '',
    removed: [] as string[],
    removeProperty: (name: string) => void style.removed.push(name),
  }
  // Only what is painted of an element's style is there.
  return { style, root: { style: style as unknown as CSSStyleDeclaration } }
}

test.each([
  ['default', '#f9f7f5', 'light'],
  ['dark', '#17121f', 'dark'],
] as const)('the background of the theme %s is its paper', (theme, paper, scheme) => {
  const { style, root } = element()
  prepaint(root, theme)
  expect(style).toMatchObject({ backgroundColor: paper, colorScheme: scheme })
})

test('nothing of it is left once the style sheets are there', () => {
  const { style, root } = element()
  clearPrepaint(root)
  expect(style.removed).toEqual(['background-color', 'color-scheme'])
})
