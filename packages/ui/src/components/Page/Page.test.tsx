import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Page } from './Page.tsx'

test('the title is the one heading of the first level, and whoever comes here can be put on it', async () => {
  await render(
    <Page title="User management" layout="list">
      <button type="button">Add person</button>
    </Page>,
  )
  const title = page.getByRole('heading', { level: 1, name: 'User management' })
  await expect.element(title).toHaveAttribute('id', 'page-title')
  document.getElementById('page-title')?.focus()
  await expect.element(title).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Add person' })).toHaveFocus()
})

test('title, lead and actions are read before the content, the column beside it after', async () => {
  const { container } = await render(
    <Page
      title="Good morning."
      lead="Two things are due."
      actions={<button type="button">Resume</button>}
      margin="Tuesday"
      aside={<p>This week</p>}
    >
      <p>What is due</p>
    </Page>,
  )
  expect(container.textContent).toBe('TuesdayGood morning.Two things are due.ResumeWhat is dueThis week')
  await expect.element(page.getByRole('complementary')).toHaveTextContent('This week')
})

test('a list page has no margin and no column at its side: the table needs the width', async () => {
  const { container } = await render(
    <Page title="Units" layout="list" margin="Tuesday" aside={<p>This week</p>}>
      <p>Rows</p>
    </Page>,
  )
  expect(container.textContent).toBe('UnitsRows')
})

test.each([320, 360, 768, 1440])('nothing sticks out at %i px, long words included', async (width) => {
  await page.viewport(width, 800)
  await render(
    <Page title="Arbeitsschutz-Grundunterweisung Gefährdungsbeurteilung" lead="Verkehrsdisposition" margin="24">
      <p>Rows</p>
    </Page>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.viewport(1024, 640)
})

test.each([
  [
    'a note on how things stand',
    'Draft saved on 21 November at 11:42 by Anna Weber. Published: Somo’s own design.',
    false,
  ],
  [
    'a way back',
    <a key="back" href="/imports">
      Imports
    </a>,
    true,
  ],
])('on a phone %s: above the title only where it leads back', async (_name, eyebrow, isAbove) => {
  await page.viewport(360, 640)
  await render(<Page title="Design" layout="list" eyebrow={eyebrow} actions={<button type="button">Publish</button>} />)
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  const line = document.querySelector('[data-part="eyebrow"]')?.getBoundingClientRect()
  expect((line?.top ?? Number.NaN) < title.top).toBe(isAbove)
  if (!isAbove) expect(line?.width).toBe(320)
  await page.viewport(1024, 640)
})
