import { expect, test } from 'vitest'
import { contractLeaves } from '../../testing/token-pages/contractLeaves.ts'
import { vars } from '../contract.css.ts'
import { papersOf } from '../sheets/covers.css.ts'
import { designTokens, type DesignTokenGroup } from './designTokens.ts'
import { colours } from '../themeColours.ts'
import { breakpoints, densities, measures, themeNames } from '../tokens.ts'

const isGroup = (value: unknown): value is DesignTokenGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every token of a tree with its path. */
const tokensOf = (tree: DesignTokenGroup, path = ''): (readonly [path: string, token: DesignTokenGroup])[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    if (!isGroup(value)) return []
    const here = `${path}/${name}`
    return '$value' in value ? [[here, value] as const] : tokensOf(value, here)
  })

const tree = designTokens()
const tokens = new Map(tokensOf(tree))

test('every token has a type of the format and a value', () => {
  const types = [
    'color',
    'dimension',
    'duration',
    'fontFamily',
    'fontWeight',
    'cubicBezier',
    'typography',
    'shadow',
    'number',
  ]
  expect(tokens.size).toBeGreaterThan(150)
  for (const [path, token] of tokens) expect(types, path).toContain(token['$type'])
  expect(JSON.stringify(tree)).not.toMatch(/null|NaN|undefined/)
})

/** Where the file holds what a leaf of the contract is filled with: by theme, by the height of controls, or once. */
const placesOf = (path: readonly string[]): readonly string[] => {
  const [group = '', name = ''] = path
  const byTheme = (place: string) => themeNames.map((theme) => `/theme/${theme}/${place}`)
  if (group === 'type') return [...byTheme(`type/${name}`), ...byTheme(`narrowType/${name}`)]
  if (['color', 'brand', 'danger', 'shadow', 'cover'].includes(group)) return byTheme(path.join('/'))
  if (group === 'size') return [...densities, 'coarse'].map((height) => `/size/${height}/${name}`)
  return [`/${path.join('/')}`]
}

test('everything that a component may read stands in the file', () => {
  const leaves = contractLeaves({ ...vars, cover: papersOf }).map(({ path }) => path)
  expect(leaves.length).toBeGreaterThan(150)
  expect(leaves.flatMap(placesOf).filter((place) => !tokens.has(place))).toEqual([])
})

test('of a step of type nothing is left out', () => {
  const parts = { size: 'fontSize', line: 'lineHeight', weight: 'fontWeight', tracking: 'letterSpacing' }
  expect(Object.keys(vars.type.body).sort()).toEqual(Object.keys(parts).sort())
  for (const part of Object.values(parts)) expect(tokens.get('/theme/dark/type/body')?.['$value']).toHaveProperty(part)
  expect(tokens.get('/theme/default/narrowType/display')?.['$value']).toMatchObject({
    fontSize: { value: 30, unit: 'px' },
  })
})

test('the widths at which layouts change and the fixed measures stand there too', () => {
  for (const name of Object.keys(breakpoints)) expect(tokens.has(`/breakpoint/${name}`), name).toBe(true)
  for (const name of [...Object.keys(measures), 'lineCharacters'])
    expect(tokens.has(`/measure/${name}`), name).toBe(true)
})

test('a shadow is its layers, each with its lengths and its colour', () => {
  const length = (value: number) => ({ value, unit: 'px' })
  const ink = (alpha: number) => ({ colorSpace: 'srgb', components: [0.1333, 0.1059, 0.1608], alpha })
  expect(tokens.get('/theme/default/shadow/floating')?.['$value']).toEqual([
    { color: ink(0.12), offsetX: length(0), offsetY: length(1), blur: length(2), spread: length(0) },
    { color: ink(0.22), offsetX: length(0), offsetY: length(12), blur: length(32), spread: length(-8) },
  ])
  expect(tokens.get('/theme/dark/shadow/floating')?.['$value']).toMatchObject([
    { color: { alpha: 0 }, blur: length(0) },
  ])
  expect(tokens.get('/theme/dark/shadow/floatingEdge')?.['$value']).toMatchObject({ hex: '#463b54' })
})

test('no name holds what the format reserves', () => {
  for (const path of tokens.keys()) expect(path).not.toMatch(/[.{}]|\/\$/)
})

test('colours are the ones the components read, in channels from 0 to 1', () => {
  expect(tokens.get('/theme/dark/color/ink')?.['$value']).toEqual({
    colorSpace: 'srgb',
    components: [0.9412, 0.9176, 0.9412],
    hex: colours.dark.ink,
  })
  expect(tokens.get('/theme/default/color/scrim')?.['$value']).toMatchObject({ alpha: 0.4 })
  expect(tokens.get('/theme/default/danger/edge')?.['$value']).toMatchObject({ alpha: 0 })
})

test("the brand's roles follow the colour that is given", () => {
  const green = new Map(tokensOf(designTokens('#0f7b3f')))
  expect(green.get('/theme/default/brand/exact')?.['$value']).toMatchObject({ hex: '#0f7b3f' })
})

test('the file for design tools says what the tokens say', async () => {
  await expect(`${JSON.stringify(tree, null, 2)}\n`).toMatchFileSnapshot('../../../design-tokens.json')
})
