import { expect, test } from 'vitest'
import { layGround, takeGroundAway } from './ground.ts'

function element() {
  const style = {
    backgroundColor: '',
    colorScheme: '',
    removed: [] as string[],
    removeProperty: (name: string) => void style.removed.push(name),
  }
  // Only what the ground touches of an element's style is there.
  return { style, root: { style: style as unknown as CSSStyleDeclaration } }
}

test.each([
  ['default', '#f9f7f5', 'light'],
  ['dark', '#17121f', 'dark'],
] as const)('the ground of the theme %s is its paper', (theme, paper, scheme) => {
  const { style, root } = element()
  layGround(root, theme)
  expect(style).toMatchObject({ backgroundColor: paper, colorScheme: scheme })
})

test('nothing of it is left once the style sheets are there', () => {
  const { style, root } = element()
  takeGroundAway(root)
  expect(style.removed).toEqual(['background-color', 'color-scheme'])
})
