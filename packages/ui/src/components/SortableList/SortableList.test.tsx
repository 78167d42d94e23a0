import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { sampleParts, sampleSections } from './sampleOrder.ts'
import { SortableList } from './SortableList.tsx'
import type { SortableItem } from './sortableTypes.ts'

const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const menu = (name: string) => page.getByRole('button', { name: `Places for ${name}`, exact: true })
const root = (): HTMLElement => {
  const element = document.querySelector('[data-component="SortableList"]')
  if (!(element instanceof HTMLElement)) throw new Error('There is no list.')
  return element
}
const order = (): string =>
  [...root().querySelectorAll<HTMLElement>('[data-order-item]')].map((item) => item.dataset['orderItem']).join(' ')
const announcement = (): string => root().querySelector('[data-part="announcement"]')?.textContent ?? ''
const flat = 'welcome loads-and-forces lashing-points practice test'

const draw = async (first: readonly SortableItem[] = sampleParts) => {
  const onReorder = vi.fn<(items: readonly SortableItem[]) => void>()
  function Controlled() {
    const [items, setItems] = useState(first)
    return (
      <SortableList
        label="Parts"
        items={items}
        onReorder={(next) => {
          setItems(next)
          onReorder(next)
        }}
      />
    )
  }
  await render(<Controlled />, { isSpoken: true })
  return onReorder
}

const focus = async (name: string): Promise<void> => {
  const element = handle(name).element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(handle(name)).toHaveFocus()
}

