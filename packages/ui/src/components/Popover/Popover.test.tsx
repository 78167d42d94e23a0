import { createRef } from 'react'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

const trigger = () => page.getByRole('button', { name: 'Why' })
const panel = () => page.getByRole('dialog', { name: 'Why this person sees it' })

const draw = () =>
  render(
    <Popover trigger="Why" title="Why this person sees it">
      {(close) => (
        <>
          <p>Assignment Safety 2026, for Lager Nord.</p>
          <Button onPress={close}>Understood</Button>
        </>
      )}
    </Popover>,
  )

test.each(presses)('it opens by $name, says so and takes the focus', async ({ press }) => {
  await draw()
  const button = trigger().element()
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['dialog', 'false'])
  await press(trigger())
  await expect.element(panel()).toBeVisible()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(panel().element().id)
  await expect.poll(() => panel().element().contains(document.activeElement)).toBe(true)
})

describe('ways out', () => {
  test('Escape right after the press, before the focus is inside', async () => {
    await draw()
    const button = trigger().element()
    await userEvent.hover(trigger())
    await userEvent.click(trigger())
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await expect.element(panel()).not.toBeInTheDocument()
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(document.body, { position: { x: 900, y: 500 }, force: true })],
    ['something inside', () => userEvent.click(page.getByRole('button', { name: 'Understood' }))],
  ] as const)('%s closes it', async (name, leave) => {
    await draw()
    await userEvent.click(trigger())
    await expect.element(panel()).toBeVisible()
    await leave()
    await expect.element(panel()).not.toBeInTheDocument()
    if (name !== 'a press outside') await expect.element(trigger()).toHaveFocus()
  })
})

test('Tab and Shift + Tab stay inside', async () => {
  await draw()
  await userEvent.click(trigger())
  await expect.element(panel()).toBeVisible()
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab({ shift: step >= 3 })
    expect(panel().element().contains(document.activeElement)).toBe(true)
  }
})

test('a trigger of one glyph has its name from the label, and its element is handed on', async () => {
  const ref = createRef<HTMLButtonElement>()
  await render(
    <Popover trigger={<svg />} label="Why" title="Why this person sees it" ref={ref}>
      Text
    </Popover>,
  )
  await expect.element(trigger()).toBeVisible()
  expect(ref.current).toBe(trigger().element())
})

test('a placement that is not there does not compile', () => {
  expectTypeOf<PopoverProps['placement']>().toEqualTypeOf<
    'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
  >()
})
