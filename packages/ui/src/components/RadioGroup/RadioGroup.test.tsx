import { createRef, useState } from 'react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const items = [
  { id: 'parts', label: 'All parts are seen' },
  { id: 'test', label: 'The test is passed', description: 'The parts before it stay free.' },
  { id: 'person', label: 'A person agrees' },
] as const
type Id = (typeof items)[number]['id']

function Sample({
  onSelectionChange,
  initial = null,
  ...props
}: Partial<RadioGroupProps<Id>> & { readonly initial?: Id | null }) {
  const [chosen, setChosen] = useState(initial)
  return (
    <RadioGroup<Id>
      label="Finished when"
      items={items}
      selectedKey={chosen}
      onSelectionChange={(next) => {
        setChosen(next)
        onSelectionChange?.(next)
      }}
      {...props}
    />
  )
}

const radio = (id: Id) => page.getByRole('radio', { name: items.find((item) => item.id === id)?.label ?? '' })

keepsFieldContract<HTMLDivElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('radiogroup', { name: 'Asked', exact: true }),
})

test.each([
  ['mouse', () => userEvent.click(page.getByText('A person agrees'))],
  ['touch', () => tap(page.getByText('A person agrees'))],
])('an answer is chosen by %s on its words', async (_name, press) => {
  const onSelectionChange = vi.fn()
  await render(<Sample onSelectionChange={onSelectionChange} />)
  await press()
  await expect.element(radio('person')).toBeChecked()
  expect(onSelectionChange.mock.calls).toEqual([['person']])
})

// APG, radio group: arrows move focus and choice and go round; Space chooses what has the focus.
const keys = [
  { from: 'parts', key: '{ArrowDown}', to: 'test' },
  { from: 'parts', key: '{ArrowRight}', to: 'test' },
  { from: 'test', key: '{ArrowUp}', to: 'parts' },
  { from: 'test', key: '{ArrowLeft}', to: 'parts' },
  { from: 'person', key: '{ArrowDown}', to: 'parts' },
  { from: 'parts', key: '{ArrowUp}', to: 'person' },
] as const

test.each(keys)('$key goes from $from to $to', async ({ from, key, to }) => {
  const onSelectionChange = vi.fn()
  await render(<Sample initial={from} onSelectionChange={onSelectionChange} />)
  await userEvent.tab()
  await expect.element(radio(from)).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(radio(to)).toHaveFocus()
  await expect.element(radio(to)).toBeChecked()
  expect(onSelectionChange.mock.calls).toEqual([[to]])
})

test('with no choice Tab reaches the first answer, which Space chooses', async () => {
  await render(<Sample />)
  await userEvent.tab()
  await expect.element(radio('parts')).toHaveFocus()
  await expect.element(radio('parts')).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(radio('parts')).toBeChecked()
})

test('the group is one stop of Tab', async () => {
  await render(
    <>
      <Sample initial="test" />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  await expect.element(radio('test')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('required is told by the group', async () => {
  await render(<Sample isRequired />)
  await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true')
})

test('each answer has its own description', async () => {
  await render(<Sample />)
  await expect.element(radio('test')).toHaveAccessibleDescription('The parts before it stay free.')
})

test('an answer that is not possible can be reached, says why and is not chosen', async () => {
  const onSelectionChange = vi.fn()
  const some = [items[0], { ...items[1], disabledReason: 'There is no test.' }, items[2]]
  await render(<Sample items={some} initial="parts" onSelectionChange={onSelectionChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('test')).toHaveFocus()
  await expect.element(radio('test')).toHaveAccessibleDescription('There is no test.')
  await expect.element(radio('test')).not.toBeChecked()
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test('unavailable, nothing can be chosen', async () => {
  const onSelectionChange = vi.fn()
  await render(<Sample initial="parts" disabledReason="It is published." onSelectionChange={onSelectionChange} />)
  await userEvent.click(radio('person'), { force: true })
  await userEvent.keyboard('{ArrowDown}')
  expect(onSelectionChange).not.toHaveBeenCalled()
  await expect.element(radio('parts')).toBeChecked()
})

test('two groups on a page do not share a choice', async () => {
  await render(
    <>
      <Sample initial="parts" />
      <Sample label="Second" initial="test" />
    </>,
  )
  await expect.element(radio('parts').first()).toBeChecked()
  await expect.element(radio('test').last()).toBeChecked()
})

test('the ref is the group', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Sample ref={ref} orientation="horizontal" />)
  expect(ref.current?.dataset['component']).toBe('RadioGroup')
})

test('the id that is reported is one of the answers', () => {
  expectTypeOf<RadioGroupProps<Id>['onSelectionChange']>().parameter(0).toEqualTypeOf<Id>()
})

test('without a choice no answer looks chosen', async () => {
  await render(
    <>
      <Sample />
      <Sample label="Second" initial="parts" />
    </>,
  )
  const fill = (element: Element): string => getComputedStyle(element).backgroundColor
  expect(fill(radio('parts').first().element())).toBe(fill(radio('person').first().element()))
  expect(fill(radio('parts').first().element())).not.toBe(fill(radio('parts').last().element()))
})
