import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { findPropUnions, untestedUnions } from './propUnions.mjs'
import { readTree } from './tree.mjs'

const tests = readFileSync(join(root, 'packages/ui/src/testing/propUnions.test.ts'), 'utf8')

test('every choice a component of ui offers has a type test that names its values', () => {
  const unions = findPropUnions(readTree(root))
  expect(unions.length).toBeGreaterThan(70)
  expect(untestedUnions(unions, tests)).toEqual([])
})

test.each([
  ['written out', "export interface LampProps {\n  readonly glow?: 'warm' | 'cold'\n}\n"],
  ['by numbers', 'export interface LampProps {\n  readonly glow: 2 | 3\n}\n'],
  [
    'by a name',
    "export type Glow = 'warm' | 'cold'\n\nexport interface LampProps<Row> extends Part {\n  readonly glow?: Glow | null\n}\n",
  ],
  [
    'by a list',
    'export type Glow = (typeof glows)[number]\n\nexport interface LampProps {\n  readonly glow?: Glow\n}\n',
  ],
  [
    'in a type made of objects',
    "export type LampProps = Part & {\n  readonly glow?: 'warm' | 'cold'\n}\n\nexport const Lamp = 1\n",
  ],
  [
    'in one line',
    "export type LampProps = { readonly id: string } & (\n  | { readonly kind: 'a'; readonly glow: 'warm' | 'cold' }\n)\n\nexport const Lamp = 1\n",
  ],
])('a new choice is missed: %s', (_, text) => {
  const path = 'packages/ui/src/components/Lamp/Lamp.tsx'
  expect(untestedUnions(findPropUnions([{ path, text }]), tests)).toEqual([`${path}: LampProps.glow`])
})

test('a choice of the theme is one of the component that offers it', () => {
  const theme = { path: 'packages/ui/src/theme/tokens.ts', text: 'export type Glow = keyof typeof glows\n' }
  const lamp = {
    path: 'packages/ui/src/components/Lamp/Lamp.tsx',
    text: 'export interface LampProps {\n  readonly glow?: Glow\n}\n',
  }
  expect(untestedUnions(findPropUnions([theme, lamp]), tests)).toEqual([`${lamp.path}: LampProps.glow`])
})

test('texts, numbers and what another module decides are no choices', () => {
  const text =
    'export interface LampProps {\n  readonly label: string\n  readonly share?: number\n  readonly gap?: Gap\n}\n'
  expect(findPropUnions([{ path: 'packages/ui/src/components/Lamp/Lamp.tsx', text }])).toEqual([])
})
