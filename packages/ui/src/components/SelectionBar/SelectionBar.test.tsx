import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forceColours } from '../../testing/contrast/forceColours.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { SelectionAction } from './selectionBarTypes.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const glyph = <svg aria-hidden="true" width="16" height="16" />

const actionsOf = (onAction: () => void, change: Partial<SelectionAction> = {}): readonly SelectionAction[] => [
  { id: 'assign', label: 'Assign', icon: glyph, onAction, ...change },
  { id: 'remind', label: 'Remind', icon: glyph, onAction: () => undefined },
]

const drawCounts = (counts: readonly number[], onClear = vi.fn()) => {
  function Rows() {
    const [index, setIndex] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setIndex(index + 1)}>
          Next
        </button>
        <SelectionBar
          count={counts[index] ?? 0}
          total={214}
          onSelectAll={() => undefined}
          onClear={onClear}
          actions={actionsOf(() => undefined)}
        />
      </>
    )
  }
  return render(<Rows />, { isSpoken: true })
}

test('how many are selected is told when it changes, and that none are', async () => {
  await drawCounts([0, 3, 214, 0])
  const announcement = () => page.getByRole('status').element().textContent
  expect(announcement()).toBe('')
  for (const text of ['3 selected', '214 selected', 'Selection cleared']) {
    await userEvent.click(button('Next'))
    await expect.poll(announcement).toBe(text)
  }
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
})

test('all that match are offered beside the number until all are selected', async () => {
  await drawCounts([3, 214])
  await expect.element(button('Select all 214')).toBeVisible()
  await userEvent.click(button('Next'))
  await expect.element(button('Select all 214')).not.toBeInTheDocument()
  await expect.element(page.getByText('All 214 selected')).toBeVisible()
})

test('the only one there is, selected, is not called all', async () => {
  await render(<SelectionBar count={1} total={1} onClear={() => undefined} actions={actionsOf(() => undefined)} />, {
    isSpoken: true,
  })
  await expect.element(page.getByText('1 selected', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(/^All/)).not.toBeInTheDocument()
})

test('who selects all stays in the bar, though the button is gone', async () => {
  function Rows() {
    const [count, setCount] = useState(3)
    return (
      <SelectionBar
        count={count}
        total={214}
        onSelectAll={() => setCount(214)}
        onClear={() => undefined}
        actions={actionsOf(() => undefined)}
      />
    )
  }
  await render(<Rows />, { isSpoken: true })
  button('Select all 214').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('All 214 selected')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Assign$/ })).toHaveFocus()
})

