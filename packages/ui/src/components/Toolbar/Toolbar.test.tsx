import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Toolbar, ToolbarGroup } from './Toolbar.tsx'
import { rovingStep } from './rovingStep.ts'

const bar = (
  <>
    <button type="button">Before</button>
    <Toolbar label="Formatting">
      <ToolbarGroup label="Style">
        <Button>Bold</Button>
        <Button isDisabled disabledReason="Select a text first.">
          Italic
        </Button>
      </ToolbarGroup>
      <ToolbarGroup label="Find">
        <input aria-label="Find" defaultValue="abc" />
        <a href="/help">Help</a>
      </ToolbarGroup>
    </Toolbar>
    <button type="button">After</button>
  </>
)

const button = (name: string) => page.getByRole('button', { name })
const help = () => page.getByRole('link', { name: 'Help' })
const find = () => page.getByRole('textbox', { name: 'Find' })

const enter = async (): Promise<void> => {
  await render(bar)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('Bold')).toHaveFocus()
}

describe('keys', () => {
  test.each([
    ['{ArrowRight}', () => button('Italic')],
    ['{ArrowLeft}', help],
    ['{End}', help],
    ['{End}{Home}', () => button('Bold')],
    ['{End}{ArrowRight}', () => button('Bold')],
    ['{ArrowRight}{ArrowRight}', find],
  ] as const)('%s moves the focus', async (keys, target) => {
    await enter()
    await userEvent.keyboard(keys)
    await expect.element(target()).toHaveFocus()
  })

  test('inside a field the arrows belong to its text', async () => {
    await enter()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Home}')
    await expect.element(find()).toHaveFocus()
  })

  test('Tab leaves the row from anywhere, and comes back to where it was', async () => {
    await enter()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await expect.element(button('After')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Italic')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Before')).toHaveFocus()
  })
})

test.each(presses)('what stands in it is pressed by $name', async ({ press }) => {
  const onPress = vi.fn()
  await render(
    <Toolbar label="Formatting">
      <Button>Bold</Button>
      <Button onPress={onPress}>Italic</Button>
    </Toolbar>,
  )
  await press(button('Italic'))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('where words run from right to left the arrows change places', async () => {
  await render(<div dir="rtl">{bar}</div>)
  await userEvent.click(button('Bold'))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(button('Italic')).toHaveFocus()
})

test('it is a named toolbar of named groups that wraps instead of being cut', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(
    <div style={{ inlineSize: 140 }}>
      <Toolbar label="Formatting" ref={ref}>
        <ToolbarGroup label="Style">
          <Button>Bold</Button>
          <Button>Italic</Button>
          <Button>Underlined</Button>
        </ToolbarGroup>
      </Toolbar>
    </div>,
  )
  expect(ref.current).toBe(page.getByRole('toolbar', { name: 'Formatting' }).element())
  await expect.element(page.getByRole('group', { name: 'Style' })).toBeVisible()
  expect(ref.current?.scrollWidth).toBeLessThanOrEqual(140)
})

test.each([
  ['ArrowRight', 0, {}, 1],
  ['ArrowRight', 2, {}, 0],
  ['ArrowRight', 2, { wraps: false }, 2],
  ['ArrowLeft', 0, {}, 2],
  ['ArrowLeft', 0, { isRtl: true }, 1],
  ['Home', 2, {}, 0],
  ['End', 0, {}, 2],
  ['x', 0, {}, null],
  ['End', 0, { count: 0 }, null],
] as const)('%s from %i with %j leads to %s', (key, index, options, next) => {
  expect(rovingStep({ key, index, count: 3, ...options })).toBe(next)
})