describe('keys', () => {
  test.each([
    ['{Enter}{ArrowDown}{Enter}', 'loads-and-forces welcome lashing-points practice test'],
    [' {ArrowDown}{ArrowDown} ', 'loads-and-forces lashing-points welcome practice test'],
    ['{Enter}{End}{Enter}', 'loads-and-forces lashing-points practice test welcome'],
    ['{Enter}{End}{ArrowUp}{Enter}', 'loads-and-forces lashing-points practice welcome test'],
    ['{Enter}{End}{Home}{Enter}', flat],
    ['{Enter}{ArrowUp}{Enter}', flat],
    ['{Enter}{ArrowDown}{Escape}', flat],
    ['{ArrowDown}', flat],
  ])('%s on the first one leads to %s', async (keys, expected) => {
    const onReorder = await draw()
    await focus('Welcome')
    await userEvent.keyboard(keys)
    await expect.poll(order).toBe(expected)
    await expect.element(handle('Welcome')).toHaveFocus()
    await expect.element(handle('Welcome')).toHaveAttribute('aria-pressed', 'false')
    expect(onReorder).toHaveBeenCalledTimes(expected === flat ? 0 : 1)
  })

  test('each step says the new place in words, and the handle says the keys', async () => {
    await draw()
    await focus('Practice')
    await expect
      .element(handle('Practice'))
      .toHaveAccessibleDescription('Enter picks up, arrow keys move, Enter drops, Escape cancels.')
    const story = [
      ['{Enter}', 'Practice picked up, place 4 of 5.'],
      ['{ArrowUp}', 'Practice, place 3 of 5'],
      ['{Home}', 'Practice, place 1 of 5'],
      ['{Escape}', 'Move cancelled: Practice, place 4 of 5.'],
      ['{Enter}{End}{Enter}', 'Dropped: Practice, place 5 of 5.'],
    ] as const
    for (const [keys, text] of story) {
      await userEvent.keyboard(keys)
      await expect.poll(announcement).toBe(text)
    }
  })

  test('parts go from section to section, through an empty one', async () => {
    const onReorder = await draw(sampleSections)
    await focus('Lashing points')
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect.poll(announcement).toBe('Lashing points, place 1 of 1 in Extras')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(announcement).toBe('Lashing points, place 1 of 3 in Conclusion')
    await expect.element(handle('Lashing points')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(order()).toBe('basics welcome loads-and-forces extras end lashing-points practice test')
    expect(onReorder).toHaveBeenCalledTimes(1)
  })

  test('a section goes among sections, with its parts', async () => {
    await draw(sampleSections)
    await focus('Basics')
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await expect.poll(order).toBe('extras end practice test basics welcome loads-and-forces lashing-points')
  })

  test('Tab stays with what is held; another focus puts it back', async () => {
    const onReorder = await draw()
    await focus('Welcome')
    await userEvent.keyboard('{Enter}{ArrowDown}{Tab}')
    await expect.element(handle('Welcome')).toHaveFocus()
    await userEvent.click(menu('Test'))
    await expect.poll(order).toBe(flat)
    expect(onReorder).not.toHaveBeenCalled()
  })

  test('a press beside everything puts it back, and says so', async () => {
    const onReorder = await draw()
    await focus('Welcome')
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect.element(handle('Welcome')).toHaveFocus()
    await userEvent.click(document.documentElement, { position: { x: 900, y: 600 } })
    await expect.poll(order).toBe(flat)
    await expect.poll(announcement).toBe('Move cancelled: Welcome, place 1 of 5.')
    expect(document.activeElement).toBe(document.body)
    expect(onReorder).not.toHaveBeenCalled()
  })
})

describe('the menu', () => {
  test.each([
    ['Loads and forces', 'Move up', 'loads-and-forces welcome lashing-points practice test'],
    ['Loads and forces', 'Move down', 'welcome lashing-points loads-and-forces practice test'],
    ['Practice', 'To the top', 'practice welcome loads-and-forces lashing-points test'],
    ['Welcome', 'To the bottom', 'loads-and-forces lashing-points practice test welcome'],
  ])('%s: %s', async (name, entry, expected) => {
    await draw()
    await userEvent.click(menu(name))
    await userEvent.click(page.getByRole('menuitem', { name: entry }))
    await expect.poll(order).toBe(expected)
    expect(announcement()).toContain(`Dropped: ${name}, place`)
    await expect.element(menu(name)).toHaveFocus()
  })

  test('offers only what changes something, and the other sections', async () => {
    await draw(sampleSections)
    await userEvent.click(menu('Practice'))
    await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible()
    const entries = page
      .getByRole('menuitem')
      .elements()
      .map((element) => element.textContent.trim())
    expect(entries).toEqual(['Move up', 'Move down', 'To the bottom', 'To the end of Basics', 'To the end of Extras'])
    await userEvent.click(page.getByRole('menuitem', { name: 'To the end of Basics' }))
    await expect.poll(order).toBe('basics welcome loads-and-forces lashing-points practice extras end test')
  })

  test('a place by number: wrong ones are told in words', async () => {
    await draw()
    await userEvent.click(menu('Test'))
    await userEvent.click(page.getByRole('menuitem', { name: 'To a place by number' }))
    const field = page.getByRole('textbox', { name: 'New place' })
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, '6')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Enter a whole number from 1 to 5.')
    await userEvent.fill(field, '2')
    await userEvent.keyboard('{Enter}')
    await expect.poll(order).toBe('welcome test loads-and-forces lashing-points practice')
  })
})

/** From the handle of one row to a height in the window, in steps, as a hand does. */
const drag = (
  name: string,
  toY: number,
  pointerType: 'mouse' | 'touch',
): ((end: 'pointerup' | 'pointercancel') => void) => {
  const element = handle(name).element()
  const from = element.getBoundingClientRect()
  const send = (type: string, clientY: number): boolean =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: from.left + 5,
        clientY,
      }),
    )
  // A pointer that the browser did not start cannot be captured.
  vi.spyOn(element, 'setPointerCapture').mockImplementation(() => undefined)
  send('pointerdown', from.top + 5)
  send('pointermove', from.top + 15)
  send('pointermove', toY)
  return (end) => send(end, toY)
}
const rowBottom = (id: string): number =>
  root().querySelector(`[data-order-row="${id}"]`)?.getBoundingClientRect().bottom ?? 0
const line = () => root().querySelector('[data-part="line"]')

