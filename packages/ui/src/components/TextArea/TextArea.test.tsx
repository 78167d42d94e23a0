import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { moveFinger } from '../../testing/finger.ts'
import { render } from '../../testing/render.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

function Sample({ onChange, initial = '', ...props }: Partial<TextAreaProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <TextArea
      label="Reason"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const box = () => page.getByRole('textbox', { name: 'Reason', exact: true })
const height = () => box().element().getBoundingClientRect().height
const tenLines = Array.from({ length: 10 }, (_, index) => `Line ${index}`).join('\n')

keepsFieldContract<HTMLTextAreaElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('textbox', { name: 'Asked', exact: true }),
})

test.each([
  ['mouse', (target: Locator) => userEvent.click(target)],
  ['touch', (target: Locator) => moveFinger(target)],
] as const)('%s on the label or the field goes to the field', async (_name, press) => {
  await render(<Sample />)
  await press(page.getByText('Reason'))
  await expect.element(box()).toHaveFocus()
  box().element().blur()
  await press(box())
  await expect.element(box()).toHaveFocus()
})

test('Enter breaks the line and does not send the form', async () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  await render(
    <form onSubmit={onSubmit}>
      <Sample onChange={onChange} />
    </form>,
  )
  await userEvent.type(box(), 'a{Enter}b')
  expect(onChange).toHaveBeenLastCalledWith('a\nb')
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['by the browser', true],
  ['by hand, where the browser cannot', false],
])('it grows and shrinks with its text %s', async (_name, isSupported) => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(isSupported)
  await render(<Sample rows={2} />)
  const least = height()
  await userEvent.fill(box(), tenLines)
  expect(height()).toBeGreaterThan(least * 3)
  await userEvent.fill(box(), '')
  expect(height()).toBe(least)
  supports.mockRestore()
})

test('a text longer than the screen scrolls', async () => {
  await render(<Sample initial={Array.from({ length: 100 }, () => 'Line').join('\n')} />)
  expect(height()).toBeLessThanOrEqual(window.innerHeight * 0.6 + 1)
})

test.each([1, 3, 6])('it begins with %i lines', async (rows) => {
  await render(<Sample rows={rows} />)
  expect(height()).toBeCloseTo(rows * 20, 0)
})

test('it counts what is left', async () => {
  await render(<Sample maxLength={1} initial="ab" />, { isSpoken: true })
  await expect.element(box()).toHaveAccessibleDescription('1 character too many')
})

test.each([
  ['read-only', { isReadOnly: true }],
  ['unavailable', { disabledReason: 'Your unit decides this.' }],
] as const)('a field that is %s can be reached, not changed', async (_name, props) => {
  const onChange = vi.fn()
  await render(<Sample initial="As it was" onChange={onChange} {...props} />)
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('x')
  expect(onChange).not.toHaveBeenCalled()
})

test('the ref is the element that takes the text', async () => {
  const ref = createRef<HTMLTextAreaElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(box().element())
})

test('where hint and count are tight, the count goes below, and no word of the hint is broken', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 180 }}>
      <Sample maxLength={1} initial="abcdef" description="The person reads it." />
    </div>,
    { isSpoken: true },
  )
  await expect.element(page.getByText('5 characters too many')).toBeVisible()
  const hint = container.querySelector('[data-part="description"]')
  expect(hint?.getBoundingClientRect().width).toBeGreaterThan(120)
})
