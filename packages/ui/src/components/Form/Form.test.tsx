import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Button } from '../Button/Button.tsx'
import { Form, FormActions, FormRow, FormSection } from './Form.tsx'

const input = (label: string) => <input aria-label={label} required />

test('Enter in a field of one line asks to save, and the page stays', async () => {
  const onSubmit = vi.fn()
  await render(
    <Form onSubmit={onSubmit}>
      {input('Name')}
      <Button type="submit">Save</Button>
    </Form>,
  )
  await userEvent.type(page.getByRole('textbox'), 'Amani{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('textbox')).toHaveValue('Amani')
})

test.each(presses)(
  'a submit button asks to save by $name, and the browser finds no error of its own',
  async ({ press }) => {
    const onSubmit = vi.fn()
    await render(
      <Form onSubmit={onSubmit}>
        {input('Name')}
        <FormActions>
          <Button type="submit">Save</Button>
        </FormActions>
      </Form>,
    )
    await press(page.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  },
)

test('a form drawn inside another, as a dialog is, saves itself alone', async () => {
  const outer = vi.fn()
  const inner = vi.fn()
  const { createPortal } = await import('react-dom')
  await render(
    <Form onSubmit={outer}>
      {input('Outer')}
      {createPortal(
        <Form onSubmit={inner} label="Inner form">
          {input('Inner')}
          <button type="submit">Save</button>
        </Form>,
        document.body,
      )}
    </Form>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0])
})

test('a group has title and description as name and description, and its title is a heading', async () => {
  await render(
    <FormSection title="Person" description="As on certificates." level={3}>
      {input('Name')}
    </FormSection>,
  )
  const group = page.getByRole('group', { name: 'Person' })
  await expect.element(group).toHaveAccessibleDescription('As on certificates.')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Person' })).toBeVisible()
})

test('a group without a title is parted by the rule alone', async () => {
  await render(
    <>
      <FormSection>{input('One')}</FormSection>
      <FormSection>{input('Two')}</FormSection>
    </>,
  )
  expect(page.getByRole('group').elements()).toHaveLength(0)
  const borders = [...document.querySelectorAll('[data-component="FormSection"]')].map(
    (element) => getComputedStyle(element).borderBlockStartWidth,
  )
  expect(borders).toEqual(['0px', '1px'])
})

const topsAt = async (width: number): Promise<readonly number[]> => {
  await page.viewport(width, 640)
  return ['Given name', 'Family name'].map(
    (name) => page.getByRole('textbox', { name }).element().getBoundingClientRect().top,
  )
}

test('fields of a row stand beside each other, on a small screen below each other', async () => {
  await render(
    <FormRow>
      {input('Given name')}
      {input('Family name')}
    </FormRow>,
  )
  const [first = 0, second = 1] = await topsAt(640)
  expect(first).toBe(second)
  const [above = 1, below = 0] = await topsAt(280)
  expect(above).toBeLessThan(below)
  await page.viewport(1024, 640)
})

test('a form is one column of 472 px at most', async () => {
  await render(
    <Form onSubmit={() => undefined}>
      <FormSection>
        <input aria-label="Name" style={{ inlineSize: '100%' }} />
      </FormSection>
    </Form>,
  )
  expect(page.getByRole('textbox').element().getBoundingClientRect().width).toBe(472)
})

test('the ref is the form, named and found by its id', async () => {
  const ref = createRef<HTMLFormElement>()
  await render(
    <Form onSubmit={() => undefined} ref={ref} id="person" label="Person">
      {input('Name')}
    </Form>,
  )
  expect(ref.current).toBe(page.getByRole('form', { name: 'Person' }).element())
  expect(ref.current?.id).toBe('person')
  expect(ref.current?.dataset['component']).toBe('Form')
})

test('Tab goes through fields and answers in the order they stand', async () => {
  await render(
    <Form onSubmit={() => undefined}>
      {input('Name')}
      {input('Unit')}
      <FormActions>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </FormActions>
    </Form>,
  )
  const button = (name: string) => page.getByRole('button', { name })
  const answers = page
    .getByRole('button')
    .elements()
    .map((element) => element.textContent)
  await expectTabStops(
    page.getByRole('textbox', { name: 'Name' }),
    page.getByRole('textbox', { name: 'Unit' }),
    ...answers.map(button),
  )
  expect(answers).toHaveLength(2)
})
