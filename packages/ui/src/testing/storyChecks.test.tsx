import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { expectedComponent, isNamed, outerMargins } from '../../../../.storybook/storyChecks.ts'
import { render } from './render.tsx'

const Lamp = ({ style }: { readonly style?: CSSProperties }) => <div data-component="Lamp" style={style} />

test.each([
  ['above', { marginBlockStart: 4 }, 'Lamp: margin 4px 0px 0px 0px'],
  ['at the side', { marginInlineEnd: 0.5 }, 'Lamp: margin 0px 0px 0px 0.5px'],
])('a component that keeps others away %s is found', async (_, style, error) => {
  await render(<Lamp style={style} />)
  expect(outerMargins(document)).toEqual([error])
})

test('it is found where it lies beside the page as well, as what floats does', async () => {
  await render(createPortal(<Lamp style={{ marginBlockEnd: 8 }} />, document.body))
  expect(outerMargins(document)).toEqual(['Lamp: margin 0px 8px 0px 0px'])
})

test.each([
  ['none at all', {}],
  ['one that widens a target', { marginInline: -8 }],
  ['one of what keeps nobody away, as it lies outside the flow', { marginBlockStart: 8, position: 'absolute' }],
] as const)('no error: %s', async (_, style) => {
  await render(<Lamp style={style} />)
  expect(outerMargins(document)).toEqual([])
})

test('a root without exactly its own name is found', async () => {
  await render(<Lamp />)
  expect([isNamed(document, 'Lamp'), isNamed(document, 'Lam'), isNamed(document, 'Shade')]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['Visual/Button', 'Button'],
  ['Visual/Toast', 'ToastRegion'],
  ['Visual/Field', null],
  ['Components/Actions/Button', null],
])('the story %s draws %s', (title, name) => {
  expect(expectedComponent(title)).toBe(name)
})
