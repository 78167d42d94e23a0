import { createRef } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Page } from '../Page/Page.tsx'
import { MarginEntry, MarginList, MarginNote } from './MarginList.tsx'

const list = (
  <Page title="Good morning, Amina.">
    <h2 id="due">What is due</h2>
    <MarginList labelledBy="due">
      <MarginEntry margin="Fri 20 Nov">Safety at work</MarginEntry>
      <MarginEntry margin="Thu 26 Nov">Privacy</MarginEntry>
    </MarginList>
  </Page>
)

async function resize(width: number): Promise<void> {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1024, 640))
}

const entry = () => page.getByRole('listitem').first().element()
const margin = () => entry().querySelector('[data-part="margin"]')?.getBoundingClientRect() ?? new DOMRect()

test('it is a list with the name of its title, each date before its thing', async () => {
  await render(list)
  await expect.element(page.getByRole('list', { name: 'What is due' })).toBeVisible()
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Fri 20 NovSafety at work')
})

test.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('on a wide page read %s the date stands in the margin, beside its thing', async (dir, way) => {
  await resize(1280)
  await render(<div dir={dir}>{list}</div>)
  const own = entry().getBoundingClientRect()
  const gap = way === 1 ? own.left - margin().right : margin().left - own.right
  expect(gap).toBeGreaterThan(0)
  expect(margin().top).toBeLessThan(own.bottom)
})

test('a date of many lines makes its entry higher and never stands in the next one', async () => {
  await resize(1280)
  await render(
    <Page title="Good morning, Amina.">
      <h2 id="due">What is due</h2>
      <MarginList labelledBy="due">
        <MarginEntry margin="Donnerstag, 26. November 2026, um 16:42 Uhr in Raum 2.14">Privacy</MarginEntry>
        <MarginEntry margin="Fri 20 Nov">Safety at work</MarginEntry>
      </MarginList>
    </Page>,
  )
  expect(margin().height).toBeGreaterThan(60)
  expect(margin().bottom).toBeLessThanOrEqual(entry().getBoundingClientRect().bottom)
})

test('on a narrow page the date stands above its thing, and nothing is cut', async () => {
  await resize(320)
  await render(list)
  expect(margin().left).toBeGreaterThanOrEqual(entry().getBoundingClientRect().left)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('a note outside a list is no list', async () => {
  await render(
    <MarginNote margin="Yesterday">
      <p>Load securing</p>
    </MarginNote>,
  )
  await expect.element(page.getByText('Load securing')).toBeVisible()
  expect(page.getByRole('list').elements()).toHaveLength(0)
})

test('the refs are the list and its entry', async () => {
  const listRef = createRef<HTMLUListElement>()
  const entryRef = createRef<HTMLLIElement>()
  await render(
    <MarginList labelledBy="due" ref={listRef}>
      <MarginEntry margin="Today" ref={entryRef}>
        Privacy
      </MarginEntry>
    </MarginList>,
  )
  expect(listRef.current?.tagName).toBe('UL')
  expect(entryRef.current?.parentElement).toBe(listRef.current)
})

test('Tab goes to the links and buttons of the entries', async () => {
  await render(
    <Page title="Good morning, Amina.">
      <h2 id="due">What is due</h2>
      <MarginList labelledBy="due">
        <MarginEntry margin="Fri 20 Nov">
          <a href="/safety">Safety at work</a>
        </MarginEntry>
        <MarginEntry margin="Thu 26 Nov">
          <button type="button">Resume</button>
        </MarginEntry>
      </MarginList>
    </Page>,
  )
  await expectTabStops(page.getByRole('link', { name: 'Safety at work' }), page.getByRole('button', { name: 'Resume' }))
})
