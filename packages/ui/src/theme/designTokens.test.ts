import { expect, test } from 'vitest'
import { designTokens, type DesignTokenGroup } from './designTokens.ts'
import { colours } from './tokens.ts'

const isGroup = (value: unknown): value is DesignTokenGroup => typeof value === 'object' && value !== null && !Array.isArray(value)

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
  const types = ['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'cubicBezier', 'typography']
  expect(tokens.size).toBeGreaterThan(150)
  for (const [path, token] of tokens) expect(types, path).toContain(token['$type'])
  expect(JSON.stringify(tree)).not.toMatch(/null|NaN|undefined/)
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
  await expect(`${JSON.stringify(tree, null, 2)}\n`).toMatchFileSnapshot('../../design-tokens.json')
})
