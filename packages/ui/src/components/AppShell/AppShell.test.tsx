import { Award, BookOpen, House, LibraryBig, Users } from 'lucide-react'
import { createRef, type ReactElement } from 'react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { AppShell, type AppShellProps } from './AppShell.tsx'
import type { NavGroup } from './appShellTypes.ts'

const icons: Readonly<Record<string, ReactElement>> = {
  dashboard: <House size={18} />,
  media: <BookOpen size={18} />,
  catalogue: <LibraryBig size={18} />,
  badges: <Award size={18} />,
  units: <Users size={18} />,
}

const groups = (currentId: string): readonly NavGroup[] => {
  const item = (id: string, label: string, count = 0) => ({
    id,
    href: `/${id}`,
    label,
    icon: icons[id] ?? null,
    isCurrent: id === currentId,
    count,
    countLabel: `${count} open`,
  })
  return [
    {
      id: 'start',
      label: null,
      items: [item('dashboard', 'Dashboard'), item('media', 'My media', 4), item('catalogue', 'Catalogue')],
    },
    { id: 'records', label: 'Records', items: [item('badges', 'Badges'), item('units', 'My units')] },
  ]
}

const shell = (props: Partial<AppShellProps> = {}, currentId = 'dashboard') => (
  <AppShell
    brand={{ name: 'Somo', unitName: 'Uferwerk', href: '/dashboard' }}
    groups={groups(currentId)}
    account={<p>Amani Juma</p>}
    bottomItemIds={['dashboard', 'media', 'catalogue', 'badges']}
    {...props}
  >
    <h1>Good morning</h1>
  </AppShell>
)

const mainMenu = () => page.getByRole('navigation', { name: 'Main menu' })
const quickMenu = () => page.getByRole('navigation', { name: 'Quick menu' })
const more = () => page.getByRole('button', { name: 'More' })
const sheet = () => page.getByRole('dialog', { name: 'Whole menu' })

const longMenu = (current: number): readonly NavGroup[] => {
  const entry = (index: number) => ({
    id: `entry-${index}`,
    href: `/${index}`,
    label: `Entry ${index}`,
    icon: <House size={18} />,
    isCurrent: index === current,
  })
  return [{ id: 'many', label: null, items: Array.from({ length: 40 }, (_, index) => entry(index)) }]
}

/** The sample menu with one word for the bar in place of each label that is in `words`. */
const withShortLabels = (words: Readonly<Record<string, string>>): readonly NavGroup[] =>
  groups('dashboard').map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      ...(words[item.id] === undefined ? {} : { shortLabel: words[item.id] }),
    })),
  }))

async function resize(width: number): Promise<void> {
  await page.viewport(width, 700)
  onTestFinished(() => page.viewport(1024, 640))
}

