import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { applyTheme } from '../../theme/switching/apply.ts'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { SomoProvider } from '../SomoProvider/SomoProvider.tsx'
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { createToasts, toastDuration, type ToastOptions, type Toasts } from './toasts.ts'

const region = () => page.getByRole('region', { name: 'Notifications' })
const cards = () => region().getByRole('listitem')
const button = (name: string) => region().getByRole('button', { name })
const undo = (onAction: () => void = () => undefined): ToastOptions => ({
  message: 'The course was removed.',
  action: { label: 'Undo', onAction },
})

async function draw(...options: readonly ToastOptions[]): Promise<Toasts> {
  const toasts = createToasts()
  await render(
    <>
      <button type="button">Page</button>
      <ToastRegion toasts={toasts} label="Notifications" />
    </>,
  )
  for (const each of options) toasts.toast(each)
  if (options.length > 0) await expect.element(cards().first()).toBeVisible()
  return toasts
}

describe('what is said', () => {
  test('a toast is added to a list that is listened to already, with its tone as a word', async () => {
    const toasts = await draw()
    const list = document.querySelector('[data-component="ToastRegion"] [aria-live="polite"]')
    expect(list?.getAttribute('aria-relevant')).toBe('additions')
    expect(page.getByRole('region').elements()).toHaveLength(0)
    toasts.toast({ message: '93 people were imported.' })
    await expect.element(cards()).toHaveTextContent('Done: 93 people were imported.')
    expect(list?.contains(cards().element())).toBe(true)
  })

  test('its buttons are described by the sentence they are about', async () => {
    await draw(undo())
    await expect.element(button('Undo')).toHaveAccessibleDescription('Done: The course was removed.')
    await expect.element(button('Close')).toHaveAccessibleDescription('Done: The course was removed.')
  })
})

test('the same words take the place of those before; a step of its own keeps a toast', async () => {
  const toasts = await draw({ message: 'Saved.' }, undo())
  const first = toasts.getSnapshot()[0]?.id
  toasts.toast({ message: 'Saved.' })
  toasts.toast(undo())
  expect(toasts.getSnapshot().map(({ message }) => message)).toEqual([
    'The course was removed.',
    'Saved.',
    'The course was removed.',
  ])
  expect(toasts.getSnapshot().some(({ id }) => id === first)).toBe(false)
  await expect.element(cards().nth(1)).toHaveTextContent('Done: Saved.')
})

describe.each(presses)('by $name', ({ press }) => {
  test('the step is taken once and the toast goes', async () => {
    const onAction = vi.fn()
    await draw(undo(onAction))
    await press(button('Undo'))
    expect(onAction).toHaveBeenCalledTimes(1)
    await expect.element(region()).not.toBeInTheDocument()
  })

  test('the cross puts it away and does nothing else', async () => {
    const onAction = vi.fn()
    await draw(undo(onAction))
    await press(button('Close'))
    await expect.element(region()).not.toBeInTheDocument()
    expect(onAction).not.toHaveBeenCalled()
  })
})

