import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
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

function Sample({
  onChoose,
  initial = null,
  ...props
}: Partial<SelectProps<Unit>> & { readonly onChoose?: (id: Unit) => void; readonly initial?: Unit | null }) {
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
    ['{Enter}', 'Days'],
    [' ', 'Days'],
    ['{Home}', 'Days'],
    ['{End}', 'Months'],
    ['{Alt>}{ArrowDown}{/Alt}', 'Days'],
  ])('%s on the closed field opens the list at %s', async (key, name) => {
    await render(<Sample />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(option(name)).toHaveFocus()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
  })

  test.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])('%s opens it at what is chosen', async (key) => {
    await render(<Sample initial="weeks" />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(option('Weeks')).toHaveFocus()
  })

  test.each([
    ['{ArrowDown}', 'Months'],
    ['{ArrowUp}', 'Days'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Months'],
    ['{End}', 'Months'],
    ['{Home}', 'Days'],
    ['{PageDown}', 'Months'],
    ['{PageUp}', 'Days'],
    ['d', 'Days'],
    ['mo', 'Months'],
  ])('%s in the open list leads from Weeks to %s', async (key, name) => {
    await render(<Sample initial="weeks" />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(option('Weeks')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(option(name)).toHaveFocus()
  })

  test.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}'])('%s chooses, and the focus returns', async (key) => {
    const onChoose = vi.fn()
    await render(<Sample onChoose={onChoose} />)
    await userEvent.tab()
    await userEvent.keyboard(`{ArrowDown}{ArrowDown}${key}`)
    await expect.element(list()).not.toBeInTheDocument()
    expect(onChoose.mock.calls).toEqual([['weeks']])
    await expect.element(trigger()).toHaveFocus()
    await expect.element(trigger()).toHaveTextContent('Weeks')
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  test('Tab chooses and goes on', async () => {
    const onChoose = vi.fn()
    await render(
      <>
        <Sample onChoose={onChoose} />
        <button type="button">Next</button>
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await expect.element(list()).not.toBeInTheDocument()
    expect(onChoose.mock.calls).toEqual([['weeks']])
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test.each([
    ['m', 'months'],
    ['{ArrowRight}', 'weeks'],
    ['{ArrowLeft}', null],
  ])('%s in the closed field, at Days, chooses %s', async (key, expected) => {
    const onChoose = vi.fn()
    await render(<Sample onChoose={onChoose} initial="days" />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(onChoose.mock.calls).toEqual(expected === null ? [] : [[expected]])
    await expect.element(list()).not.toBeInTheDocument()
  })

  test('Escape closes without a choice, and closes nothing else', async () => {
    const onChoose = vi.fn()
    const onOuterKey = vi.fn()
    await render(
      <div role="presentation" onKeyDown={onOuterKey}>
        <Sample onChoose={onChoose} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).toBeVisible()
    onOuterKey.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(onChoose).not.toHaveBeenCalled()
    expect(onOuterKey).not.toHaveBeenCalled()
    await expect.element(trigger()).toHaveFocus()
  })
})

test('a press on the trigger or elsewhere closes the list', async () => {
  const onBlur = vi.fn()
  await render(
    <>
      <div style={{ inlineSize: 300 }}>
        <Sample onBlur={onBlur} />
      </div>
      <p>Elsewhere</p>
    </>,
  )
  await userEvent.click(trigger())
  await expect.element(list()).toHaveFocus()
  await userEvent.click(trigger())
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.click(trigger())
  await expect.element(list()).toBeVisible()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.click(page.getByText('Elsewhere'), { position: { x: 900, y: 5 }, force: true })
  await expect.element(list()).not.toBeInTheDocument()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test('the option under the mouse takes the focus, so that one is marked', async () => {
  await render(<Sample initial="days" />)
  await userEvent.click(trigger())
  await expect.element(option('Days')).toHaveFocus()
  await userEvent.hover(option('Months'))
  await expect.element(option('Months')).toHaveFocus()
})

test('options stand in named groups', async () => {
  const grouped = [
    { id: 'days', label: 'Days', section: 'Short' },
    { id: 'weeks', label: 'Weeks', section: 'Short' },
    { id: 'months', label: 'Months', description: 'Always on the first', section: 'Long' },
  ] as const
  await render(<Sample items={grouped} />)
  await userEvent.click(trigger())
  await expect.element(page.getByRole('group', { name: 'Short' }).getByRole('option')).toHaveLength(2)
  await expect
    .element(page.getByRole('group', { name: 'Long' }).getByRole('option', { name: 'Months Always on the first' }))
    .toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('option', { name: /Months/ })).toHaveFocus()
})

test('50 options are there in the task of the press, none of them later', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: `o${index}`, label: `Option ${index}` }))
  await render(<Select label="Remind" items={many} selectedKey="o49" onSelectionChange={() => undefined} />)
  const element = trigger().element()
  if (element instanceof HTMLElement) flushSync(() => element.click())
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(50)
  await expect.element(option('Option 49')).toHaveFocus()
  await expect.element(option('Option 49')).toBeInViewport()
})

test('at the foot of the window it opens upwards, and stays inside it', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 0, inlineSize: 90 }}>
      <Sample />
    </div>,
  )
  await userEvent.click(trigger())
  const box = list().element().getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(trigger().element().getBoundingClientRect().top)
  expect(box.right).toBeLessThanOrEqual(window.innerWidth)
})

test('name: value, label, and that an answer is due', async () => {
  await render(<Sample initial="weeks" isRequired name="unit" id="remind" />)
  await expect.element(trigger()).toHaveAccessibleName('Weeks Remind required')
  await expect.element(trigger()).toHaveAttribute('id', 'remind')
  expect(document.querySelector<HTMLInputElement>('input[name="unit"]')?.value).toBe('weeks')
})

test('an option that is not in the list does not compile', () => {
  expectTypeOf<SelectProps<Unit>['selectedKey']>().toEqualTypeOf<Unit | null>()
  expectTypeOf<'years'>().not.toExtend<SelectProps<Unit>['selectedKey']>()
})

test.each(presses.filter(({ name }) => name === 'mouse' || name === 'touch'))(
  'an option is chosen by $name',
  async ({ press }) => {
    const onChoose = vi.fn()
    await render(<Sample onChoose={onChoose} />)
    await userEvent.click(trigger())
    await expect.element(list()).toBeVisible()
    await press(option('Weeks'))
    await expect.element(list()).not.toBeInTheDocument()
    expect(onChoose.mock.calls).toEqual([['weeks']])
  },
)

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

test('in a low window the list scrolls, and no option lies over another', async () => {
  await page.viewport(640, 240)
  onTestFinished(() => page.viewport(1024, 640))
  await render(<Sample items={items.map((item) => ({ ...item, description: 'Before the certificate runs out' }))} />)
  await userEvent.click(trigger())
  await expect.element(list()).toBeVisible()
  for (const element of page.getByRole('option').elements())
    expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight)
})
