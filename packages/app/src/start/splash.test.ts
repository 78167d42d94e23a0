import { expect, test } from 'vitest'
import { inkOf } from './prepaint.ts'
import { showSplash } from './splash.ts'

test.each([
  ['default', '#221b29'],
  ['dark', '#f0eaf0'],
] as const)('the mark of the theme %s shows in its ink, outside the flow of the page', (theme, ink) => {
  const style = { position: '', inset: '', display: '', placeContent: '', color: '' }
  // Only what the mark touches of an element's style is there.
  const mark = { style: style as unknown as CSSStyleDeclaration, hidden: true }
  showSplash(mark, inkOf(theme))
  expect(style).toEqual({ position: 'fixed', inset: '0', display: 'grid', placeContent: 'center', color: ink })
  expect(mark.hidden).toBe(false)
})
