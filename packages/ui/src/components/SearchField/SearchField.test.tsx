import { createRef, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Sample({ onChange, initial = '', ...props }: Partial<SearchFieldProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <SearchField
      label="Search people"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const box = () => page.getByRole('searchbox', { name: 'Search people' })
const clear = () => page.getByRole('button', { name: 'Clear' })

keepsFieldContract<HTMLInputElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('searchbox', { name: 'Asked', exact: true }),
  canBeRequired: false,
})

/** Puts a text into the field at once, however slow the machine is. */
const put = (text: string): void => {
  const input = box().element()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Time goes on only when told. */
const stopTime = (): void => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

test('it searches once, when the typing rested for 300 ms', async () => {
  const onSearch = vi.fn()
  await render(<Sample onSearch={onSearch} />)
  stopTime()
  for (const text of ['a', 'am', 'ama']) {
    put(text)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(onSearch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(onSearch.mock.calls).toEqual([['ama']])
})

test('it never searches after it is gone', async () => {
  const onSearch = vi.fn()
  const { rerender } = await render(<Sample onSearch={onSearch} />)
  stopTime()
  put('amani')
  await vi.advanceTimersByTimeAsync(100)
  rerender(null)
  await vi.advanceTimersByTimeAsync(1000)
  expect(onSearch).not.toHaveBeenCalled()
})

const keys = [
  { key: '{Enter}', does: 'searches at once and submits', searched: [['ama']], submitted: [['ama']], left: 'ama' },
  { key: '{Escape}', does: 'clears', searched: [['']], submitted: [], left: '' },
] as const

test.each(keys)('$key $does', async ({ key, searched, submitted, left }) => {
  const onSearch = vi.fn()
  const onSubmit = vi.fn()
  const onFormSubmit = vi.fn()
  await render(
    <form onSubmit={onFormSubmit}>
      <Sample initial="ama" onSearch={onSearch} onSubmit={onSubmit} />
    </form>,
  )
  await userEvent.click(box())
  await userEvent.keyboard(key)
  expect(onSearch.mock.calls).toEqual(searched)
  expect(onSubmit.mock.calls).toEqual(submitted)
  expect(onFormSubmit).not.toHaveBeenCalled()
  await expect.element(box()).toHaveValue(left)
  await expect.element(box()).toHaveFocus()
})

test('the first Escape is the field’s, the next one is for what is around it', async () => {
  const onKeyDown = vi.fn<(key: string) => void>()
  await render(
    <div role="presentation" onKeyDown={({ key }) => onKeyDown(key)}>
      <Sample initial="ama" />
    </div>,
  )
  await userEvent.click(box())
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown.mock.calls).toEqual([['Escape']])
})

test.each([
  ['mouse', () => userEvent.click(clear())],
  ['touch', () => tap(clear())],
])('cleared by %s it is empty, searches at once and keeps the focus', async (_name, press) => {
  const onSearch = vi.fn()
  await render(<Sample initial="ama" onSearch={onSearch} />, { isSpoken: true })
  await press()
  await expect.element(box()).toHaveValue('')
  await expect.element(box()).toHaveFocus()
  await expect.element(clear()).not.toBeInTheDocument()
  expect(onSearch.mock.calls).toEqual([['']])
})

test('an empty field has nothing to clear and shows its key', async () => {
  await render(<Sample keyHint="/" />)
  await expect.element(clear()).not.toBeInTheDocument()
  await expect.element(page.getByText('/')).toBeVisible()
  await expect.element(box()).toHaveAttribute('aria-keyshortcuts', '/')
})

test('while answers are on their way a spinner stands in the place of the glyph', async () => {
  const { container, rerender } = await render(<Sample />)
  expect(container.querySelector('[data-component="Spinner"]')).toBeNull()
  rerender(<Sample isBusy />)
  expect(container.querySelector('[data-component="Spinner"]')).not.toBeNull()
})

test('unavailable, nothing can be typed or cleared', async () => {
  const onChange = vi.fn()
  await render(<Sample initial="ama" disabledReason="The list is empty." onChange={onChange} />, { isSpoken: true })
  await userEvent.tab()
  await userEvent.keyboard('x{Escape}')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(clear()).not.toBeInTheDocument()
})

test.each([
  ['de', 'Leeren'],
  ['sw', 'Futa maandishi'],
] as const)('in %s the button speaks that language', async (locale, name) => {
  await render(<Sample initial="ama" />, { isSpoken: true, locale })
  await expect.element(page.getByRole('button', { name })).toBeVisible()
})

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(box().element())
})
