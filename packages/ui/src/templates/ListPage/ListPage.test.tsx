import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { germanFrame } from '../pictures/dashboardWords.ts'
import { learnerMenu, PictureShell } from '../pictures/PictureShell.tsx'
import { SamplePeoplePage, type SamplePeoplePageProps } from './SamplePeoplePage.tsx'

/** The page in the frame of the product, whose bars stand above and below it on a phone. */
const Page = (props: SamplePeoplePageProps) => (
  <PictureShell
    words={germanFrame}
    menu={learnerMenu}
    current="media"
    person="Amina Okafor"
    place="Lager Nord"
    bottom={['dashboard', 'media', 'catalogue', 'my-certificates']}
  >
    <SamplePeoplePage {...props} />
  </PictureShell>
)

const box = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect()
const edges = ({ left, right }: DOMRect): readonly number[] => [left, right]

describe.each(['ltr', 'rtl'] as const)('a list page at 360 px, read %s', (dir) => {
  const draw = async () => {
    await page.viewport(360, 860)
    onTestFinished(() => page.viewport(1024, 640))
    document.documentElement.dir = dir
    onTestFinished(() => {
      document.documentElement.dir = 'ltr'
    })
    await render(<Page selected={new Set(['p2'])} />, { isSpoken: true, locale: 'de' })
    await expect.element(page.getByRole('row', { name: 'Chidi Nwosu', exact: false })).toBeVisible()
  }
  const row = (name: string) => page.getByRole('row', { name, exact: false }).element()

  test('a selected card reaches both edges of the page, another stands inside its margins, and their words on one line', async () => {
    await draw()
    expect(edges(box(row('Chidi Nwosu')))).toEqual([0, 360])
    expect(edges(box(row('Ivana Petrović')))).toEqual([20, 340])
    const name = (of: string) => box(row(of).querySelector('[data-part="name"]'))
    const start = (rect: DOMRect) => (dir === 'ltr' ? rect.left : 360 - rect.right)
    expect(start(name('Chidi Nwosu'))).toBe(52)
    expect(start(name('Ivana Petrović'))).toBe(52)
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  test('values stand on one line behind captions of different lengths', async () => {
    await draw()
    const cells = [...row('Chidi Nwosu').querySelectorAll('[data-label="Überfällig"], [data-label="Zuletzt da"]')]
    const starts = cells.map((cell) => {
      const inside = box(cell.firstElementChild)
      return Math.round(dir === 'ltr' ? inside.left : 360 - inside.right)
    })
    expect(new Set(starts).size).toBe(1)
  })

  test('the search is as high as a finger needs it, and two facts take two lines of words', async () => {
    await draw()
    expect(
      box(page.getByRole('searchbox', { name: 'Personen suchen' }).element().closest('[data-part="control"]')).height,
    ).toBe(44)
    const facts = [...row('Chidi Nwosu').querySelectorAll('[data-label="Überfällig"], [data-label="Zuletzt da"]')]
    expect(facts.map((fact) => box(fact).height)).toEqual([20, 20])
  })

  test('the bar of what is selected takes the place of the bar at the foot', async () => {
    await draw()
    const bar = document.querySelector('[data-component="SelectionBar"]')
    const own = box(bar)
    expect(edges(own)).toEqual([0, 360])
    expect(own.bottom).toBe(window.innerHeight)
    expect(own.height).toBeGreaterThanOrEqual(64)
    const top = document.elementFromPoint(180, window.innerHeight - 6)
    expect(bar?.contains(top)).toBe(true)
  })

  test('the checkbox of a card can be hit from the edge of the page on', async () => {
    await draw()
    const cell = box(row('Ivana Petrović').querySelector('[data-part="select"]'))
    expect(cell.width).toBeGreaterThanOrEqual(44)
    expect(cell.height).toBeGreaterThanOrEqual(44)
  })
})
