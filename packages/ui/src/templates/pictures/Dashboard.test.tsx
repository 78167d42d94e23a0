import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Dashboard } from './Dashboard.tsx'
import { swahiliDashboard } from './dashboardWords.ts'

beforeEach(async () => {
  await page.viewport(360, 860)
  onTestFinished(() => page.viewport(1024, 640))
})

const box = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect()

test('on the overview the date of a thing begins where its title does, and three things lead to the rest', async () => {
  await render(<Dashboard words={swahiliDashboard} />, { isSpoken: true, locale: 'sw' })
  const things = page.getByRole('list', { name: 'Yanayokusubiri' })
  const [first] = things.element().children
  expect(box(first?.querySelector('strong')).left).toBe(box(first?.querySelector('h3')).left)
  expect([...things.element().children].filter((thing) => box(thing).height > 0)).toHaveLength(3)
  expect(document.documentElement.scrollWidth).toBe(360)
})