test('a bar that comes with all of them selected leaves the focus where it is', async () => {
  await render(
    <SelectionBar
      count={214}
      total={214}
      onSelectAll={() => undefined}
      onClear={() => undefined}
      actions={actionsOf(() => undefined)}
    />,
    { isSpoken: true },
  )
  await expect.element(page.getByText('All 214 selected')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

describe.each(presses)('pressed by $name', ({ press }) => {
  test.each([
    ['usable', {}, 1],
    ['pending', { isPending: true }, 0],
    ['impossible', { disabledReason: 'two have no e-mail.' }, 0],
  ] as const)('an action that is %s acts accordingly', async (_name, change, times) => {
    const onAction = vi.fn()
    await render(<SelectionBar count={3} onClear={() => undefined} actions={actionsOf(onAction, change)} />, {
      isSpoken: true,
    })
    await press(page.getByRole('button', { name: /Assign$/ }))
    expect(onAction).toHaveBeenCalledTimes(times)
  })
})

test('what is impossible can be reached and says why', async () => {
  await render(
    <SelectionBar
      count={3}
      onClear={() => undefined}
      actions={actionsOf(() => undefined, { disabledReason: 'two have no e-mail.' })}
    />,
    {
      isSpoken: true,
    },
  )
  await userEvent.tab()
  await expect.element(button('Assign')).toHaveFocus()
  await expect.element(button('Assign')).toHaveAccessibleDescription('Assign: two have no e-mail.')
  await expect.element(page.getByText('Assign: two have no e-mail.')).toBeVisible()
})

test('arrows walk the bar, which is one tab stop', async () => {
  await render(
    <SelectionBar
      count={3}
      total={9}
      onSelectAll={() => undefined}
      onClear={() => undefined}
      actions={actionsOf(() => undefined)}
    />,
    { isSpoken: true },
  )
  await userEvent.tab()
  await expect.element(button('Select all 9')).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowRight}', 'Assign'],
    ['{End}', 'Clear selection'],
    ['{ArrowLeft}', 'Remind'],
    ['{Home}', 'Select all 9'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(button(name)).toHaveFocus()
  }
})

test('Escape clears, wherever the focus is, but not while somebody writes', async () => {
  const onClear = vi.fn()
  await render(
    <>
      <input aria-label="Name" />
      <button type="button">Row</button>
      <SelectionBar count={2} onClear={onClear} actions={[]} />
    </>,
    { isSpoken: true },
  )
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('{Escape}')
  expect(onClear).not.toHaveBeenCalled()
  await userEvent.click(button('Row'))
  await userEvent.keyboard('{Escape}')
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('cleared by its own button, the focus goes back to where it came from', async () => {
  function Rows() {
    const [count, setCount] = useState(2)
    return (
      <>
        <button type="button">Row</button>
        <SelectionBar count={count} onClear={() => setCount(0)} actions={[]} />
      </>
    )
  }
  await render(<Rows />, { isSpoken: true })
  await userEvent.click(button('Row'))
  await userEvent.tab()
  await expect.element(button('Clear selection')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Row')).toHaveFocus()
})

test('in a narrow bar the words of later actions are still their names, and nothing overflows', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(
    <div style={{ inlineSize: 320 }}>
      <SelectionBar
        count={3}
        total={214}
        onSelectAll={() => undefined}
        onClear={() => undefined}
        actions={actionsOf(() => undefined)}
        ref={ref}
      />
    </div>,
    { isSpoken: true },
  )
  expect(ref.current?.dataset['component']).toBe('SelectionBar')
  expect(ref.current?.scrollWidth).toBeLessThanOrEqual(320)
  expect(button('Assign').element().getBoundingClientRect().width).toBeGreaterThan(60)
  expect(button('Remind').element().getBoundingClientRect().width).toBeLessThan(48)
})

test.each([
  ['de', 'Alle 214 auswählen', 'Auswahl aufheben'],
  ['sw', 'Chagua matokeo yote 214', 'Ondoa uteuzi'],
] as const)('it speaks %s', async (locale, all, clear) => {
  await render(
    <SelectionBar count={3} total={214} onSelectAll={() => undefined} onClear={() => undefined} actions={[]} />,
    { locale, isSpoken: true },
  )
  await expect.element(button(all)).toBeVisible()
  await expect.element(button(clear)).toBeVisible()
})

test('with forced colours glyphs are not of the colour of the bar', async () => {
  await forceColours()
  await render(<SelectionBar count={3} onClear={() => undefined} actions={actionsOf(() => undefined)} />, {
    isSpoken: true,
  })
  const bar = document.querySelector('[data-component="SelectionBar"]')
  const background = bar === null ? '' : getComputedStyle(bar).backgroundColor
  expect(background).not.toBe('')
  expect(getComputedStyle(button('Assign').element()).color).not.toBe(background)
})

test('on a phone a number and two actions stand on one line', async () => {
  await render(
    <div style={{ inlineSize: 360 }}>
      <SelectionBar count={3} onClear={() => undefined} actions={actionsOf(() => undefined)} />
    </div>,
    { isSpoken: true },
  )
  const bar = document.querySelector('[data-component="SelectionBar"]')
  expect(bar?.clientHeight).toBeLessThan(72)
})

test('actions on a line of their own end where the way out does, which stays on the first', async () => {
  await render(
    <div style={{ inlineSize: 250 }}>
      <SelectionBar
        count={3}
        total={214}
        onSelectAll={() => undefined}
        onClear={() => undefined}
        actions={actionsOf(() => undefined)}
      />
    </div>,
    { isSpoken: true },
  )
  const [all, remind, clear] = ['Select all 214', 'Remind', 'Clear selection'].map((name) =>
    button(name).element().getBoundingClientRect(),
  )
  expect(remind?.top).toBeGreaterThanOrEqual(all?.bottom ?? Infinity)
  expect(remind?.right).toBeCloseTo(clear?.right ?? NaN, 0)
  expect(clear?.top).toBeLessThan(all?.bottom ?? NaN)
  // Where colours are forced each has an edge, and the edges must not meet.
  expect(remind?.top).toBeGreaterThanOrEqual((clear?.bottom ?? NaN) + 4)
})
