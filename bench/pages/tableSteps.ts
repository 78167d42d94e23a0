import { centreOf, pressByScript, type Steps } from './hands.ts'
import { themeSteps } from './themeSteps.ts'

const tick = ':is(input[type=checkbox], [role=checkbox])'

export const tableSteps: Steps = async (run) => {
  const { page, meter } = run
  const header = page.getByRole('columnheader', { name: 'Name' }).first()
  for (const name of ['sort first', 'sort']) {
    const [x, y] = await centreOf(header)
    await meter.step(name, () => page.mouse.click(x, y), { settle: 500 })
  }
  // Rows are `tr` elements or have the role `row`; the header's checkbox is in none of them.
  const rows = page.locator('[data-testid=page] :is(tbody tr, [role=row]):not(:has([role=columnheader]))')
  const row = rows.filter({ has: page.locator(tick) }).nth(4)
  const isPicked = (): Promise<boolean> =>
    row.locator(tick).evaluate((element) => element.matches(':checked, [aria-checked=true]'))
  // The label around a visually hidden checkbox receives the press.
  const box = row.locator(`label:has(${tick}), ${tick}`).first()
  for (let click = 0; click < 2; click += 1) {
    const [x, y] = await centreOf(box)
    const before = await isPicked()
    await meter.step('select row', () => page.mouse.click(x, y))
    if ((await isPicked()) === before) throw new Error('The press did not pick the row.')
  }
  await themeSteps(run)
  // A library without a changeable primary colour disables the button.
  const clicks = (await page.getByTestId('primary-change').isEnabled()) ? 2 : 0
  for (let click = 0; click < clicks; click += 1) {
    await meter.step('primary', () => pressByScript(page, 'primary-change'), { settle: 500 })
  }
  await scrollSteps(run)
}

/** Scrolls 120 px a frame, then 2,000 px a frame, as far as there are rows. */
const scrollSteps: Steps = async ({ page, meter, readings }) => {
  for (const [name, step] of [
    ['scroll', 120],
    ['fling', 2000],
  ] as const) {
    let frames: number[] | null = null
    const scroll = async (): Promise<void> => {
      frames = await page.evaluate((px) => window.somoProbe.scroll(60, px), step)
    }
    await meter.step(name, scroll, { settle: 150, per: 60 })
    readings.set(`${name}.slow`, (frames ?? []).filter((time: number) => time > 25).length)
    if (frames === null) throw new Error('The table does not scroll.')
  }
}
