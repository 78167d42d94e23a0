import { afterEach, beforeAll, expect, it } from 'vitest'
import { applyDensity, applyTheme } from './apply.ts'
import { applyPrimary } from './applyPrimary.ts'
import { boot } from '../boot.ts'
import { firstStyleId } from './brandSheet.ts'
import { vars } from '../contract.css.ts'
import '../global.ts'
import { palette } from '../palette.ts'
import { colours } from '../themeColours.ts'
import { defaultPrimary, sizes } from '../tokens.ts'

const root = document.documentElement

/** The value a custom property of the contract has on an element now. */
const read = (property: string, element: Element = root): string =>
  getComputedStyle(element)
    .getPropertyValue(property.replaceAll(/^var\(|\)$/g, ''))
    .trim()

beforeAll(() => {
  // As in index.html: the order of the layers stands before any style sheet.
  const order = document.createElement('style')
  order.id = firstStyleId
  order.textContent = '@layer somo.reset, somo.theme, somo.brand, somo.components, somo.layout, somo.utilities;'
  document.head.prepend(order)
})

afterEach(() => {
  applyTheme('default')
  applyPrimary(defaultPrimary)
  applyDensity('comfortable')
})

it('shows each theme on the document and any theme on a part of it', () => {
  expect(read(vars.color.paper)).toBe(colours.default.paper)
  applyTheme('dark')
  expect(read(vars.color.paper)).toBe(colours.dark.paper)
  expect(getComputedStyle(root).colorScheme).toBe('dark')
  const part = document.body.appendChild(document.createElement('div'))
  part.dataset['theme'] = 'default'
  expect(read(vars.color.paper, part)).toBe(colours.default.paper)
  part.remove()
})

it('gives both themes the derived roles of a primary colour, and the default ones for what is no colour', () => {
  applyPrimary('F5C400')
  expect(read(vars.brand.border)).toBe(palette('#f5c400').default.border)
  applyTheme('dark')
  expect(read(vars.brand.text)).toBe(palette('#f5c400').dark.text)
  applyPrimary('no colour')
  expect(read(vars.brand.text)).toBe(palette(defaultPrimary).dark.text)
})

/** The rules of the first style sheet, behind the order of the layers. */
const brandRules = () =>
  [
    ...([...document.styleSheets].find(({ ownerNode }) => ownerNode instanceof Element && ownerNode.id === firstStyleId)
      ?.cssRules ?? []),
  ].slice(1)

it('leaves one rule behind, also after the one of the first paint, before all style sheets that come later', () => {
  boot({ getItem: (key) => (key === 'somo.theme' ? '{"name":"dark","primary":"#0f7b3f"}' : null) }, document)
  expect(read(vars.brand.solid)).toBe('#0f7b3f')
  applyPrimary('#c2185b')
  expect(read(vars.brand.solid)).toBe('#c2185b')
  expect(brandRules()).toHaveLength(1)
  const [brand] = brandRules()
  applyPrimary('#f5c400')
  expect(read(vars.brand.solid)).toBe(palette('#f5c400').default.solid)
  applyTheme('dark')
  expect(read(vars.brand.solid)).toBe(palette('#f5c400').dark.solid)
  // The same rule with other colours: a new one would make the browser match every element again.
  expect(brandRules()).toEqual([brand])
  expect(document.adoptedStyleSheets).toEqual([])
  applyPrimary(defaultPrimary)
  expect(read(vars.brand.solid)).toBe(palette(defaultPrimary).dark.solid)
})

it('sets the heights of controls by density', () => {
  expect(read(vars.size.control)).toBe(`${sizes.comfortable.control}px`)
  applyDensity('compact')
  expect(read(vars.size.control)).toBe(`${sizes.compact.control}px`)
})

/** A block that fades from paper to paper, seen once, with a line of text that fades with what it inherits. */
const fadingBlock = (): { readonly block: HTMLElement; readonly text: HTMLElement } => {
  const block = document.body.appendChild(document.createElement('div'))
  const text = block.appendChild(document.createElement('p'))
  for (const each of [block, text]) each.style.transition = 'color 10s, background-color 10s'
  block.style.backgroundColor = vars.color.paper
  block.style.color = vars.color.ink
  expect(getComputedStyle(text).color).toBe(getComputedStyle(block).color)
  expect(getComputedStyle(block).backgroundColor).toBe('rgb(249, 247, 245)')
  return { block, text }
}

it('runs no transition for a change of the look, also where a colour is inherited', () => {
  const { block, text } = fadingBlock()
  applyTheme('dark')
  expect(getComputedStyle(block).backgroundColor).toBe('rgb(23, 18, 31)')
  expect(getComputedStyle(text).color).toBe(getComputedStyle(root).color)
  expect(block.getAnimations({ subtree: true })).toHaveLength(0)
  block.remove()
})

it('lets go on what was on its way, and runs transitions again afterwards', () => {
  const { block } = fadingBlock()
  block.style.transition = 'translate 10s, background-color 10s'
  block.style.translate = '9px'
  const [moving] = block.getAnimations()
  applyTheme('dark')
  expect(block.getAnimations()).toEqual([moving])
  block.style.backgroundColor = vars.color.ink
  expect(block.getAnimations()).toHaveLength(2)
  block.remove()
})
