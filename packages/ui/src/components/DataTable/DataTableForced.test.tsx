import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forceColours } from '../../testing/contrast/forceColours.ts'
import { backgroundOf } from '../../testing/contrast/forcedPaint.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { people, PeopleTable } from './sampleTable.tsx'

const four = people(4)
const name = four[0]?.name ?? ''
const dots = page.getByRole('button', { name: `Actions for ${name}`, includeHidden: true })

/** Whether what is drawn in a button has another colour than the ground it is drawn on. */
const isSeen = (button: Element): boolean => getComputedStyle(button).color !== backgroundOf(button)

const drawPeople = async (): Promise<void> => {
  await forceColours()
  await render(<PeopleTable people={four} rowMenu={() => [{ id: 'all', items: [{ id: 'lock', label: 'Lock' }] }]} />, {
    isSpoken: true,
  })
}

test('with forced colours the dots of a row are seen below a pointer', async () => {
  await drawPeople()
  await userEvent.hover(dots)
  expect(dots.element().matches(':hover')).toBe(true)
  expect(isSeen(dots.element())).toBe(true)
})

test.each(presses)(
  'with forced colours the dots of a row are seen while its menu is open, by $name',
  async ({ press }) => {
    await drawPeople()
    await press(dots)
    await expect.element(dots).toHaveAttribute('aria-expanded', 'true')
    expect(isSeen(dots.element())).toBe(true)
  },
)

test('with forced colours what shows the detail of a row is seen below a pointer', async () => {
  await forceColours()
  await render(<PeopleTable people={four} detail={({ mail }) => mail} />, { isSpoken: true })
  const chevron = page.getByRole('button', { name: `Details of ${name}` })
  await userEvent.hover(chevron)
  expect(chevron.element().matches(':hover')).toBe(true)
  expect(isSeen(chevron.element())).toBe(true)
})
