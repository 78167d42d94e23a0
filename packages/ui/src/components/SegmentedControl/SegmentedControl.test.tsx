import { createRef, useState } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forceColours } from '../../testing/contrast/forceColours.ts'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

const items = [
  { id: 'clear', label: 'Clear' },
  { id: 'soft', label: 'Soft' },
  { id: 'round', label: 'Round' },
] as const
type Corner = (typeof items)[number]['id']

function Sample({
  onChoose,
  ...rest
}: Partial<SegmentedControlProps<Corner>> & { readonly onChoose?: (id: Corner) => void }) {
  const [chosen, setChosen] = useState<Corner>('soft')
  const change = (id: Corner): void => {
    setChosen(id)
    onChoose?.(id)
  }
  return <SegmentedControl label="Corners" items={items} selectedKey={chosen} onSelectionChange={change} {...rest} />
}

const radio = (name: string) => page.getByRole('radio', { name })
const group = () => page.getByRole('radiogroup', { name: 'Corners' })

test.each([
  ['mouse', () => userEvent.click(radio('Round'))],
  ['touch', () => tap(radio('Round'))],
] as const)('a segment is chosen by %s', async (_name, press) => {
  const onChoose = vi.fn()
  await render(<Sample onChoose={onChoose} />)
  await press()
  await expect.element(radio('Round')).toBeChecked()
  expect(onChoose.mock.calls).toEqual([['round']])
})

test.each([
  ['{ArrowRight}', 'Round'],
  ['{ArrowLeft}', 'Clear'],
  ['{ArrowDown}', 'Round'],
  ['{ArrowUp}{ArrowUp}', 'Round'],
])('%s chooses %s, and Tab reaches only what is chosen', async (keys, name) => {
  await render(
    <>
      <Sample />
      <button type="button">After</button>
    </>,
  )
  await userEvent.tab()
  await expect.element(radio('Soft')).toHaveFocus()
  await userEvent.keyboard(keys)
  await expect.element(radio(name)).toBeChecked()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

describe('when it cannot be chosen', () => {
  test('it is reached, explained and unchanged', async () => {
    const onChoose = vi.fn()
    await render(<Sample onChoose={onChoose} disabledReason="The default unit decides this." />)
    await userEvent.tab()
    await expect.element(radio('Soft')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(radio('Soft')).toBeChecked()
    await expect.element(group()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(group()).toHaveAccessibleDescription('The default unit decides this.')
    expect(onChoose).not.toHaveBeenCalled()
  })
})

test('a hidden label still names the group', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Sample isLabelHidden ref={ref} />)
  expect(ref.current).toBe(group().element())
})

test('a segment that is only an icon has a name and shows it to pointers', async () => {
  await render(
    <SegmentedControl
      label="Appearance"
      items={[{ id: 'light', label: 'Light', icon: <svg width="16" height="16" />, isIconOnly: true }]}
      selectedKey="light"
      onSelectionChange={() => undefined}
    />,
  )
  await expect.element(radio('Light')).toBeInTheDocument()
  expect(radio('Light').element().closest('label')?.title).toBe('Light')
})

test('each segment is at least 24 px in both directions', async () => {
  await render(<Sample />)
  for (const element of page.getByRole('radio').elements()) {
    const { width, height } = element.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('what is chosen is one of the items', () => {
  expectTypeOf<SegmentedControlProps<Corner>['selectedKey']>().toEqualTypeOf<'clear' | 'soft' | 'round'>()
})

test('with forced colours the words of a chosen segment that cannot be changed are not of its ground', async () => {
  await forceColours()
  await render(<Sample disabledReason="The default unit decides this." />)
  const segment = document.querySelector('[data-selected]')
  const style = segment === null ? null : getComputedStyle(segment)
  expect(style?.backgroundColor).toMatch(/^rgb/)
  expect(style?.color).not.toBe(style?.backgroundColor)
})

test('Space chooses the one in focus', async () => {
  const onChoose = vi.fn()
  await render(<SegmentedControl label="Corners" items={items} selectedKey={null} onSelectionChange={onChoose} />)
  await userEvent.tab()
  await expect.element(radio('Clear')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onChoose.mock.calls).toEqual([['clear']])
})
