import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Sample({ onChange, initial = '', ...props }: Partial<TextFieldProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <TextField
      label="Name"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const box = () => page.getByRole('textbox', { name: 'Name', exact: true })

test('what is typed is reported, letter by letter', async () => {
  const onChange = vi.fn()
  await render(<Sample onChange={onChange} />)
  await userEvent.type(box(), 'Ada')
  expect(onChange.mock.calls).toEqual([['A'], ['Ad'], ['Ada']])
})

test('a press on the label goes to the field', async () => {
  await render(<Sample />)
  await userEvent.click(page.getByText('Name'))
  await expect.element(box()).toHaveFocus()
})

test('the hint is read with the field', async () => {
  await render(<Sample description="As on your badge." />)
  await expect.element(box()).toHaveAccessibleDescription('As on your badge.')
})

test('an error marks the field, takes the place of the hint and is read with it', async () => {
  await render(<Sample description="As on your badge." errorMessage="Enter a name." />)
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box()).toHaveAccessibleDescription('Enter a name.')
  await expect.element(page.getByText('As on your badge.')).not.toBeInTheDocument()
})

test('a required field says so once to assistive technology and once to the eyes', async () => {
  await render(<Sample isRequired />)
  await expect.element(box()).toHaveAttribute('aria-required', 'true')
  await expect.element(page.getByText('(required)')).toBeVisible()
})

test('a read-only field can be reached, not changed', async () => {
  const onChange = vi.fn()
  await render(<Sample initial="104217" isReadOnly onChange={onChange} />)
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('7')
  await expect.element(box()).toHaveValue('104217')
  expect(onChange).not.toHaveBeenCalled()
})

test('a field of several lines takes a line break', async () => {
  const onChange = vi.fn()
  await render(<Sample isMultiline onChange={onChange} />)
  await userEvent.type(box(), 'a{Enter}b')
  expect(onChange).toHaveBeenLastCalledWith('a\nb')
})

test.each(presses)('a password is shown and hidden again by $name', async ({ press }) => {
  await render(<Sample type="password" initial="somo" autoComplete="current-password" />)
  const field = page.getByLabelText('Name')
  await expect.element(field).toHaveAttribute('type', 'password')
  await press(page.getByRole('button', { name: 'Show password' }))
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password')
  await press(page.getByRole('button', { name: 'Hide password' }))
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('Enter in a password sends the form, not the eye', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Sample type="password" initial="somo" />
    </form>,
  )
  await userEvent.click(page.getByLabelText('Name'))
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await expect.element(page.getByLabelText('Name')).toHaveAttribute('type', 'password')
})

test('the ref is the element that takes the text', async () => {
  const ref = createRef<HTMLInputElement & HTMLTextAreaElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(box().element())
})
