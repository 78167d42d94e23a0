import { createRef, useState } from 'react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { moveFinger } from '../../testing/finger.ts'
import { render } from '../../testing/render.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

const items = [
  { id: 'en', label: 'English' },
  { id: 'de', label: 'Deutsch', description: 'With soft hyphens.' },
  { id: 'sw', label: 'Kiswahili' },
] as const
type Id = (typeof items)[number]['id']

function Sample({
  onSelectionChange,
  initial = [],
  ...props
}: Partial<CheckboxGroupProps<Id>> & { readonly initial?: readonly Id[] }) {
  const [chosen, setChosen] = useState(initial)
  return (
    <CheckboxGroup<Id>
      label="Languages"
      items={items}
      selectedKeys={chosen}
      onSelectionChange={(next) => {
        setChosen(next)
        onSelectionChange?.(next)
      }}
      {...props}
    />
  )
}

const group = () => page.getByRole('group', { name: 'Languages' })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

keepsFieldContract<HTMLDivElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('group', { name: 'Asked', exact: true }),
  marksInvalid: false,
})

test('what is chosen is reported in the order of the answers', async () => {
  const onSelectionChange = vi.fn()
  await render(<Sample onSelectionChange={onSelectionChange} />)
  await userEvent.click(box('Kiswahili'))
  await userEvent.click(box('English'))
  await userEvent.click(box('Kiswahili'))
  expect(onSelectionChange.mock.calls).toEqual([[['sw']], [['en', 'sw']], [['en']]])
})

test('Tab goes from answer to answer, Space ticks', async () => {
  await render(<Sample />)
  for (const { label } of items) {
    await userEvent.tab()
    await expect.element(box(label)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(box(label)).toBeChecked()
  }
})

test('a finger on an answer or on its words ticks it and unticks it', async () => {
  await render(<Sample />)
  await moveFinger(page.getByText('Kiswahili'))
  await expect.element(box('Kiswahili')).toBeChecked()
  await moveFinger(box('Kiswahili'))
  await expect.element(box('Kiswahili')).not.toBeChecked()
})

test('each answer has its own description', async () => {
  await render(<Sample />)
  await expect.element(box('Deutsch')).toHaveAccessibleDescription('With soft hyphens.')
  await expect.element(group()).not.toHaveAccessibleDescription()
})

test('required, the group announces it in its description, before the hint', async () => {
  await render(<Sample isRequired description="As on the badge." />)
  await expect.element(group()).toHaveAccessibleDescription('(required) As on the badge.')
})

test('an error of the group marks every answer, and the group says it once', async () => {
  await render(<Sample errorMessage="At least one is due." />)
  await expect.element(group()).toHaveAccessibleDescription('At least one is due.')
  for (const { label } of items) await expect.element(box(label)).toHaveAttribute('aria-invalid', 'true')
})

test('the one that stands for all is mixed, then all, then none', async () => {
  const onSelectionChange = vi.fn()
  await render(<Sample selectAllLabel="All languages" initial={['de']} onSelectionChange={onSelectionChange} />)
  await expect.element(box('All languages')).toBePartiallyChecked()
  await userEvent.click(box('All languages'))
  await expect.element(box('All languages')).toBeChecked()
  await userEvent.click(box('All languages'))
  await expect.element(box('All languages')).not.toBePartiallyChecked()
  expect(onSelectionChange.mock.calls).toEqual([[['en', 'de', 'sw']], [[]]])
})

test('an answer that is not possible keeps its state and says why', async () => {
  const onSelectionChange = vi.fn()
  const some = [items[0], { ...items[1], disabledReason: 'Not translated yet.' }, items[2]]
  await render(<Sample items={some} selectAllLabel="All languages" onSelectionChange={onSelectionChange} />)
  await expect.element(box('Deutsch')).toHaveAccessibleDescription('Not translated yet.')
  await userEvent.click(box('Deutsch'), { force: true })
  expect(onSelectionChange).not.toHaveBeenCalled()
  await userEvent.click(box('All languages'))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['en', 'sw'])
  await expect.element(box('All languages')).toBeChecked()
})

test('unavailable, every answer can be reached and none changed', async () => {
  const onSelectionChange = vi.fn()
  await render(
    <Sample
      disabledReason="Your unit decides this."
      selectAllLabel="All languages"
      onSelectionChange={onSelectionChange}
    />,
  )
  for (const name of ['All languages', 'English']) {
    await userEvent.click(box(name), { force: true })
    await expect.element(box(name)).toHaveAttribute('aria-disabled', 'true')
  }
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test('the ref is the group', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current?.dataset['component']).toBe('CheckboxGroup')
})

test('the ids that are reported are those of the answers', () => {
  expectTypeOf<CheckboxGroupProps<Id>['onSelectionChange']>().parameter(0).toEqualTypeOf<readonly Id[]>()
})
