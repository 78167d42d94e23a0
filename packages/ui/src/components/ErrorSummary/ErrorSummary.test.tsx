import { createRef, useState } from 'react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './ErrorSummary.tsx'

const errors: readonly SummaryError[] = [
  { fieldId: 'score', label: 'Least score', message: 'at most 100 % possible' },
  { fieldId: 'kind', label: 'Kind', message: 'is missing' },
]

const Sample = (props: Partial<ErrorSummaryProps>) => (
  <>
    <ErrorSummary title="Two things keep this from being saved" errors={errors} attempt={0} {...props} />
    <input id="score" aria-label="Least score" />
    <div id="kind" role="radiogroup" aria-label="Kind">
      <input type="radio" name="kind" aria-label="Video" />
      <input type="radio" name="kind" aria-label="Course" defaultChecked />
    </div>
  </>
)

const summary = () => page.getByRole('group', { name: 'Two things keep this from being saved' })

test('each failed save brings the focus to the summary, nothing else does', async () => {
  const { rerender } = await render(<Sample />)
  await expect.element(summary()).not.toHaveFocus()
  for (const attempt of [1, 2]) {
    rerender(<Sample attempt={attempt} />)
    await expect.element(summary()).toHaveFocus()
    await userEvent.click(page.getByRole('textbox', { name: 'Least score' }))
    rerender(<Sample attempt={attempt} errors={errors.slice(0, 1)} />)
    await expect.element(summary()).not.toHaveFocus()
  }
})

test('the focus alone says it: there is no alert and no status', async () => {
  await render(<Sample attempt={1} />)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  expect(page.getByRole('status').elements()).toHaveLength(0)
})

test('title, field and error are read in the order of the fields', async () => {
  const { container } = await render(<Sample />)
  expect(container.querySelector('[data-component="ErrorSummary"]')?.textContent).toBe(
    'Two things keep this from being savedLeast score: at most 100 % possibleKind: is missing',
  )
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
})

// A link is followed by Enter alone; Space scrolls the page.
test.each(presses.filter(({ name }) => name !== 'Space'))(
  'a link brings the focus to its field by $name',
  async ({ press }) => {
    await render(<Sample />)
    const address = window.location.href
    await press(page.getByRole('link', { name: 'Least score' }))
    await expect.element(page.getByRole('textbox', { name: 'Least score' })).toHaveFocus()
    expect(window.location.href).toBe(address)
  },
)

test('of a group the chosen radio button takes the focus', async () => {
  await render(<Sample />)
  await userEvent.click(page.getByRole('link', { name: 'Kind' }))
  await expect.element(page.getByRole('radio', { name: 'Course' })).toHaveFocus()
})

function InClosedSection({ onReveal }: { readonly onReveal: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ErrorSummary
        title="One thing"
        attempt={0}
        errors={errors.slice(0, 1)}
        onReveal={(id) => {
          onReveal(id)
          setOpen(true)
        }}
      />
      {isOpen ? <input id="score" aria-label="Least score" /> : null}
    </>
  )
}

test('what hides a field is opened before the focus moves', async () => {
  const onReveal = vi.fn()
  await render(<InClosedSection onReveal={onReveal} />)
  await userEvent.click(page.getByRole('link', { name: 'Least score' }))
  expect(onReveal).toHaveBeenCalledWith('score')
  await expect.element(page.getByRole('textbox', { name: 'Least score' })).toHaveFocus()
})

test('an error of the whole form is a sentence, not a link', async () => {
  await render(<ErrorSummary title="One thing" attempt={1} errors={[{ message: 'Another draft is being reviewed' }]} />)
  await expect.element(page.getByText('Another draft is being reviewed')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

test('without errors nothing is drawn', async () => {
  const { container } = await render(<ErrorSummary title="Nothing" attempt={3} errors={[]} />)
  expect(container.textContent).toBe('')
})

test('links are targets of 24 px, and nothing sticks out at 320 px', async () => {
  await page.viewport(320, 640)
  await render(
    <Sample
      errors={[{ fieldId: 'privacy', label: 'Datenschutzgrundverordnungsunterweisung', message: 'fehlt' }, ...errors]}
    />,
  )
  for (const link of page.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 640)
})

test('the ref is the summary', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(summary().element())
})

test('an error of a field names both, field and label', () => {
  expectTypeOf<{ fieldId: string; label: string; message: string }>().toExtend<SummaryError>()
  expectTypeOf<{ message: string }>().toExtend<SummaryError>()
  expectTypeOf<{ fieldId: string; message: string }>().not.toExtend<SummaryError>()
})

test('from the summary Tab goes through its links, then on to the fields', async () => {
  await render(<Sample attempt={1} />)
  await expect.element(summary()).toHaveFocus()
  await expectTabStops(
    page.getByRole('link', { name: 'Least score' }),
    page.getByRole('link', { name: 'Kind' }),
    page.getByRole('textbox', { name: 'Least score' }),
  )
})
