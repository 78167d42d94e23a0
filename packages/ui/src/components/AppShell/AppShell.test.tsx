import { Award, BookOpen, House, LibraryBig, Users } from 'lucide-react'
import { createRef, type ReactElement } from 'react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
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
    { id: 'start', label: null, items: [item('dashboard', 'Dashboard'), item('media', 'My media', 4), item('catalogue', 'Catalogue')] },
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
    await expect.element(mainMenu().getByRole('list', { name: 'Records' }).getByRole('link', { name: 'Badges' })).toBeVisible()
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

  test('the first Tab reaches the skip link, Enter goes to the page', async () => {
    await render(
      <>
        <button type="button">Before the page</button>
        {shell()}
      </>,
    )
    const before = page.getByRole('button', { name: 'Before the page' }).element()
    if (before instanceof HTMLElement) before.focus()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(window.location.hash).toBe('')
  })

  test('the current entry of a long menu is scrolled into view', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      id: `entry-${index}`,
      href: `/${index}`,
      label: `Entry ${index}`,
      icon: <House size={18} />,
      isCurrent: index === 39,
    }))
    await render(shell({ groups: [{ id: 'many', label: null, items: many }] }))
    const box = mainMenu().getByRole('link', { name: 'Entry 39' }).element().getBoundingClientRect()
    expect(box.bottom).toBeLessThanOrEqual(700)
  })
})

describe('below 900 px', () => {
  beforeEach(() => resize(360))

  test('the bottom bar holds four entries and "More", the sidebar is gone', async () => {
    await render(shell())
    await expect.element(quickMenu()).toBeVisible()
    await expect.element(mainMenu()).not.toBeInTheDocument()
    const labels = quickMenu().getByRole('listitem').elements().map((item) => item.textContent)
    expect(labels).toEqual(['Dashboard', 'My media', 'Catalogue', 'Badges', 'More'])
    await expect.element(quickMenu().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  })

  test('a fifth wish is not drawn, an unknown one is left out', async () => {
    await render(shell({ bottomItemIds: ['nowhere', 'dashboard', 'media', 'catalogue', 'badges', 'units'] }))
    expect(quickMenu().getByRole('listitem').elements()).toHaveLength(5)
  })

  test('a page that is not in the bar marks "More"', async () => {
    await render(shell({}, 'units'))
    await expect.element(more()).toHaveAttribute('aria-current', 'true')
  })

  test.each([
    ['mouse', () => userEvent.click(more())],
    ['touch', () => tap(more())],
    ['Enter', async () => {
      const button = more().element()
      if (button instanceof HTMLElement) button.focus()
      await userEvent.keyboard('{Enter}')
    }],
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
