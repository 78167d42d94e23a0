import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { ContextMenu } from './ContextMenu.tsx'

const target = () => page.getByRole('button', { name: 'Amina Okafor' })
const menu = () => page.getByRole('menu', { name: 'Actions for Amina Okafor' })

afterEach(() => vi.useRealTimers())

const draw = (onAction: () => void = () => undefined) =>
  render(
    <ContextMenu
      label="Actions for Amina Okafor"
      sections={[
        {
          id: 'all',
          items: [
            { id: 'remind', label: 'Remind', onAction },
            { id: 'lock', label: 'Lock' },
          ],
        },
      ]}
    >
      <button type="button" style={{ inlineSize: 300, blockSize: 80 }}>
        Amina Okafor
      </button>
    </ContextMenu>,
    { isSpoken: true },
  )

test('a right click opens it at the pointer, and an entry acts once', async () => {
  const onAction = vi.fn()
  await draw(onAction)
  await userEvent.click(target(), { button: 'right', position: { x: 120, y: 40 } })
  await expect.element(menu()).toBeVisible()
  const place = target().element().getBoundingClientRect()
  const { left, top } = menu().element().getBoundingClientRect()
  expect([Math.abs(left - place.left - 120) < 12, Math.abs(top - place.top - 40) < 16]).toEqual([true, true])
  await userEvent.click(page.getByRole('menuitem', { name: 'Remind' }))
  await expect.element(menu()).not.toBeInTheDocument()
  expect(onAction).toHaveBeenCalledTimes(1)
})

test.each(presses)('an entry is chosen by $name, once', async ({ press }) => {
  const onAction = vi.fn()
  await draw(onAction)
  await userEvent.click(target(), { button: 'right' })
  await expect.element(menu()).toBeVisible()
  await press(page.getByRole('menuitem', { name: 'Remind' }))
  await expect.element(menu()).not.toBeInTheDocument()
  expect(onAction).toHaveBeenCalledTimes(1)
})

describe('keys', () => {
  test.each([['{Shift>}{F10}{/Shift}'], ['{ContextMenu}']])(
    '%s opens it below the element, at its first entry',
    async (keys) => {
      await draw()
      await userEvent.tab()
      await userEvent.keyboard(keys)
      await expect.element(page.getByRole('menuitem', { name: 'Remind' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(page.getByRole('menuitem', { name: 'Lock' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(page.getByRole('menuitem', { name: 'Remind' })).toHaveFocus()
      for (const [key, name] of [
        ['{End}', 'Lock'],
        ['{Home}', 'Remind'],
        ['l', 'Lock'],
        ['{ArrowDown}', 'Remind'],
      ] as const) {
        await userEvent.keyboard(key)
        await expect.element(page.getByRole('menuitem', { name })).toHaveFocus()
      }
      await userEvent.tab()
      await expect.element(menu()).not.toBeInTheDocument()
    },
  )

  test('Escape closes it and gives the focus back', async () => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(target()).toHaveFocus()
  })

  test.each(['{Enter}', ' '])('"%s" chooses the entry in focus and closes', async (key) => {
    const onAction = vi.fn()
    await draw(onAction)
    await userEvent.tab()
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(page.getByRole('menuitem', { name: 'Remind' })).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(menu()).not.toBeInTheDocument()
    expect(onAction).toHaveBeenCalledTimes(1)
    await expect.element(target()).toHaveFocus()
  })
})

describe('a finger', () => {
  const touch = (type: string, x: number): boolean =>
    target()
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 3, clientX: x, clientY: 40 }),
      )

  test('that rests opens it', async () => {
    await draw()
    touch('pointerdown', 60)
    await expect.element(menu()).toBeVisible()
  })

  test.each([
    ['drifts away', 'pointermove', 100],
    ['is lifted', 'pointerup', 60],
  ] as const)('that %s before does not', async (_name, type, x) => {
    await draw()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    touch('pointerdown', 60)
    touch(type, x)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    expect(menu().elements()).toHaveLength(0)
  })
})
