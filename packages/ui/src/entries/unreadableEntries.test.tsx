import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../components/Button/Button.tsx'
import { DateField } from '../components/DateField/DateField.tsx'
import { DateRangeField } from '../components/DateRangeField/DateRangeField.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Drawer } from '../components/Drawer/Drawer.tsx'
import { Form } from '../components/Form/Form.tsx'
import { NumberField } from '../components/NumberField/NumberField.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TimeField } from '../components/TimeField/TimeField.tsx'
import { Wizard } from '../components/Wizard/Wizard.tsx'
import { render } from '../testing/render.tsx'
import { createUnreadableEntries } from './unreadableEntries.ts'

const box = (name: RegExp | string) => page.getByRole('textbox', { name }).or(page.getByRole('spinbutton', { name }))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const none = (): void => undefined

function Day({ label = 'First day' }: { readonly label?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return <DateField label={label} value={value} onChange={setValue} />
}

function Time() {
  const [value, setValue] = useState<string | null>(null)
  return <TimeField label="Begins at" value={value} onChange={setValue} />
}

function Count() {
  const [value, setValue] = useState<number | null>(null)
  return <NumberField label="Places" value={value} onChange={setValue} />
}

function Span() {
  const [value, setValue] = useState<{ readonly start: string | null; readonly end: string | null }>({
    start: null,
    end: '2026-01-02',
  })
  return <DateRangeField label="Days" value={value} onChange={setValue} />
}

const fields = [
  {
    what: 'no such day',
    field: <Day />,
    name: /^First day/,
    wrong: '31.11.2026',
    right: '30.11.2026',
    error: /^November 2026 has 30 days/,
  },
  {
    what: 'no time',
    field: <Time />,
    name: /^Begins at/,
    wrong: '25:00',
    right: '09:30',
    error: /^This cannot be read as a time/,
  },
  { what: 'no number', field: <Count />, name: /^Places/, wrong: 'three', right: '3', error: /^This is not a number/ },
  {
    what: 'no such first day',
    field: <Span />,
    name: /^From/,
    wrong: '31.11.2025',
    right: '30.11.2025',
    error: /^November 2025 has 30 days/,
  },
  {
    what: 'an end before the start',
    field: <Span />,
    name: /^From/,
    wrong: '03.01.2026',
    right: '01.01.2026',
    error: undefined,
  },
] as const

const ways = [
  { way: 'a submit button', send: () => userEvent.click(button('Save')) },
  { way: 'Enter in the field', send: () => userEvent.keyboard('{Enter}') },
] as const

test.each(fields.flatMap((field) => ways.map((way) => ({ ...field, ...way }))))(
  'a form with $what is not sent by $way, and leads to it',
  async ({ field, name, wrong, right, error, send }) => {
    const onSubmit = vi.fn()
    await render(
      <Form onSubmit={onSubmit}>
        {field}
        <Button type="submit">Save</Button>
      </Form>,
      { isSpoken: true },
    )
    await userEvent.fill(box(name), wrong)
    await send()
    await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    if (error !== undefined) {
      await expect.element(box(name)).toHaveFocus()
      await expect.element(box(name)).toHaveAccessibleDescription(error)
      await expect.element(box(name)).toHaveValue(wrong)
    }
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.fill(box(name), right)
    await send()
    expect(onSubmit).toHaveBeenCalledOnce()
  },
)

test('of several the first has the focus, and all say what is wrong', async () => {
  const onSubmit = vi.fn()
  await render(
    <Form onSubmit={onSubmit} id="several">
      <Count />
      <Day />
      <Day label="Last day" />
    </Form>,
    { isSpoken: true },
  )
  await userEvent.fill(box(/^Last day/), 'soon')
  await userEvent.fill(box(/^First day/), 'now')
  const form = document.querySelector('form')
  form?.requestSubmit()
  await expect.element(box(/^First day/)).toHaveFocus()
  await expect.element(box(/^First day/)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box(/^Last day/)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box(/^Places/)).not.toHaveAttribute('aria-invalid')
  expect(onSubmit).not.toHaveBeenCalled()
})

const answers = (onPress: () => void) => (
  <>
    <Button onPress={none}>Cancel</Button>
    <Button variant="solid" onPress={onPress}>
      Go on
    </Button>
    <Button writes onPress={onPress}>
      Keep
    </Button>
  </>
)

test.each([
  {
    place: 'a dialog',
    draw: (onPress: () => void) => (
      <Dialog isOpen onOpenChange={none} title="Add people" actions={answers(onPress)}>
        <Day />
      </Dialog>
    ),
  },
  {
    place: 'a drawer',
    draw: (onPress: () => void) => (
      <Drawer isOpen onClose={none} title="Add people" foot={answers(onPress)}>
        <Day />
      </Drawer>
    ),
  },
  {
    place: 'a page',
    draw: (onPress: () => void) => (
      <>
        <Day />
        {answers(onPress)}
      </>
    ),
  },
])('the answers of $place go nowhere past a day that cannot be read', async ({ draw }) => {
  const onPress = vi.fn()
  await render(draw(onPress), { isSpoken: true })
  await userEvent.fill(box(/^First day/), '31.11.2026')
  for (const name of ['Go on', 'Keep']) {
    await userEvent.click(button(name))
    await expect.element(box(/^First day/)).toHaveFocus()
    await expect.element(box(/^First day/)).toHaveAccessibleDescription(/^November 2026 has 30 days/)
  }
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.fill(box(/^First day/), '30.11.2026')
  await userEvent.click(button('Go on'))
  expect(onPress).toHaveBeenCalledOnce()
})

test('what goes nowhere can be pressed as ever', async () => {
  const onPress = vi.fn()
  await render(
    <>
      <Day />
      <Button onPress={onPress}>Cancel</Button>
    </>,
    { isSpoken: true },
  )
  await userEvent.fill(box(/^First day/), 'soon')
  await userEvent.click(button('Cancel'))
  expect(onPress).toHaveBeenCalledOnce()
})

test('a step with a day that cannot be read is not gone on from', async () => {
  const onStepChange = vi.fn()
  const steps = [
    { id: 'days', label: 'Days', content: <Day /> },
    { id: 'check', label: 'Check', content: <p>Nothing has been changed yet.</p> },
  ]
  await render(
    <Wizard
      label="Import"
      steps={steps}
      currentKey="days"
      onStepChange={onStepChange}
      finishLabel="Apply"
      onFinish={none}
    />,
    { isSpoken: true },
  )
  await userEvent.fill(box(/^First day/), 'soon')
  await userEvent.click(button('Next'))
  await expect.element(box(/^First day/)).toHaveFocus()
  expect(onStepChange).not.toHaveBeenCalled()
})

test('what is asked in a dialog is answered there, whatever stands unreadable on the page', async () => {
  const onPress = vi.fn()
  await render(
    <>
      <Day />
      <Dialog isOpen onOpenChange={none} title="Leave this page?" actions={answers(onPress)}>
        <TextField label="Why" value="" onChange={none} />
      </Dialog>
    </>,
    { isSpoken: true },
  )
  const day = document.querySelector<HTMLInputElement>('[data-component="DateField"] input')
  if (day === null) throw new Error('There is no field behind the dialog.')
  await userEvent.fill(page.elementLocator(day), 'soon', { force: true })
  await userEvent.click(button('Go on'))
  expect(onPress).toHaveBeenCalledOnce()
})

test('a field that is taken away holds nothing back', async () => {
  const onSubmit = vi.fn()
  const draw = (hasDay: boolean) => (
    <Form onSubmit={onSubmit}>
      {hasDay ? <Day /> : null}
      <Button type="submit">Save</Button>
    </Form>
  )
  const { rerender } = await render(draw(true), { isSpoken: true })
  await userEvent.fill(box(/^First day/), 'soon')
  rerender(draw(false))
  await userEvent.click(button('Save'))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a form may ask what cannot be read, reveal it and let go of it', async () => {
  const entries = createUnreadableEntries()
  const onReveal = vi.fn()
  function Folded() {
    const [isHidden, hide] = useState(false)
    return (
      <Form
        onSubmit={none}
        unreadable={entries}
        onReveal={(id) => {
          onReveal(id)
          hide(false)
        }}
      >
        <div hidden={isHidden}>
          <Day />
        </div>
        <Button onPress={() => hide(true)}>Fold</Button>
        <Button type="submit">Save</Button>
      </Form>
    )
  }
  await render(<Folded />, { isSpoken: true })
  await userEvent.fill(box(/^First day/), 'soon')
  const id = box(/^First day/).element().id
  expect([...entries.ids()]).toEqual([id])
  await userEvent.click(button('Fold'))
  await userEvent.click(button('Save'))
  await expect.element(box(/^First day/)).toHaveFocus()
  expect(onReveal.mock.calls).toEqual([[id]])
  entries.drop()
  await expect.element(box(/^First day/)).toHaveValue('')
  expect(entries.ids().size).toBe(0)
})
