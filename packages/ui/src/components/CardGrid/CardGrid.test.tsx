import { createRef } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Card, type CardActionProps } from '../Card/Card.tsx'
import { CardGrid } from './CardGrid.tsx'
import { sampleCards } from './sampleCards.tsx'

const cards = () => page.getByRole('listitem').elements()
const privacy = (level?: 2 | 4) => (
  <Card
    id="privacy"
    title="Privacy"
    href="/media/privacy"
    cover={<svg width="240" height="180" />}
    actionLabel="Start"
    actionHref="/media/privacy/play"
    {...(level === undefined ? {} : { level })}
  />
)

test('it is a named list that tells how many there are', async () => {
  await render(<CardGrid label="Courses">{sampleCards(6)}</CardGrid>)
  await expect.element(page.getByRole('list', { name: 'Courses' })).toBeVisible()
  expect(cards()).toHaveLength(6)
})

test.each([
  [1000, 3],
  [600, 2],
  [320, 1],
])('in %i px stand %i columns', async (inlineSize, columns) => {
  await render(
    <div style={{ inlineSize }}>
      <CardGrid label="Courses">{sampleCards(6)}</CardGrid>
    </div>,
  )
  expect(new Set(cards().map((card) => Math.round(card.getBoundingClientRect().left))).size).toBe(columns)
  expect(page.getByRole('list').element().scrollWidth).toBeLessThanOrEqual(inlineSize + 8)
})

test('the title is a heading of the given level, and its link', async () => {
  const { visited } = await render(<CardGrid label="Courses">{privacy(2)}</CardGrid>)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Privacy', exact: true }))
  expect(visited).toEqual(['/media/privacy'])
})

test('the whole card leads to the course, but for its action', async () => {
  const { visited } = await render(
    <div style={{ inlineSize: 300 }}>
      <CardGrid label="Courses">{privacy()}</CardGrid>
    </div>,
  )
  await userEvent.click(page.getByRole('listitem'), { position: { x: 60, y: 60 } })
  await userEvent.click(page.getByRole('link', { name: 'Start' }))
  expect(visited).toEqual(['/media/privacy', '/media/privacy/play'])
  await expect.element(page.getByRole('link', { name: 'Start' })).toHaveAccessibleDescription('Privacy')
})

describe.each(presses)('pressed by $name', ({ press }) => {
  test('an action acts once, with the id of its card', async () => {
    const onAction = vi.fn()
    const { visited } = await render(<CardGrid label="Courses">{sampleCards(1, onAction)}</CardGrid>)
    await press(page.getByRole('button', { name: 'Resume' }))
    expect(onAction.mock.calls).toEqual([['safety-0']])
    expect(visited).toEqual([])
  })
})

test('the ring of the title is drawn around the cover', async () => {
  await render(<CardGrid label="Courses">{privacy()}</CardGrid>)
  await userEvent.tab()
  const cover = page.getByRole('listitem').element().querySelector('[data-part="cover"]')
  expect(cover && getComputedStyle(cover).outlineWidth).toBe('2px')
})

test('loading cards have the place of those to come; it is announced', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<CardGrid label="Courses" isLoading loadingLabel="Loading courses" skeletons={4} ref={ref} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading courses')
  expect(ref.current?.querySelectorAll('[data-part="waiting"] > *')).toHaveLength(4)
  expect(ref.current?.getAttribute('aria-busy')).toBe('true')
})

test('without cards the empty state stands there instead of a list', async () => {
  await render(
    <CardGrid label="Courses" empty={<p>No match</p>}>
      {[]}
    </CardGrid>,
  )
  await expect.element(page.getByText('No match')).toBeVisible()
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
})

test('of two hundred cards those far below are skipped, and their words are still found', async () => {
  await render(<CardGrid label="Courses">{sampleCards(200)}</CardGrid>)
  const last = cards().at(-1)
  expect(last && getComputedStyle(last).contentVisibility).toBe('auto')
  const link = last?.querySelector('a')
  expect(link?.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  expect(last?.getBoundingClientRect().height).toBeGreaterThan(300)
  expect(page.getByRole('link', { name: 'Ladungssicherung im Straßengüterverkehr' }).elements().length).toBeGreaterThan(
    30,
  )
})

test('an action needs a label and one way', () => {
  expectTypeOf<{ onAction: () => void }>().not.toExtend<CardActionProps>()
  expectTypeOf<{ actionLabel: string; actionHref: string; onAction: () => void }>().not.toExtend<CardActionProps>()
  expectTypeOf<{ actionLabel: string; actionHref: string }>().toExtend<CardActionProps>()
})

test('Tab goes from title to action and on to the next card, Enter follows the title', async () => {
  const { visited } = await render(<CardGrid label="Courses">{sampleCards(2)}</CardGrid>)
  await expectTabStops(...page.getByRole('link').all())
  expect(page.getByRole('link').elements()).toHaveLength(4)
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  expect(visited).toEqual(['/media/load-1'])
})
