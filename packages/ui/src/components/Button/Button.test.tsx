import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from './Button.tsx'

const save = () => page.getByRole('button', { name: 'Save' })

describe.each(presses)('pressed by $name', ({ press }) => {
  test('a button acts once', async () => {
    const onPress = vi.fn()
    await render(<Button onPress={onPress}>Save</Button>)
    await press(save())
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('a disabled button does nothing', async () => {
    const onPress = vi.fn()
    await render(
      <Button onPress={onPress} isDisabled disabledReason="Enter a name first.">
        Save
      </Button>,
    )
    await press(save())
    expect(onPress).not.toHaveBeenCalled()
  })

  test('a pending button does nothing', async () => {
    const onPress = vi.fn()
    await render(
      <Button onPress={onPress} isPending>
        Save
      </Button>,
    )
    await press(page.getByRole('button', { name: /Save/ }))
    expect(onPress).not.toHaveBeenCalled()
  })
})

test('a pending button keeps its focus, and that work is under way is told', async () => {
  const { rerender } = await render(<Button isPending={false}>Save</Button>)
  await userEvent.tab()
  rerender(<Button isPending>Save</Button>)
  await expect.element(page.getByRole('button', { name: /Save/ })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('Working')
})

test('a pending submit button does not send the form again', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(page.getByRole('button'), { force: true })
  await userEvent.type(page.getByRole('textbox'), 'Ada{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a disabled button can be reached and says why', async () => {
  await render(
    <Button isDisabled disabledReason="Enter a name first.">
      Save
    </Button>,
  )
  await userEvent.tab()
  await expect.element(save()).toHaveFocus()
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(save()).toHaveAccessibleDescription('Enter a name first.')
  await expect.element(page.getByText('Enter a name first.')).toBeVisible()
})

test('a reason shown elsewhere is read with the button', async () => {
  await render(
    <>
      <p id="hint">Works as soon as the word matches.</p>
      <Button isDisabled disabledReasonId="hint">
        Save
      </Button>
    </>,
  )
  await expect.element(save()).toHaveAccessibleDescription('Works as soon as the word matches.')
})

test('the focus stays on a button that becomes disabled', async () => {
  const { rerender } = await render(<Button disabledReason="Enter a name first.">Save</Button>)
  await userEvent.tab()
  rerender(
    <Button isDisabled disabledReason="Enter a name first.">
      Save
    </Button>,
  )
  await expect.element(save()).toHaveFocus()
})

test.each([
  ['usable', {}, 1],
  ['disabled', { isDisabled: true, disabledReason: 'Enter a name first.' }, 0],
] as const)('a %s submit button sends the form accordingly', async (_name, state, times) => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" {...state}>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(save(), { force: true })
  expect(onSubmit).toHaveBeenCalledTimes(times)
})

test('a pointer brings the focus where the browser does not, Enter in a field leaves it there', async () => {
  await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" />
      <Button type="submit">Save</Button>
    </form>,
  )
  await userEvent.type(page.getByRole('textbox'), 'Ada{Enter}')
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  // A click without what browsers do before it, as those send it that keep the focus off buttons.
  save()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  await expect.element(save()).toHaveFocus()
})

test('a button answers to the pointer that rests on it', async () => {
  await render(<Button>Save</Button>)
  const background = () => getComputedStyle(save().element()).backgroundColor
  // The pointer still rests where the test before left it.
  await userEvent.unhover(save())
  const rest = background()
  await userEvent.hover(save())
  await vi.waitFor(() => expect(background()).not.toBe(rest))
})

test('hover and focus announce the intent', async () => {
  const onIntent = vi.fn()
  await render(<Button onIntent={onIntent}>Save</Button>)
  await userEvent.hover(save())
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalledTimes(1))
  await userEvent.tab()
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalledTimes(2))
})

test('the ref is the button element, marked as the component', async () => {
  const ref = createRef<HTMLButtonElement>()
  await render(<Button ref={ref}>Save</Button>)
  expect(ref.current).toBe(save().element())
  expect(ref.current?.dataset['component']).toBe('Button')
})

test('a long German word wraps inside a narrow column', async () => {
  await render(
    <div style={{ inlineSize: 120 }}>
      <Button>Datenschutzgrundverordnungsunterweisung</Button>
    </div>,
  )
  const box = page.getByRole('button').element().getBoundingClientRect()
  expect(box.width).toBeLessThanOrEqual(120)
  expect(box.height).toBeGreaterThan(36)
})
