import { createRef, useState } from 'react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { moveFinger } from '../../testing/finger.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Form } from '../Form/Form.tsx'
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

keepsFieldContract<HTMLInputElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('textbox', { name: 'Asked', exact: true }),
})

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

test('a press beside the text goes to the field', async () => {
  await render(<Sample suffix="%" />)
  await userEvent.click(page.getByText('%'))
  await expect.element(box()).toHaveFocus()
})

test.each([
  ['the field', () => box()],
  ['its label', () => page.getByText('Name')],
  ['what stands beside the text', () => page.getByText('%')],
] as const)('a finger on %s goes to the field', async (_name, target) => {
  await render(<Sample suffix="%" />)
  await moveFinger(target())
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
  await expect.element(box()).not.toHaveAttribute('required')
  await expect.element(page.getByText('(required)')).toBeVisible()
})

test.each([
  ['read-only', { isReadOnly: true }],
  ['unavailable', { disabledReason: 'Your unit decides this.' }],
] as const)('a field that is %s can be reached, not changed', async (_name, props) => {
  const onChange = vi.fn()
  await render(<Sample initial="104217" onChange={onChange} {...props} />)
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('7{Delete}')
  await expect.element(box()).toHaveValue('104217')
  expect(onChange).not.toHaveBeenCalled()
})

test('what stands before and after the text is read with it', async () => {
  await render(<Sample prefix="https://" suffix=".example" description="Where it lives." />)
  await expect.element(box()).toHaveAccessibleDescription('Where it lives. https:// .example')
})

test('what is left is shown and read with the field', async () => {
  await render(<Sample maxLength={10} initial="Amani" />, { isSpoken: true })
  await expect.element(box()).toHaveAccessibleDescription('5 characters left')
  await userEvent.fill(box(), 'Amani🌍s')
  await expect.element(box()).toHaveAccessibleDescription('3 characters left')
})

test('too long a text stays whole, and the count says by how much', async () => {
  await render(<Sample maxLength={3} />, { isSpoken: true, locale: 'de' })
  await userEvent.fill(box(), 'Amani')
  await expect.element(box()).toHaveValue('Amani')
  await expect.element(box()).toHaveAccessibleDescription('2 Zeichen zu viel')
})

test('near the end the count is said once the typing rests, and not before', async () => {
  await render(<Sample maxLength={5} />, { isSpoken: true })
  await userEvent.type(box(), 'Ama')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(box(), 'ni')
  await expect.element(page.getByRole('status'), { timeout: 4000 }).toHaveTextContent('No characters left')
})

test('before the words are here the bare number is shown', async () => {
  const { container } = await render(<Sample maxLength={2000} />)
  expect(container.querySelector('[data-part="count"]')?.textContent).toMatch(/2,000/)
})

test.each(['text', 'email', 'tel', 'url'] as const)(
  'of type %s it hands on what the browser is to know',
  async (type) => {
    await render(
      <Sample type={type} autoComplete="email" inputMode="email" name="mail" spellCheck={false} placeholder="a@b" />,
    )
    const attributes = {
      type,
      autocomplete: 'email',
      inputmode: 'email',
      name: 'mail',
      spellcheck: 'false',
      placeholder: 'a@b',
    }
    for (const [name, value] of Object.entries(attributes)) await expect.element(box()).toHaveAttribute(name, value)
  },
)

test('leaving it is told', async () => {
  const onBlur = vi.fn()
  await render(<Sample onBlur={onBlur} />)
  await userEvent.click(box())
  await expect.element(box()).toHaveFocus()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test('the ref is the element that takes the text', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(box().element())
})

test('passwords, searches and several lines have fields of their own', () => {
  expectTypeOf<'password'>().not.toExtend<TextFieldProps['type']>()
  expectTypeOf<'search'>().not.toExtend<TextFieldProps['type']>()
  expectTypeOf<TextFieldProps>().not.toHaveProperty('isMultiline')
})

test('Tab reaches it, and Enter in it sends its form', async () => {
  const onSubmit = vi.fn()
  await render(
    <Form onSubmit={onSubmit}>
      <button type="button">Before</button>
      <Sample initial="Ada" />
    </Form>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await expectTabStops(box())
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
