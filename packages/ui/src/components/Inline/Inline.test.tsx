import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Inline } from './Inline.tsx'

const places = (): readonly DOMRect[] => [...document.querySelectorAll('b')].map((part) => part.getBoundingClientRect())

const inWidth = (width: number, node: ReactNode) => <div style={{ inlineSize: width }}>{node}</div>

test('children stand beside one another at one distance', async () => {
  await render(
    <Inline space={12}>
      <b>Save</b>
      <b>Discard</b>
    </Inline>,
  )
  const [first, second] = places()
  expect(second?.top).toBe(first?.top)
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(12, 1)
})

test('where the line is too short the next one is used, and nothing sticks out', async () => {
  await render(
    inWidth(
      120,
      <Inline space={8}>
        <b>Benutzerverwaltung</b>
        <b>Einheitenverwaltung</b>
      </Inline>,
    ),
  )
  const [first, second] = places()
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
})

test('without wrapping the children stay on their line', async () => {
  await render(
    inWidth(
      120,
      <Inline wrap={false}>
        <b>Save all of it</b>
        <b>Discard all of it</b>
      </Inline>,
    ),
  )
  const [first, second] = places()
  expect(second?.left).toBeGreaterThan(first?.left ?? 0)
  expect(second?.top).toBeLessThan(first?.bottom ?? 0)
})

test('the ends of the line are taken when children are to stand apart', async () => {
  await render(
    inWidth(
      400,
      <Inline justify="between">
        <b>Title</b>
        <b>Action</b>
      </Inline>,
    ),
  )
  const frame = document.querySelector('[data-component="Inline"]')?.getBoundingClientRect()
  const [first, second] = places()
  expect(first?.left).toBe(frame?.left)
  expect(second?.right).toBeCloseTo(frame?.right ?? 0, 1)
})
