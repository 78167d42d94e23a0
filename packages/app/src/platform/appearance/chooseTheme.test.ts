import { expect, test } from 'vitest'
import { chooseTheme, themeNamed } from './chooseTheme.ts'

test.each([
  ['default', 'default'],
  ['dark', 'dark'],
  [' dark ', 'dark'],
  ['Dark', 'default'],
  ['blue', 'default'],
  ['dark-violet', 'default'],
  ['', 'default'],
  [null, 'default'],
])('C58: the claim %j gives the theme %s', (claim, theme) => {
  expect(chooseTheme(claim)).toBe(theme)
})

test('a hint that names no theme is no theme', () => {
  expect(themeNamed('dark')).toBe('dark')
  expect(themeNamed('blue')).toBeNull()
  expect(themeNamed(null)).toBeNull()
  expect(themeNamed(undefined)).toBeNull()
})
