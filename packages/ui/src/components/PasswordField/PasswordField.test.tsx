import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

function Sample(props: Partial<PasswordFieldProps>) {
  const [value, setValue] = useState('somo')
  return <PasswordField label="Password" value={value} onChange={setValue} {...props} />
}

const field = () => page.getByLabelText('Password', { exact: true })

keepsFieldContract<HTMLInputElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByLabelText(/^Asked/),
})

test.each(presses)('it is shown and hidden again by $name', async ({ press }) => {
  await render(<Sample />)
  await expect.element(field()).toHaveAttribute('type', 'password')
  await press(page.getByRole('button', { name: 'Show password' }))
  await expect.element(field()).toHaveAttribute('type', 'text')
  await expect.element(field()).toHaveAttribute('autocomplete', 'current-password')
  await press(page.getByRole('button', { name: 'Hide password' }))
  await expect.element(field()).toHaveAttribute('type', 'password')
})

test('Enter sends the form, not the eye', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Sample />
    </form>,
  )
  await userEvent.click(field())
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await expect.element(field()).toHaveAttribute('type', 'password')
})

test('Tab reaches the field, then the eye', async () => {
  await render(<Sample />)
  await userEvent.tab()
  await expect.element(field()).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveFocus()
})

/** A key pressed with the lock on or off, as the browser reports it. */
const press = (isLocked: boolean): void => {
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: isLocked }))
}

test('the caps lock is told while it is on, and read with the field', async () => {
  await render(<Sample description="At least twelve characters." />, { isSpoken: true, locale: 'de' })
  await userEvent.click(field())
  press(true)
  await expect.element(page.getByRole('status')).toHaveTextContent('Die Feststelltaste ist an.')
  await expect.element(field()).toHaveAccessibleDescription('At least twelve characters. Die Feststelltaste ist an.')
  press(false)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('leaving the field takes the caps lock’s hint away', async () => {
  await render(<Sample />, { isSpoken: true })
  await userEvent.click(field())
  press(true)
  await expect.element(page.getByText('Caps lock is on.')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText('Caps lock is on.')).not.toBeInTheDocument()
})

test('a password can be pasted and is never corrected', async () => {
  await render(<Sample autoComplete="new-password" />)
  await expect.element(field()).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(field()).toHaveAttribute('spellcheck', 'false')
  await expect.element(field()).toHaveAttribute('autocapitalize', 'none')
})

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(field().element())
})