describe('keys', () => {
  test('F6 leads to the newest toast, F6 again back', async () => {
    await draw({ message: 'Saved.' }, undo())
    await userEvent.click(page.getByRole('button', { name: 'Page' }))
    await userEvent.keyboard('{F6}')
    await expect.element(button('Undo')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus()
  })

  test('Escape puts the toast in focus away; the focus goes to the next, then back to the page', async () => {
    await draw({ message: 'Saved.' }, undo())
    await userEvent.click(page.getByRole('button', { name: 'Page' }))
    await userEvent.keyboard('{F6}{Escape}')
    await expect.element(cards()).toHaveTextContent('Done: Saved.')
    await expect.element(button('Close')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus()
  })

  test('Tab goes to the next button of a toast', async () => {
    await draw(undo())
    await userEvent.keyboard('{F6}')
    await expect.element(button('Undo')).toHaveFocus()
    await expectTabStops(button('Close'))
  })

  test("without a toast F6 is the browser's own", async () => {
    await draw()
    const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

test('three are in sight, the others wait in line', async () => {
  const toasts = await draw(...['One.', 'Two.', 'Three.', 'Four.'].map((message) => ({ message })))
  expect(
    cards()
      .elements()
      .map((card) => card.textContent),
  ).toEqual(['Done: One.', 'Done: Two.', 'Done: Three.'])
  toasts.dismiss('toast-1')
  await vi.waitFor(() =>
    expect(
      cards()
        .elements()
        .map((card) => card.textContent),
    ).toEqual(['Done: Two.', 'Done: Three.', 'Done: Four.']),
  )
})

describe('how long it stays', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  const isGone = (): boolean => document.querySelector('[data-part="toast"]') === null
  /** React draws a little later what an event asks for; the clock of these tests would run ahead of it. */
  const send = async (target: EventTarget | null, event: Event): Promise<void> => {
    target?.dispatchEvent(event)
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const pointer = (type: 'pointerover' | 'pointerout'): Promise<void> =>
    send(
      document.querySelector('[data-component="ToastRegion"]'),
      new PointerEvent(type, { bubbles: true, relatedTarget: document.body }),
    )

  test.each([
    ['a short sentence', { message: 'Saved.' }, 6_000],
    ['a long sentence', { message: 'x'.repeat(100) }, 8_000],
    ['with undo', undo(), 20_000],
    ['an error', { message: 'Not saved.', tone: 'bad' }, null],
  ] as const)('%s', (_name, options, duration) => {
    expect(toastDuration(options)).toBe(duration)
  })

  test('with undo it stays 20 s, and not while the pointer rests on it', async () => {
    await draw(undo())
    await vi.advanceTimersByTimeAsync(19_000)
    expect(isGone()).toBe(false)
    await pointer('pointerover')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isGone()).toBe(false)
    await pointer('pointerout')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(isGone()).toBe(true)
  })

  test('the focus holds it as well', async () => {
    await draw(undo())
    await send(button('Undo').element(), new FocusEvent('focusin', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isGone()).toBe(false)
    await send(button('Undo').element(), new FocusEvent('focusout', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(20_100)
    expect(isGone()).toBe(true)
  })

  test('time does not pass while the page is hidden', async () => {
    await draw(undo())
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => visibility.mockRestore())
    await send(document, new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isGone()).toBe(false)
    visibility.mockReturnValue('visible')
    await send(document, new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(20_100)
    expect(isGone()).toBe(true)
  })

  test('an error stays until it is closed', async () => {
    await draw({ message: 'Not saved.', tone: 'bad' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(isGone()).toBe(false)
  })
})

describe('while a modal dialog is open', () => {
  function Sample({ toasts }: { readonly toasts: Toasts }) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <ToastRegion toasts={toasts} label="Notifications" />
        <AlertDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Delete the course?"
          actionLabel="Delete"
          onAction={() => undefined}
        >
          12 people lose it.
        </AlertDialog>
      </>
    )
  }
  const dialog = () => page.getByRole('alertdialog')
  const cancel = () => dialog().getByRole('button', { name: 'Cancel' })

  test.each(presses)('its undo is alive and pressable by $name, and the dialog stays', async ({ press }) => {
    const onAction = vi.fn()
    const toasts = createToasts()
    await render(<Sample toasts={toasts} />)
    await expect.element(cancel()).toHaveFocus()
    toasts.toast(undo(onAction))
    await expect.element(button('Undo')).toBeVisible()
    expect(button('Undo').element().closest('[inert], [aria-hidden="true"]')).toBeNull()
    await press(button('Undo'))
    expect(onAction).toHaveBeenCalledTimes(1)
    await expect.element(dialog()).toBeVisible()
  })

  test('F6 goes there and back; Escape in the toast leaves the dialog open', async () => {
    const toasts = createToasts()
    await render(<Sample toasts={toasts} />)
    await expect.element(cancel()).toHaveFocus()
    toasts.toast(undo())
    await expect.element(button('Undo')).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect.element(button('Undo')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(region()).not.toBeInTheDocument()
    await expect.element(cancel()).toHaveFocus()
    await expect.element(dialog()).toBeVisible()
  })
})

test('a change of theme and of language loses nothing', async () => {
  const toasts = createToasts()
  const stay = (): void => undefined
  const inLocale = (locale: 'en' | 'sw') => (
    <SomoProvider locale={locale} navigate={stay}>
      <ToastRegion toasts={toasts} label="Notifications" />
    </SomoProvider>
  )
  const { rerender } = await render(inLocale('en'))
  toasts.toast(undo())
  await expect.element(button('Undo')).toBeVisible()
  const element = cards().element()
  applyTheme('dark')
  onTestFinished(() => applyTheme('default'))
  rerender(inLocale('sw'))
  await expect.element(button('Funga')).toBeVisible()
  expect(element.isConnected).toBe(true)
})

test('on 320 px it fits, and its targets are 24 px at least', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1024, 640))
  await draw({
    message: 'Datenschutzgrundverordnungsunterweisung wurde aus der Liste entfernt.',
    action: { label: 'Rückgängig machen', onAction: () => undefined },
  })
  const card = cards().element()
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(640 - 64 - 16)
  for (const each of region().getByRole('button').elements()) {
    const { width, height } = each.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('in a low window none of three is out of reach', async () => {
  await page.viewport(320, 400)
  onTestFinished(() => page.viewport(1024, 768))
  const sentence = 'The course was removed for everybody who had not begun it before the end of the month.'
  await draw(...['One', 'Two', 'Three'].map((word) => ({ ...undo(), message: `${word}. ${sentence}` })))
  for (const close of button('Close').all()) {
    close.element().scrollIntoView({ block: 'nearest' })
    const { top, bottom } = close.element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(400)
  }
})

test('a tone that is not there does not compile', () => {
  expectTypeOf<NonNullable<ToastOptions['tone']>>().toEqualTypeOf<'ok' | 'info' | 'warn' | 'bad'>()
  expectTypeOf<{ message: string; action: { label: string } }>().not.toExtend<ToastOptions>()
})

describe('beside a bar of changes that are not saved', () => {
  test.each([
    [1024, undefined],
    [320, undefined],
    [320, 'Not saved: the server did not answer within ten seconds. What was typed is still here.'],
  ])('at %i px toasts stand above it (%s)', async (width, errorMessage) => {
    await page.viewport(width, 720)
    onTestFinished(() => page.viewport(1024, 640))
    const toasts = createToasts()
    await render(
      <>
        <div style={{ blockSize: 2000 }} />
        <UnsavedBar
          title="3 changes not saved"
          saveLabel="Save"
          discardLabel="Discard"
          onDiscard={() => undefined}
          {...(errorMessage === undefined ? {} : { errorMessage })}
        />
        <ToastRegion toasts={toasts} label="Notifications" />
      </>,
    )
    toasts.toast(undo())
    await expect.element(cards()).toBeVisible()
    const bar = page.getByRole('region', { name: '3 changes not saved' }).element()
    await vi.waitFor(() =>
      expect(cards().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    )
  })
})
