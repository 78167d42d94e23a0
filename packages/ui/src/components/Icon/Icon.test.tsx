import { BookOpen } from 'lucide-react'
import { expect, expectTypeOf, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Icon, type IconProps } from './Icon.tsx'
import { iconPlaces, iconSizes } from './iconSizes.ts'

const drawn = (container: HTMLElement): Element => {
  const [icon] = container.querySelectorAll('[data-component="Icon"]')
  if (icon === undefined) throw new Error('No icon was drawn.')
  return icon
}

test.each(iconPlaces)('an icon of the place %s has its size and the stroke of the type beside it', async (size) => {
  const { container } = await render(<Icon glyph={BookOpen} size={size} />)
  const icon = drawn(container)
  expect(icon.getBoundingClientRect().width).toBe(iconSizes[size])
  expect(icon.getAttribute('stroke-width')).toBe(iconSizes[size] < 16 ? '2' : '1.75')
})

test('an icon keeps its size beside words that have too little room', async () => {
  const { container } = await render(
    <p style={{ display: 'flex', inlineSize: 80 }}>
      <Icon glyph={BookOpen} size="inline" />
      <span>Personalabteilung ohne Vertretung</span>
    </p>,
  )
  expect(drawn(container).getBoundingClientRect().width).toBe(iconSizes.inline)
})

test('an icon is never read out and takes no focus', async () => {
  const { container } = await render(<Icon glyph={BookOpen} />)
  expect(drawn(container).getAttribute('aria-hidden')).toBe('true')
  expect(drawn(container).getAttribute('tabindex')).toBeNull()
})

test('sizes are places, not numbers', () => {
  expectTypeOf<NonNullable<IconProps['size']>>().toEqualTypeOf<
    'inline' | 'chip' | 'button' | 'notice' | 'navigation' | 'phone'
  >()
})
