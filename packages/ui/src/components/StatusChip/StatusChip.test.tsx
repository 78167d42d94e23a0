import { createRef } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { StatusChip, type StatusChipProps } from './StatusChip.tsx'
import { statusGlyphs, statusKinds } from './statusKinds.ts'

test('each status has a shape of its own', () => {
  expect(new Set(Object.values(statusGlyphs)).size).toBe(statusKinds.length)
})

test.each(statusKinds)('the status %s is its words; the glyph is silent', async (kind) => {
  const ref = createRef<HTMLSpanElement>()
  await render(
    <StatusChip kind={kind} ref={ref}>
      Words
    </StatusChip>,
  )
  await expect.element(page.getByText('Words')).toBeVisible()
  expect(ref.current?.dataset['component']).toBe('StatusChip')
  expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('only what needs somebody is tinted', async () => {
  const { container } = await render(
    <>
      {statusKinds.map((kind) => (
        <StatusChip key={kind} kind={kind} id={kind}>
          {kind}
        </StatusChip>
      ))}
    </>,
  )
  const tinted = [...container.querySelectorAll('[data-component="StatusChip"]')].filter(
    (chip) => getComputedStyle(chip).backgroundColor !== 'rgba(0, 0, 0, 0)',
  )
  expect(tinted.map(({ id }) => id)).toEqual(['dueSoon', 'overdue', 'expired', 'invited', 'waiting'])
})

test('several words wrap beside the glyph, one is never broken', async () => {
  await render(
    <div style={{ inlineSize: 120 }}>
      <StatusChip kind="waiting">Wartet auf Freigabe durch Personal</StatusChip>
      <div style={{ inlineSize: 60, overflowWrap: 'anywhere' }}>
        <StatusChip kind="invited">Eingeladen</StatusChip>
      </div>
    </div>,
  )
  const words = page
    .getByText(/Wartet/)
    .element()
    .getBoundingClientRect()
  expect(words.right).toBeLessThanOrEqual(128)
  expect(page.getByText('Eingeladen').element().getBoundingClientRect().height).toBeLessThan(words.height)
})

test('a status has always words', () => {
  expectTypeOf<StatusChipProps>().toHaveProperty('children')
  expectTypeOf<StatusChipProps['kind']>().toEqualTypeOf<(typeof statusKinds)[number]>()
})
