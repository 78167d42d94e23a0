import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const emulate = async (value: 'active' | 'none'): Promise<void> => {
  // Said again, because what is not named falls back to the device's own.
  const stillness = { name: 'prefers-reduced-motion', value: 'reduce' }
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }, stillness] })
}

/** Shows the page in forced colours until the test ends. */
export async function forceColours(): Promise<void> {
  onTestFinished(() => emulate('none'))
  await emulate('active')
  await expect.poll(() => window.matchMedia('(forced-colors: active)').matches).toBe(true)
}
