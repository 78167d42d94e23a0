import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { TabLinks, Tabs } from './Tabs.tsx'

const items = ['Members', 'Rights', 'Design', 'Notifications', 'History'].map((label) => ({
  id: label,
  label,
  href: `?tab=${label}`,
}))

const rows = {
  Tabs: (open: string) => (
    <Tabs label="Parts" items={items} selectedKey={open} onSelectionChange={() => undefined}>
      View
    </Tabs>
  ),
  TabLinks: (open: string) => <TabLinks label="Parts" items={items} currentKey={open} />,
} as const

function rowIn(container: Element): HTMLElement {
  const row = container.querySelector<HTMLElement>('[data-part="list"]')
  if (row === null) throw new Error('No row was drawn.')
  return row
}

const fading = (row: HTMLElement) => ['left', 'right'].filter((side) => row.hasAttribute(`data-more-${side}`))

test.each(Object.entries(rows))('%s fade where there are more than find room', async (_name, draw) => {
  await page.viewport(320, 640)
  const { container } = await render(draw('Members'))
  const row = rowIn(container)
  await expect.poll(() => fading(row)).toEqual(['right'])
  expect(getComputedStyle(row).maskImage).toContain('linear-gradient')
  row.scrollBy({ left: 20 })
  await expect.poll(() => fading(row)).toEqual(['left', 'right'])
  row.scrollBy({ left: 2000 })
  await expect.poll(() => fading(row)).toEqual(['left'])
  await page.viewport(1024, 640)
  await expect.poll(() => fading(row)).toEqual([])
  expect(getComputedStyle(row).maskImage).toBe('none')
})

test.each(Object.entries(rows))('the open one of %s stays in view when the window gets narrow', async (_name, draw) => {
  const { container } = await render(draw('Notifications'))
  await page.viewport(320, 640)
  const open = container.querySelector('[aria-selected="true"], [aria-current="page"]')
  await expect
    .poll(() => (open?.getBoundingClientRect().right ?? Number.NaN) <= rowIn(container).getBoundingClientRect().right)
    .toBe(true)
  expect(open?.getBoundingClientRect().left).toBeGreaterThanOrEqual(rowIn(container).getBoundingClientRect().left)
  await page.viewport(1024, 640)
})

const isWhole = (row: HTMLElement, tab: Element): boolean => {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  // Widths of words end between two pixels.
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}

test('the keyboard finds each link whole in the row', async () => {
  await page.viewport(320, 640)
  const { container } = await render(rows.TabLinks('Notifications'))
  const row = rowIn(container)
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0)
  for (const { label } of items) {
    await userEvent.keyboard('{Tab}')
    const link = page.getByRole('link', { name: label })
    await expect.element(link).toHaveFocus()
    await expect.poll(() => isWhole(row, link.element()), { message: label }).toBe(true)
  }
  await page.viewport(1024, 640)
})

test('where the keyboard is stays in view when the window gets narrow, not the open one', async () => {
  await page.viewport(360, 640)
  const { container } = await render(rows.TabLinks('History'))
  const row = rowIn(container)
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0)
  await userEvent.keyboard('{Tab}')
  const first = page.getByRole('link', { name: 'Members' })
  await expect.element(first).toHaveFocus()
  const before = row.clientWidth
  await page.viewport(320, 640)
  await expect.poll(() => row.clientWidth).toBeLessThan(before)
  // Until what follows the width has drawn.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(isWhole(row, first.element())).toBe(true)
  await page.viewport(1024, 640)
})

test('a tab that comes later is brought into view where it is the open one', async () => {
  await page.viewport(320, 640)
  const { container, rerender } = await render(
    <TabLinks label="Parts" items={items.slice(0, 4)} currentKey="History" />,
  )
  const row = rowIn(container)
  // Until what follows the width has seen the first four.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  rerender(rows.TabLinks('History'))
  await expect.poll(() => isWhole(row, page.getByRole('link', { name: 'History' }).element())).toBe(true)
  await page.viewport(1024, 640)
})
