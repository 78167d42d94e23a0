import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { ToastRegion } from '../Toast/ToastRegion.tsx'
import { createToasts } from '../Toast/toasts.ts'
import { Drawer } from './Drawer.tsx'

const fields = Array.from({ length: 24 }, (_, i) => `Field ${i + 1}`)

test.each([
  [1024, 'docked'],
  [360, 'sheet'],
])('at %i px what takes the focus is clear of the foot (%s)', async (width, place) => {
  await page.viewport(width, 640)
  onTestFinished(() => page.viewport(1024, 640))
  const foot = (
    <>
      <p>Choose at least one person, and the day from which they belong to the unit.</p>
      <Button>Cancel</Button>
      <Button variant="solid">Add person</Button>
    </>
  )
  await render(
    <Drawer isOpen onClose={() => undefined} title="Add a person" foot={foot}>
      {fields.map((name) => (
        <input key={name} aria-label={name} style={{ display: 'block', height: 32, marginBlockEnd: 16 }} />
      ))}
    </Drawer>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Field 1', exact: true })).toBeVisible()
  expect(document.querySelector('[data-component="Drawer"]')?.getAttribute('data-place')).toBe(place)
  const edge = (): number => document.querySelector('[data-part="foot"]')?.getBoundingClientRect().top ?? Number.NaN
  await userEvent.click(page.getByRole('textbox', { name: 'Field 1', exact: true }))
  for (const name of fields.slice(1)) {
    await userEvent.keyboard('{Tab}')
    const field = page.getByRole('textbox', { name, exact: true }).element()
    await vi.waitFor(() => expect(field).toBe(document.activeElement))
    expect(field.getBoundingClientRect().bottom, name).toBeLessThanOrEqual(edge())
  }
})

test.each([
  [1280, 900, 'docked'],
  [360, 720, 'sheet'],
])('at %i × %i a toast ends above the foot (%s), and comes down again without it', async (width, height, place) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1024, 640))
  const toasts = createToasts()
  const draw = (foot: ReactNode) => (
    <>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Drawer isOpen onClose={() => undefined} title="Move unit" foot={foot}>
          <p>Warehouse Süd</p>
        </Drawer>
      </div>
      <ToastRegion toasts={toasts} label="Notifications" />
    </>
  )
  const foot = (
    <>
      <p>Choose the unit it belongs to from now on.</p>
      <Button>Cancel</Button>
      <Button variant="solid">Move</Button>
    </>
  )
  const { rerender } = await render(draw(foot))
  toasts.toast({ message: '“Night shift” created.' })
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect.element(toast).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(document.querySelector('[data-component="Drawer"]')?.getAttribute('data-place')).toBe(place)
  const bottom = (): number => toast.element().getBoundingClientRect().bottom
  const edge = document.querySelector('[data-part="foot"]')?.getBoundingClientRect().top ?? Number.NaN
  await vi.waitFor(() => expect(bottom()).toBeLessThanOrEqual(edge))
  rerender(draw(undefined))
  await vi.waitFor(() => expect(bottom()).toBeGreaterThan(edge))
})
