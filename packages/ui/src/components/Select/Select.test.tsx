import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Select } from './Select.tsx'
import type { SelectProps } from './selectTypes.ts'

type Unit = 'days' | 'weeks' | 'months'
const items = [
  { id: 'days', label: 'Days' },
  { id: 'weeks', label: 'Weeks' },
  { id: 'months', label: 'Months' },
] as const

function Sample({ onChoose, initial = null, ...props }: Partial<SelectProps<Unit>> & { readonly onChoose?: (id: Unit) => void; readonly initial?: Unit | null }) {
  const [chosen, setChosen] = useState<Unit | null>(initial)
  return (
    <Select<Unit>
      label="Remind"
      items={items}
      selectedKey={chosen}
      onSelectionChange={(id) => {
        setChosen(id)
        onChoose?.(id)
      }}
      {...props}
    />
  )
}

const trigger = () => page.getByRole('button', { name: /Remind/ })
const list = () => page.getByRole('listbox', { name: /Remind/ })
const option = (name: string) => page.getByRole('option', { name })

test.each(presses)('it opens by $name', async ({ press }) => {
  await render(<Sample />)
  await press(trigger())
  await expect.element(list()).toBeVisible()
})

describe('keys', () => {
  test.each([
    ['{ArrowDown}', 'Days'],
    ['{ArrowUp}', 'Months'],
  ])('%s on the closed field opens the list at %s', async (key, name) => {
    await render(<Sample />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(option(name)).toHaveFocus()
  })

  test('arrows, Home, End and letters move, Enter chooses, the focus returns', async () => {
    const onChoose = vi.fn()
    await render(<Sample onChoose={onChoose} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Days')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(option('Months')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(option('Days')).toHaveFocus()
    await userEvent.keyboard('w')
    await expect.element(option('Weeks')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(onChoose.mock.calls).toEqual([['weeks']])
    await expect.element(trigger()).toHaveFocus()
    await expect.element(trigger()).toHaveTextContent('Weeks')
  })

  test('a letter chooses in the closed field', async () => {
    const onChoose = vi.fn()
    await render(<Sample onChoose={onChoose} />)
    await userEvent.tab()
    await userEvent.keyboard('m')
    expect(onChoose.mock.calls).toEqual([['months']])
  })

  test('Escape closes without a choice', async () => {
    const onChoose = vi.fn()
    await render(<Sample onChoose={onChoose} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(onChoose).not.toHaveBeenCalled()
    await expect.element(trigger()).toHaveFocus()
  })
})

test.each(presses.filter(({ name }) => name === 'mouse' || name === 'touch'))('an option is chosen by $name', async ({ press }) => {
  const onChoose = vi.fn()
  await render(<Sample onChoose={onChoose} />)
  await userEvent.click(trigger())
  await expect.element(list()).toBeVisible()
  await press(option('Weeks'))
  await expect.element(list()).not.toBeInTheDocument()
  expect(onChoose.mock.calls).toEqual([['weeks']])
})

test('the chosen option is told in the list', async () => {
  await render(<Sample initial="weeks" />)
  await userEvent.click(trigger())
  await expect.element(option('Weeks')).toHaveAttribute('aria-selected', 'true')
})

test('without a choice it says so in the language of the person', async () => {
  await render(<Sample />, { locale: 'de' })
  await expect.element(trigger()).toHaveTextContent('Auswählen')
})

test('an error takes the place of the hint and is read with the field', async () => {
  await render(<Sample description="Counted from the last day." errorMessage="Choose a unit." />)
  await expect.element(trigger()).toHaveAccessibleDescription('Choose a unit.')
  await expect.element(page.getByText('Counted from the last day.')).not.toBeInTheDocument()
})

test('unavailable, it can be reached, says why and does not open', async () => {
  const onChoose = vi.fn()
  await render(<Sample onChoose={onChoose} disabledReason="Choose a unit first." />)
  await userEvent.tab()
  await expect.element(trigger()).toHaveFocus()
  await expect.element(trigger()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(trigger()).toHaveAccessibleDescription('Choose a unit first.')
  await userEvent.keyboard('{Enter}m')
  await userEvent.click(trigger(), { force: true })
  expect(onChoose).not.toHaveBeenCalled()
  await expect.element(list()).not.toBeInTheDocument()
})

test('the ref is the field', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current?.dataset['component']).toBe('Select')
})