describe.each(['mouse', 'touch'] as const)('dragging by %s', (pointerType) => {
  test('a line shows the place, and there it goes', async () => {
    const onReorder = await draw()
    const release = drag('Welcome', rowBottom('lashing-points') - 4, pointerType)
    await expect.poll(line).not.toBeNull()
    await expect.poll(announcement).toBe('Welcome, place 3 of 5')
    expect(order()).toBe(flat)
    release('pointerup')
    await expect.poll(order).toBe('loads-and-forces lashing-points welcome practice test')
    expect(onReorder).toHaveBeenCalledTimes(1)
  })

  test('into an empty section', async () => {
    await draw(sampleSections)
    const release = drag('Test', rowBottom('extras') - 2, pointerType)
    await expect.poll(announcement).toBe('Test, place 1 of 1 in Extras')
    release('pointerup')
    await expect.poll(order).toBe('basics welcome loads-and-forces lashing-points extras test end practice')
  })

  test('a drag that is broken off, or ends where it began, changes nothing', async () => {
    const onReorder = await draw()
    const breakOff = drag('Welcome', rowBottom('practice'), pointerType)
    await expect.poll(line).not.toBeNull()
    breakOff('pointercancel')
    await expect.poll(line).toBeNull()
    const escape = drag('Welcome', rowBottom('practice'), pointerType)
    await expect.poll(line).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    escape('pointerup')
    await expect.poll(announcement).toBe('Move cancelled: Welcome, place 1 of 5.')
    expect(onReorder).not.toHaveBeenCalled()
  })
})

test('a list longer than its place scrolls while something is dragged at its edge', async () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ id: `part-${index}`, label: `Part ${index}` }))
  await render(
    <div style={{ blockSize: 300, overflowY: 'auto' }} data-testid="place">
      <SortableList label="Parts" items={items} onReorder={() => undefined} />
    </div>,
    { isSpoken: true },
  )
  const place = page.getByTestId('place').element()
  const release = drag('Part 0', place.getBoundingClientRect().bottom - 5, 'mouse')
  await expect.poll(() => place.scrollTop, { timeout: 10_000 }).toBeGreaterThan(60)
  release('pointercancel')
})

describe('the list changes meanwhile', () => {
  const list = (items: readonly SortableItem[], onReorder = vi.fn<(next: readonly SortableItem[]) => void>()) => (
    <SortableList label="Parts" items={items} onReorder={onReorder} />
  )

  test('what is held is gone: nothing is moved, and it is said', async () => {
    const { rerender } = await render(list(sampleParts), { isSpoken: true })
    await focus('Welcome')
    await userEvent.keyboard('{Enter}{ArrowDown}')
    rerender(list(sampleParts.slice(1)))
    await expect.poll(announcement).toBe('Welcome is no longer in the list. Nothing was moved.')
    expect(order()).toBe('loads-and-forces lashing-points practice test')
  })

  test('others came and went: the move is made on the list as it is now', async () => {
    const onReorder = vi.fn<(next: readonly SortableItem[]) => void>()
    const { rerender } = await render(list(sampleParts, onReorder), { isSpoken: true })
    await focus('Welcome')
    await userEvent.keyboard('{Enter}{End}')
    rerender(list([{ id: 'new', label: 'New' }, ...sampleParts.slice(0, 2)], onReorder))
    await expect.poll(order).toBe('new loads-and-forces welcome')
    await userEvent.keyboard('{Enter}')
    expect(onReorder.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['new', 'loads-and-forces', 'welcome'])
  })
})

test('what has one place only has neither handle nor menu', async () => {
  await draw(sampleParts.slice(0, 1))
  expect(root().querySelectorAll('button')).toHaveLength(0)
})

test('it speaks German', async () => {
  await render(<SortableList label="Teile" items={sampleParts} onReorder={() => undefined} />, {
    locale: 'de',
    isSpoken: true,
  })
  await expect.element(page.getByRole('button', { name: 'Welcome verschieben' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Plätze für Welcome' })).toBeVisible()
})
