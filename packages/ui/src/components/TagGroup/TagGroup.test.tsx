import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { TagGroup, type TagItem } from './TagGroup.tsx'

const all: readonly TagItem[] = [
  { id: 'unit', attribute: 'Unit', label: 'Hamburg' },
  { id: 'role', attribute: 'Role', label: 'Learners' },
  { id: 'fire', label: 'Fire' },
]

function Sample({ onRemove }: { readonly onRemove?: (id: string) => void }) {
  const [items, setItems] = useState(all)
  const take = (id: string): void => {
    setItems(items.filter((item) => item.id !== id))
    onRemove?.(id)
  }
  return <TagGroup label="Filters" items={items} onRemove={take} />
}

const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const draw = (onRemove?: (id: string) => void) =>
  render(<Sample {...(onRemove === undefined ? {} : { onRemove })} />, { isSpoken: true })

test.each(presses)('a tag is taken away by $name, and the next one has the focus', async ({ press }) => {
  const onRemove = vi.fn()
  await draw(onRemove)
  await press(remove('Role Learners'))
  expect(onRemove.mock.calls).toEqual([['role']])
  await expect.element(remove('Fire')).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('Role Learners removed')
})

describe('keys', () => {
  test.each([
    ['{ArrowRight}', 'Role Learners'],
    ['{End}', 'Fire'],
    ['{End}{Home}', 'Unit Hamburg'],
    ['{ArrowLeft}', 'Unit Hamburg'],
    ['{End}{ArrowRight}', 'Fire'],
    ['{Delete}', 'Role Learners'],
    ['{End}{Backspace}', 'Role Learners'],
  ])('%s leads to %s', async (keys, name) => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard(keys)
    await expect.element(remove(name)).toHaveFocus()
  })

  test('the group is one tab stop, and the last tag leaves the focus to the group', async () => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard('{Delete}{Delete}{Delete}')
    await expect.element(page.getByRole('list', { name: 'Filters' })).toHaveFocus()
  })
})

test('where words run from right to left the arrows change places', async () => {
  await render(
    <div dir="rtl">
      <Sample />
    </div>,
    { isSpoken: true },
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(remove('Role Learners')).toHaveFocus()
})

test('a tag is at least 24 px to press', async () => {
  await draw()
  const { width, height } = remove('Fire').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})

test('without a way to take them away they are a named list, and the ref is it', async () => {
  const ref = createRef<HTMLUListElement>()
  await render(<TagGroup label="Filters" items={all} ref={ref} />)
  expect(ref.current).toBe(page.getByRole('list', { name: 'Filters' }).element())
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Unit Hamburg', 'Role Learners', 'Fire'])
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
