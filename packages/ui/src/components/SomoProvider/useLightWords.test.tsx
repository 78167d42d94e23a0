import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lightFiles } from '../../locale/lightWords.ts'
import { widgetFiles } from '../../locale/widgets/widgetFiles.ts'
import { render } from '../../testing/render.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'

const nothing = (): void => undefined
const Fields = () => (
  <>
    <NumberField label="Siku" value={3} onChange={nothing} />
    <DateField label="Mwanzo" value="2026-01-31" onChange={nothing} />
  </>
)

// The order of these tests is part of them: what was fetched once stays for the life of the page.

test('without their words fields show their values and how they are written', async () => {
  const light = vi.spyOn(lightFiles, 'sw').mockRejectedValue(new Error('offline'))
  onTestFinished(() => light.mockRestore())
  await render(<Fields />, { locale: 'sw' })
  await expect.element(page.getByRole('spinbutton', { name: 'Siku' })).toHaveValue('3')
  await expect.element(page.getByRole('textbox', { name: 'Mwanzo' })).toHaveAccessibleDescription('31.01.2026')
})

test('fields speak without the words of widgets, which are not fetched for them', async () => {
  const widgets = vi.spyOn(widgetFiles, 'sw')
  onTestFinished(() => widgets.mockRestore())
  await render(<Fields />, { locale: 'sw' })
  await expect.element(page.getByRole('textbox', { name: 'Mwanzo' })).toHaveAccessibleDescription(/^siku\.mwezi\.mwaka/)
  await expect.element(page.getByRole('button', { name: 'Kalenda: Mwanzo' })).toBeVisible()
  expect(widgets).not.toHaveBeenCalled()
})