describe('from 900 px on', () => {
  beforeEach(() => resize(900))

  test('the whole menu stands in the sidebar, the bars are gone', async () => {
    await render(shell())
    await expect.element(mainMenu()).toBeVisible()
    await expect.element(quickMenu()).not.toBeInTheDocument()
    await expect
      .element(mainMenu().getByRole('list', { name: 'Records' }).getByRole('link', { name: 'Badges' }))
      .toBeVisible()
    await expect.element(page.getByText('Amani Juma')).toBeVisible()
  })

  test('exactly one entry is the current page', async () => {
    await render(shell({}, 'catalogue'))
    await expect.element(mainMenu().getByRole('link', { name: 'Catalogue' })).toHaveAttribute('aria-current', 'page')
    expect(mainMenu().element().querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  test('a count is read in words, and none is drawn', async () => {
    await render(shell())
    await expect.element(mainMenu().getByRole('link', { name: 'My media 4 open' })).toBeVisible()
    await expect.element(mainMenu().getByRole('link', { name: 'Catalogue', exact: true })).toBeVisible()
  })

  test('an entry is followed inside the app', async () => {
    const { visited } = await render(shell())
    await userEvent.click(mainMenu().getByRole('link', { name: 'Catalogue' }))
    expect(visited).toEqual(['/catalogue'])
  })

  test('Tab goes from the skip link over brand, search, menu and account, and leaves the frame', async () => {
    await render(
      <>
        <button type="button">Before</button>
        {shell({ search: <button type="button">Search</button>, account: <button type="button">Account</button> })}
        <button type="button">After</button>
      </>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Before' }))
    const link = (name: string | RegExp) => page.getByRole('link', { name })
    await expectTabStops(link('Skip to content'), link(/^Somo/), page.getByRole('button', { name: 'Search' }))
    await expectTabStops(
      ...['Dashboard', /My media/, 'Catalogue', 'Badges', 'My units'].map((name) =>
        mainMenu().getByRole('link', { name }),
      ),
    )
    await expectTabStops(page.getByRole('button', { name: 'Account' }), page.getByRole('button', { name: 'After' }))
  })

  test('the first Tab reaches the skip link, Enter goes to the page', async () => {
    await render(
      <>
        <button type="button">Before the page</button>
        {shell()}
      </>,
    )
    const { hash } = window.location
    const before = page.getByRole('button', { name: 'Before the page' }).element()
    if (before instanceof HTMLElement) before.focus()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(window.location.hash).toBe(hash)
  })

  test('the current entry of a long menu is scrolled into view, clear of the shade at the cut end', async () => {
    await render(shell({ groups: longMenu(30) }))
    const box = mainMenu().getByRole('link', { name: 'Entry 30' }).element().getBoundingClientRect()
    expect(box.bottom).toBeLessThanOrEqual(mainMenu().element().getBoundingClientRect().bottom - 20)
  })

  test('an entry beyond the cut that a key brings the focus to is in view', async () => {
    await render(shell({ groups: longMenu(0) }))
    const end = mainMenu().element().getBoundingClientRect().bottom
    const isBeyond = (link: Element): boolean => link.getBoundingClientRect().bottom > end
    const links = mainMenu().getByRole('link').elements()
    const first = links.findIndex(isBeyond)
    const [before, beyond] = [links[first - 1], links[first]]
    if (before instanceof HTMLElement) before.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(beyond)
    expect(beyond && isBeyond(beyond)).toBe(false)
  })

  test('a menu longer than its place says so: an edge stays where it is cut, and what hides it at its ends travels with the entries', async () => {
    await render(shell({ groups: longMenu(0) }))
    const menu = mainMenu().element()
    const content = menu.firstElementChild
    const places = (element: Element | null) =>
      ['::before', '::after'].map((part) => (element === null ? null : getComputedStyle(element, part).position))
    expect(places(menu)).toEqual(['sticky', 'sticky'])
    expect(places(content)).toEqual(['relative', 'relative'])
    expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
  })
})

describe('below 900 px', () => {
  beforeEach(() => resize(360))

  test('the bottom bar holds four entries and "More", the sidebar is gone', async () => {
    await render(shell())
    await expect.element(quickMenu()).toBeVisible()
    await expect.element(mainMenu()).not.toBeInTheDocument()
    const labels = quickMenu()
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
    expect(labels).toEqual(['Dashboard', 'My media', 'Catalogue', 'Badges', 'More'])
    await expect.element(quickMenu().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  })

  test('a fifth wish is not drawn, an unknown one is left out', async () => {
    await render(shell({ bottomItemIds: ['nowhere', 'dashboard', 'media', 'catalogue', 'badges', 'units'] }))
    expect(quickMenu().getByRole('listitem').elements()).toHaveLength(5)
  })

  test('the short label is all of a link in the bar, the whole menu keeps the label', async () => {
    await render(shell({ groups: withShortLabels({ media: 'Media' }) }))
    await expect.element(quickMenu().getByRole('link', { name: 'Media', exact: true })).toBeVisible()
    await userEvent.click(more())
    await expect.element(sheet().getByRole('link', { name: 'My media 4 open', exact: true })).toBeVisible()
  })

  test.each([320, 360])(
    'at %i px the bar is 64 px high and its icons stand on one line, also where a word takes two',
    async (width) => {
      await resize(width)
      const words = {
        dashboard: 'Übersicht',
        media: 'Me\u00ADdien',
        catalogue: 'Zuwei\u00ADsungsliste',
        badges: 'Personen',
      }
      await render(shell({ groups: withShortLabels(words) }), { locale: 'de' })
      const bar = page.getByRole('navigation').element()
      expect(bar.getBoundingClientRect().height).toBe(64)
      const tops = [...bar.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().top)
      expect(new Set(tops).size).toBe(1)
      for (const cell of page.getByRole('navigation').getByRole('listitem').elements()) {
        expect(cell.getBoundingClientRect().height).toBe(63)
        expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
      }
    },
  )

  test('at 320 px a short word lends its room to a longer one, so that none breaks', async () => {
    await resize(320)
    await render(shell({ groups: withShortLabels({ media: 'Media', catalogue: 'Search', badges: 'Badges' }) }))
    const label = quickMenu().getByText('Dashboard').element()
    expect(label.getBoundingClientRect().height).toBeLessThan(
      1.5 * Number.parseFloat(getComputedStyle(label).lineHeight),
    )
  })

  test('in a low window head and account scroll away with the menu', async () => {
    await page.viewport(320, 256)
    await render(shell())
    await userEvent.click(more())
    await expect.element(sheet()).toBeVisible()
    const panel = sheet().element()
    expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
    const menu = sheet().getByRole('navigation').element()
    expect(menu.scrollHeight).toBe(menu.clientHeight)
    panel.scrollTo(0, panel.scrollHeight)
    await expect.element(sheet().getByText('Amani Juma')).toBeInViewport()
    await expect.element(sheet().getByRole('button', { name: 'Close' })).not.toBeInViewport()
  })

  test('a page that is not in the bar marks "More"', async () => {
    await render(shell({}, 'units'))
    await expect.element(more()).toHaveAttribute('aria-current', 'true')
  })

  test.each([
    ['mouse', () => userEvent.click(more())],
    ['touch', () => tap(more())],
    [
      'Enter',
      async () => {
        const button = more().element()
        if (button instanceof HTMLElement) button.focus()
        await userEvent.keyboard('{Enter}')
      },
    ],
  ] as const)('%s on "More" opens the whole menu with the account', async (_name, press) => {
    await render(shell())
    const button = more().element()
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    await press()
    await expect.element(sheet()).toBeVisible()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await expect.element(sheet().getByRole('link', { name: 'My units' })).toBeVisible()
    await expect.element(sheet().getByText('Amani Juma')).toBeVisible()
  })

  test('Escape closes the menu and gives the focus back', async () => {
    await render(shell())
    await userEvent.click(more())
    await expect.element(sheet()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.element(more()).toHaveFocus()
  })

  test('following an entry closes the menu', async () => {
    const { visited } = await render(shell())
    await userEvent.click(more())
    await userEvent.click(sheet().getByRole('link', { name: 'My units' }))
    expect(visited).toEqual(['/units'])
    await expect.element(sheet()).not.toBeInTheDocument()
  })

  test('the menu closes when the window grows to where the sidebar is', async () => {
    await render(shell())
    await userEvent.click(more())
    await expect.element(sheet()).toBeVisible()
    await page.viewport(1000, 700)
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.element(mainMenu()).toBeVisible()
  })

  test('nothing is wider than the window, also with long words', async () => {
    const long = groups('dashboard').map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, label: 'Benutzerverwaltungskonfigurationen' })),
    }))
    await render(shell({ groups: long }), { locale: 'de' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    for (const cell of page.getByRole('navigation').getByRole('listitem').elements()) {
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    }
  })
})

test('a notice for the whole product stands before the page, inside main', async () => {
  await render(shell({ banner: <p>You are offline.</p> }))
  await expect.element(page.getByRole('main').getByText('You are offline.')).toBeVisible()
})

test('the ref is the frame', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(shell({ ref }))
  expect(ref.current?.dataset['component']).toBe('AppShell')
})

describe('names of forty wide letters', () => {
  const brand = { name: 'W'.repeat(40), unitName: 'M'.repeat(40), href: '/dashboard' }

  test.each([
    { width: 360, part: 'top-bar', most: 60 },
    { width: 1280, part: 'sidebar', most: 100 },
  ])('take two lines each at most, at $width px, and are whole on pointing', async ({ width, part, most }) => {
    await page.viewport(width, 720)
    onTestFinished(() => page.viewport(1024, 640))
    const { container } = await render(shell({ brand }))
    const home = container.querySelector<HTMLElement>(`[data-part="${part}"] [data-part="brand"]`)
    expect(home?.offsetHeight).toBeLessThanOrEqual(most)
    expect(home?.querySelector('[title]')?.getAttribute('title')).toBe(brand.name)
  })

  test('leave the entry of the page in view when they come later than the menu', async () => {
    await page.viewport(1280, 300)
    onTestFinished(() => page.viewport(1024, 640))
    const { container, rerender } = await render(shell({}, 'units'))
    rerender(shell({ brand }, 'units'))
    const current = container.querySelector('[data-part="sidebar"] [aria-current="page"]')
    const account = container.querySelector('[data-part="account"]')
    await expect
      .poll(
        () => (current?.getBoundingClientRect().bottom ?? Number.NaN) <= (account?.getBoundingClientRect().top ?? 0),
      )
      .toBe(true)
  })
})
