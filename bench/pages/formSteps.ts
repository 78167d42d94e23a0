import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from 'playwright'
import { centreOf, type Steps } from './hands.ts'

const text = 'the quick brown fox ju'

/** Types into the first field and records the cost of a key. */
export const typingStep: Steps = async (run) => {
  await run.page.locator('input[name="firstName"]').first().click()
  await typeAs('type', run)
}

const typeAs = async (name: string, { page, meter, readings }: Parameters<Steps>[0]): Promise<void> => {
  await pause(100)
  await page.evaluate(() => void window.somoProbe.keys.splice(0))
  await meter.step(name, () => page.keyboard.type(text, { delay: 25 }), { per: text.length })
  const keys = (await page.evaluate(() => window.somoProbe.keys)).toSorted((one, other) => one - other)
  readings.set(`${name}.p95.ms`, keys[Math.floor(keys.length * 0.95)] ?? Number.NaN)
}

export const formSteps: Steps = async (run) => {
  const { page, meter } = run
  await typingStep(run)
  await openingStep(run, 'dialog', page.getByTestId('open-dialog'), '[role=dialog], dialog[open]')
  await page.getByTestId('close-dialog').click()
  await pause(500)
  await openingStep(run, 'select', page.getByTestId('select-country'), '[role=option]')
  await page.keyboard.press('Escape')
  await pause(500)
  await page.locator('input[name="firstName"]').click()
  await meter.slowed(4, () => typeAs('slow type', run))
}

/** Opens an overlay like a person: moves the pointer, waits briefly, and presses. */
async function openingStep(
  { page, meter, readings }: Parameters<Steps>[0],
  name: string,
  opener: Locator,
  shown: string,
): Promise<void> {
  // The baseline uses a native list, which cannot be observed.
  if (await opener.evaluate((element) => element instanceof HTMLSelectElement)) return
  const pressable = opener.locator('button').first()
  const [x, y] = await centreOf((await pressable.count()) === 0 ? opener : pressable)
  await page.mouse.move(x, y)
  await pause(150)
  const seen = page.evaluate((selector) => window.somoProbe.untilSeen(selector), shown)
  await meter.step(name, () => page.mouse.click(x, y), { settle: 400 })
  const time = await seen
  if (time === null) throw new Error(`The ${name} did not open.`)
  readings.set(`${name}.visible.ms`, time)
}
