import { expect } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'

/** Presses Tab once for each of these: one after the other has the focus, with nothing between. */
export async function expectTabStops(...stops: readonly Locator[]): Promise<void> {
  for (const stop of stops) {
    await userEvent.tab()
    await expect.element(stop).toHaveFocus()
  }
}
