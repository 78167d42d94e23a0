import { createRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Form } from '../Form/Form.tsx'
import { UnsavedBar, type UnsavedBarProps } from './UnsavedBar.tsx'

const Sample = (props: Partial<UnsavedBarProps>) => (
  <UnsavedBar
    title="3 changes not saved"
    saveLabel="Save"
    discardLabel="Discard"
    onDiscard={() => undefined}
    {...props}
  />
)

const button = (name: string | RegExp) => page.getByRole('button', { name })

test.each(presses)('it saves and discards by $name', async ({ press }) => {
  const onSave = vi.fn()
  const onDiscard = vi.fn()
  await render(<Sample onSave={onSave} onDiscard={onDiscard} />)
  await press(button('Save'))
  await press(button('Discard'))
  expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1])
})

test.each(presses)('inside a form its Save submits the form by $name', async ({ press }) => {
  const onSubmit = vi.fn()
  await render(
    <Form onSubmit={onSubmit}>
      <Sample />
    </Form>,
  )
  await press(button('Save'))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

test('outside a form its Save submits the one that is named, and Enter in a field of it does too', async () => {
  const onSubmit = vi.fn()
  await render(
    <>
      <Form onSubmit={onSubmit} id="far">
        <input aria-label="One" />
        <input aria-label="Two" />
      </Form>
      <Sample formId="far" />
    </>,
  )
  await userEvent.click(button('Save'))
  await userEvent.click(page.getByRole('textbox', { name: 'One' }))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
})

test.each(presses)('while it saves, presses by $name do nothing', async ({ press }) => {
  const onSubmit = vi.fn()
  const onDiscard = vi.fn()
  await render(
    <Form onSubmit={onSubmit}>
      <Sample isSaving onDiscard={onDiscard} />
    </Form>,
  )
  await press(button(/Save/))
  await press(button('Discard'))
  for (const name of [/Save/, 'Discard']) await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onDiscard).not.toHaveBeenCalled()
})

test('it is a landmark named by what is not saved', async () => {
  const ref = createRef<HTMLElement>()
  await render(<Sample ref={ref} draft="Draft on this device, 11:42" />)
  expect(ref.current).toBe(page.getByRole('region', { name: '3 changes not saved' }).element())
  await expect.element(page.getByText('Draft on this device, 11:42')).toBeVisible()
})

test('why a save failed is announced when it becomes known', async () => {
  const { rerender } = await render(<Sample />)
  expect(page.getByRole('alert').element().textContent).toBe('')
  rerender(<Sample errorMessage="Not saved: the server did not answer." />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved: the server did not answer.')
})

test('below a long page it stays at the foot of the window', async () => {
  await render(
    <div>
      <div style={{ blockSize: 2000 }} />
      <Sample />
    </div>,
  )
  const box = page.getByRole('region').element().getBoundingClientRect()
  expect(Math.round(box.bottom)).toBe(window.innerHeight)
})

test('at 320 px words and buttons stand one below the other, nothing sticks out', async () => {
  await page.viewport(320, 640)
  await render(<Sample draft="Entwurf auf diesem Gerät, 11:42" discardLabel="Verwerfen" saveLabel="Speichern" />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 640)
})

test('Tab reaches Discard, then Save, after the last field', async () => {
  await render(
    <Form onSubmit={() => undefined}>
      <input aria-label="Last" />
      <Sample />
    </Form>,
  )
  await expectTabStops(page.getByRole('textbox', { name: 'Last' }), button('Discard'), button('Save'))
})

test('however many lines its words take, a field that gets the focus is scrolled clear of it', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1024, 640))
  await render(
    <Form onSubmit={() => undefined}>
      {['One', 'Two', 'Three'].map((name) => (
        <input key={name} aria-label={name} style={{ display: 'block', height: 300 }} />
      ))}
      <Sample
        errorMessage={'Somebody else changed this meanwhile, and what they wrote stands beside yours. '.repeat(3)}
      />
    </Form>,
  )
  const { height } = page.getByRole('region').element().getBoundingClientRect()
  expect(height).toBeGreaterThan(120)
  const clear = (): number =>
    Number.parseFloat(getComputedStyle(page.getByRole('textbox', { name: 'Two' }).element()).scrollMarginBlockEnd)
  await vi.waitFor(() => expect(clear()).toBeGreaterThan(height))
})
