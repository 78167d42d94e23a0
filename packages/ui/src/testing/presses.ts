import { userEvent, type Locator } from 'vitest/browser'

/** One way a person presses something. */
export interface Press {
  readonly name: string
  readonly press: (target: Locator) => Promise<void>
}

const touch = (type: string, element: Element): boolean =>
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      pointerId: 7,
      isPrimary: true,
      width: 23,
      height: 23,
      button: 0,
    }),
  )

/** A tap of a finger, as the browser reports it: pointer events of type touch, then the click that follows them. */
export async function tap(target: Locator): Promise<void> {
  const element = target.element()
  touch('pointerdown', element)
  touch('pointerup', element)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, button: 0 }))
  await Promise.resolve()
}

const byKey =
  (key: string) =>
  async (target: Locator): Promise<void> => {
    const element = target.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard(key)
  }

/** A click where the element has come to rest; forced on what is disabled, which a person can click too. */
const click = (target: Locator): Promise<void> =>
  userEvent.click(target, { force: target.element().matches(':disabled, [aria-disabled="true"], :has(:disabled)') })

/** Mouse, touch and both keys of a button: what can be pressed is tested with each. */
export const presses: readonly Press[] = [
  { name: 'mouse', press: click },
  { name: 'touch', press: tap },
  { name: 'Enter', press: byKey('{Enter}') },
  { name: 'Space', press: byKey(' ') },
]
