import { describe, expect, it } from 'vitest'
import { walkGrid } from '../testing/contrast/contrastGrid.ts'
import { failedPairs } from '../testing/contrast/contrastPairs.ts'
import { vars } from './contract.css.ts'
import { parseColour } from './colourText.ts'
import { brandCss, brandProperty, palette } from './palette.ts'
import { defaultPrimary } from './tokens.ts'

const none = 'transparent'

describe('palette', () => {
  it('gives the default colour the roles of look.md', () => {
    const fill = { exact: '#5761ee', solid: '#5761ee', on: '#ffffff', hover: '#4b51dd', pressed: '#4143cf' }
    expect(palette(defaultPrimary)).toEqual({
      default: {
        ...fill,
        edge: none,
        edgeHover: none,
        edgePressed: none,
        subtle: '#ebefff',
        subtleHover: '#e2e7ff',
        subtleSelected: '#dae0f7',
        text: '#4b51dd',
        textHover: '#3d3dc8',
        border: '#5761ee',
        margin: '#a9b7f5',
      },
      dark: {
        ...fill,
        edge: none,
        edgeHover: '#5863f0',
        edgePressed: '#5863f0',
        subtle: '#171b38',
        subtleHover: '#1d223f',
        subtleSelected: '#232947',
        text: '#7687ff',
        textHover: '#8d9eff',
        border: '#5863f0',
        margin: '#3a4278',
      },
    })
  })

  it('keeps a yellow yellow and gives it an edge', () => {
    expect(palette('#f5c400').default).toMatchObject({
      solid: '#f5c400',
      on: '#140f1a',
      hover: '#ffd65d',
      pressed: '#ffe6a1',
      edge: '#9c7c00',
      subtle: '#f8f0d8',
      subtleHover: '#f1e8d1',
      subtleSelected: '#e9e1ca',
      text: '#7b6100',
      textHover: '#675100',
      border: '#9c7c00',
      margin: '#d1b976',
    })
  })

  it('gives a green in the dark theme the roles of look.md', () => {
    expect(palette('#0f7b3f').dark).toMatchObject({
      solid: '#0f7b3f',
      on: '#ffffff',
      hover: '#006b34',
      pressed: '#005e2d',
      edge: '#22864a',
      subtle: '#072511',
      subtleHover: '#0e2c18',
      subtleSelected: '#15331e',
      text: '#48a667',
      textHover: '#5cb979',
      border: '#22864a',
      margin: '#17552e',
    })
  })

  it('meets every pair for every 15th colour, corners and greys', () => {
    const { colours, failures } = walkGrid(15)
    expect(failures).toEqual([])
    expect(colours).toBe(18 ** 3)
    const greys = Array.from({ length: 256 }, (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
    for (const grey of greys) {
      const roles = palette(grey)
      expect([...failedPairs('default', roles.default), ...failedPairs('dark', roles.dark)]).toEqual([])
    }
  })

  it('shows a change on hover and press for every grey, black and white among them', () => {
    for (const colour of ['#000000', '#0a0a0a', '#202020', '#f0f0f0', '#ffffff']) {
      const { solid, hover, pressed } = palette(colour).default
      expect(new Set([solid, hover, pressed]).size).toBe(3)
    }
  })

  it('notices a pair that does not hold', () => {
    const roles = { ...palette(defaultPrimary).dark, text: defaultPrimary }
    expect(failedPairs('dark', roles).length).toBeGreaterThan(0)
  })
})

describe('parseColour', () => {
  it.each([
    ['#5761ee', '#5761ee'],
    ['5761EE', '#5761ee'],
    ['#F5C', '#ff55cc'],
    [' 0af ', '#00aaff'],
  ])('reads %j as %s', (text, colour) => {
    expect(parseColour(text)).toBe(colour)
  })

  it.each(['', '#', 'red', '#12', '#12345', '#1234567', '#12345678', 'rgb(0,0,0)', '#5761ee;}body{display:none'])(
    'refuses %j',
    (text) => {
      expect(parseColour(text)).toBeNull()
    },
  )
})

describe('brandCss', () => {
  it('writes exactly the custom properties of the contract', () => {
    for (const [role, property] of Object.entries(vars.brand)) {
      expect(property).toBe(`var(${brandProperty(role)})`)
    }
    expect(Object.keys(palette(defaultPrimary).dark).sort()).toEqual(Object.keys(vars.brand).sort())
  })

  it('is one rule for each theme in the brand layer, printed the light one alone', () => {
    const css = brandCss(palette('#f5c400'))
    expect(css).toMatch(
      /^@layer somo\.brand\{html,\[data-theme="default"\]\{[^{}]+\}@media not print\{\[data-theme="dark"\]\{[^{}]+\}\}\}$/,
    )
    expect(css).toContain('--somo-brand-subtle-hover:#f1e8d1')
  })
})
