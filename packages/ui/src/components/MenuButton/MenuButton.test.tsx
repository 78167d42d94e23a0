import { createRef } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { MenuSection } from './menuTypes.ts'

const trigger = () => page.getByRole('button', { name: 'Actions' })
const menu = () => page.getByRole('menu', { name: 'Actions' })
const entry = (name: string) => page.getByRole('menuitem', { name, exact: false })

const sections = (onAction: (id: string) => void = () => undefined): readonly MenuSection[] => [
  {
    id: 'edit',
    label: 'Edit',
    items: [
      { id: 'assign', label: 'Assign', onAction: () => onAction('assign') },
      { id: 'remind', label: 'Remind', onAction: () => onAction('remind'), description: 'By e-mail' },
    ],
  },
  { id: 'go', items: [{ id: 'profile', label: 'Profile', href: '/my-profile' }] },
]

const menuOf = (name: string) => page.getByRole('menu', { name })

/** Nothing painted is the page's own white. */
const opaque = (colour: string): string => (/^rgba\(.*, 0\)$/.test(colour) ? 'rgb(255, 255, 255)' : colour)

async function forceColours(): Promise<void> {
  const emulate = async (value: 'active' | 'none'): Promise<void> => {
    // Said again, because what is not named falls back to the device's own.
    const stillness = { name: 'prefers-reduced-motion', value: 'reduce' }
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }, stillness] })
  }
  onTestFinished(() => emulate('none'))
  await emulate('active')
  await expect.poll(() => window.matchMedia('(forced-colors: active)').matches).toBe(true)
}

const draw = (onAction?: (id: string) => void) =>
  render(
    <MenuButton label="Actions" sections={sections(onAction)}>
      Actions
    </MenuButton>,
  )

describe.each(presses)('opened by $name', ({ name, press }) => {
  test('the menu shows its entries, and the trigger says that it is open', async () => {
    await draw()
    await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    const button = trigger().element()
    await press(trigger())
    await expect.element(menu()).toBeVisible()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.getAttribute('aria-controls')).toBe(menu().element().id)
    if (name === 'Enter' || name === 'Space') await expect.element(entry('Assign')).toHaveFocus()
  })
})

describe('keys', () => {
  test.each([
    ['{ArrowDown}', 'Assign'],
    ['{ArrowUp}', 'Profile'],
  ])('%s on the trigger opens the menu at %s', async (key, name) => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(entry(name)).toHaveFocus()
  })

  test.each([
    ['{ArrowDown}', 'Remind'],
    ['{ArrowUp}', 'Profile'],
    ['{End}', 'Profile'],
    ['{ArrowDown}{Home}', 'Assign'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Assign'],
    ['p', 'Profile'],
    ['re', 'Remind'],
  ])('%s from the first entry leads to %s', async (keys, name) => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry('Assign')).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(entry(name)).toHaveFocus()
  })

  test('Escape closes the menu and gives the focus back', async () => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape right after the press, before the focus is inside, closes the menu too', async () => {
    await draw()
    await userEvent.click(trigger())
    const button = document.querySelector('[data-component="MenuButton"] button')
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await expect.element(menu()).not.toBeInTheDocument()
    expect(button?.getAttribute('aria-expanded')).toBe('false')
  })

  test.each([
    ['{Tab}', 'After'],
    ['{Shift>}{Tab}{/Shift}', 'Before'],
  ])('%s leaves the open menu, closes it and goes on to "%s"', async (keys, name) => {
    await render(
      <>
        <button type="button">Before</button>
        <MenuButton label="Actions" sections={sections()}>
          Actions
        </MenuButton>
        <button type="button">After</button>
      </>,
    )
    await userEvent.click(trigger())
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry('Assign')).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name })).toHaveFocus()
  })

  test('Enter on an entry acts once, closes and gives the focus back', async () => {
    const onAction = vi.fn()
    await draw(onAction)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry('Assign')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(onAction.mock.calls).toEqual([['assign']])
    await expect.element(trigger()).toHaveFocus()
  })
})

describe.each(presses.filter(({ name }) => name === 'mouse' || name === 'touch'))(
  'entries pressed by $name',
  ({ press }) => {
    test('an action acts once and closes the menu', async () => {
      const onAction = vi.fn()
      await draw(onAction)
      await userEvent.click(trigger())
      await expect.element(menu()).toBeVisible()
      await press(entry('Remind'))
      await expect.element(menu()).not.toBeInTheDocument()
      expect(onAction.mock.calls).toEqual([['remind']])
    })
  },
)

test('an entry with an address is a link and is followed inside the app', async () => {
  const { visited } = await draw()
  await userEvent.click(trigger())
  await expect.element(entry('Profile')).toHaveAttribute('href', '/my-profile')
  await userEvent.click(entry('Profile'))
  await expect.element(menu()).not.toBeInTheDocument()
  expect(visited).toEqual(['/my-profile'])
})

test('a choice shows what is selected and reports another', async () => {
  const onSelect = vi.fn()
  await render(
    <MenuButton
      label="Actions"
      sections={[
        {
          id: 'theme',
          label: 'Theme',
          selection: { selected: 'light', onSelect },
          items: [
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ],
        },
      ]}
    >
      Actions
    </MenuButton>,
  )
  await userEvent.click(trigger())
  await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Dark' }))
  expect(onSelect.mock.calls).toEqual([['dark']])
})

describe('what closes the menu is answered before the page behind it is freed', () => {
  const themes: MenuSection = {
    id: 'theme',
    label: 'Theme',
    selection: { selected: 'light', onSelect: () => undefined },
    items: [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
    ],
  }
  test.each([
    [
      'a choice',
      () =>
        page
          .getByRole('menuitemradio', { name: 'Dark' })
          .element()
          .dispatchEvent(new MouseEvent('click', { bubbles: true })),
    ],
    [
      'Escape',
      () =>
        menu()
          .element()
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    ],
  ])('%s', async (_name, act) => {
    await render(
      <MenuButton label="Actions" sections={[themes]}>
        Actions
      </MenuButton>,
    )
    const button = trigger().element()
    await userEvent.click(trigger())
    await expect.element(menu()).toHaveFocus()
    const popup = document.querySelector('[data-component="MenuPopup"]')
    if (popup === null) throw new Error('Nothing floats.')
    act()
    // In the very frame of the press it is out of sight, and the browser has nothing to work out for the page yet.
    expect(getComputedStyle(popup).opacity).toBe('0')
    expect(button.closest('[inert]')).not.toBeNull()
    await expect.poll(() => popup.isConnected).toBe(false)
    expect(button.closest('[inert]')).toBeNull()
    await expect.element(trigger()).toHaveFocus()
  })

  test('an action finds the page free: what it leads to may take the focus at once', async () => {
    await draw()
    const button = trigger().element()
    await userEvent.click(trigger())
    await expect.element(menu()).toHaveFocus()
    entry('Assign')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await Promise.resolve()
    expect(button.closest('[inert]')).toBeNull()
  })
})

test('a press outside closes the menu', async () => {
  await draw()
  await userEvent.click(trigger())
  await expect.element(menu()).toBeVisible()
  await userEvent.click(document.body, { position: { x: 900, y: 500 } })
  await expect.element(menu()).not.toBeInTheDocument()
})

test('all words of an entry belong to its name', async () => {
  await draw()
  await userEvent.click(trigger())
  await expect.element(page.getByRole('menuitem', { name: 'Remind By e-mail', exact: true })).toBeVisible()
})

test('the name of a trigger begins with the words it draws and ends with the label', async () => {
  await render(
    <MenuButton label="Account" sections={sections()}>
      <span aria-hidden="true">AJ</span>
      <span>Amani Juma</span>
    </MenuButton>,
  )
  await expect.element(page.getByRole('button', { name: 'Amani Juma Account', exact: true })).toBeVisible()
})

describe('an avatar on the trigger', () => {
  const account = () => page.getByRole('button', { name: 'Amani Juma Account', exact: true })
  const grounds = () => {
    const circle = account().element().querySelector('[data-component="Avatar"]')
    return [account().element(), ...(circle === null ? [] : [circle])].map(
      (each) => getComputedStyle(each).backgroundColor,
    )
  }
  const drawAccount = () =>
    render(
      <MenuButton label="Account" sections={sections()} fullWidth>
        <Avatar name="Amani Juma" />
        <span>Amani Juma</span>
      </MenuButton>,
    )

  test('keeps a ground of its own under the pointer and while the menu is open', async () => {
    await drawAccount()
    const atRest = grounds()[0]
    await userEvent.hover(account())
    await expect.poll(() => grounds()[0]).not.toBe(atRest)
    await expect.poll(() => new Set(grounds()).size).toBe(2)
    const button = account().element()
    await userEvent.click(account())
    await expect.element(menuOf('Account')).toBeVisible()
    const circle = button.querySelector('[data-component="Avatar"]')
    expect(circle && getComputedStyle(circle).backgroundColor).not.toBe(getComputedStyle(button).backgroundColor)
  })

  test('where colours are forced, the open trigger keeps the ground that its words are written for', async () => {
    await forceColours()
    await drawAccount()
    const button = account().element()
    const atRest = getComputedStyle(button)
    const [background, edge] = [atRest.backgroundColor, atRest.borderColor]
    await userEvent.click(account())
    await expect.element(menuOf('Account')).toBeVisible()
    await expect.poll(() => getComputedStyle(button).borderColor).not.toBe(edge)
    expect(opaque(getComputedStyle(button).backgroundColor)).toBe(opaque(background))
    expect(opaque(getComputedStyle(button).backgroundColor)).not.toBe(getComputedStyle(button).color)
  })
})

test('a trigger of one symbol is named by the label alone', async () => {
  await render(
    <MenuButton label="More actions" sections={sections()} isSquare>
      <svg aria-hidden="true" width="16" height="16" />
    </MenuButton>,
  )
  await expect.element(page.getByRole('button', { name: 'More actions', exact: true })).toBeVisible()
})

test('the ref is the trigger', async () => {
  const ref = createRef<HTMLButtonElement>()
  await render(
    <MenuButton label="Actions" sections={sections()} ref={ref}>
      Actions
    </MenuButton>,
  )
  expect(ref.current).toBe(trigger().element())
})

describe('keys that choose', () => {
  const open = async (all: readonly MenuSection[]): Promise<void> => {
    await render(
      <MenuButton label="Actions" sections={all}>
        Actions
      </MenuButton>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu()).toBeVisible()
  }

  test.each(['{Enter}', ' '])('"%s" acts once, closes and gives the focus back', async (key) => {
    const onAction = vi.fn()
    await open(sections(onAction))
    await expect.element(entry('Assign')).toHaveFocus()
    await userEvent.keyboard(`{ArrowDown}${key}`)
    await expect.element(menu()).not.toBeInTheDocument()
    expect(onAction.mock.calls).toEqual([['remind']])
    await expect.element(trigger()).toHaveFocus()
  })

  test.each([
    ['{Enter}', false],
    [' ', true],
  ])('"%s" on a value chooses it; the menu stays open: %s', async (key, stays) => {
    const onSelect = vi.fn()
    const values = [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
    ]
    await open([{ id: 'theme', label: 'Theme', items: values, selection: { selected: 'light', onSelect } }])
    await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus()
    await userEvent.keyboard(`{ArrowDown}${key}`)
    await vi.waitFor(() => expect(onSelect.mock.calls).toEqual([['dark']]))
    await expect.poll(() => menu().elements().length).toBe(stays ? 1 : 0)
  })
})

test('hover and focus announce the intent, for what the entries will open', async () => {
  const onIntent = vi.fn()
  await render(
    <MenuButton label="Actions" sections={sections()} onIntent={onIntent}>
      Actions
    </MenuButton>,
  )
  await userEvent.hover(trigger())
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalled())
  onIntent.mockClear()
  await userEvent.tab()
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalledTimes(1))
})

test.each(['Assign', 'Assign to a whole unit of the organisation and to all units below it'])(
  'the glyph of "%s" stands beside its first line',
  async (label) => {
    await render(
      <MenuButton
        label="Actions"
        sections={[
          {
            id: 'one',
            items: [
              {
                id: 'assign',
                label,
                icon: <svg aria-hidden="true" width="16" height="16" />,
                onAction: () => undefined,
              },
            ],
          },
        ]}
      >
        Actions
      </MenuButton>,
    )
    await userEvent.click(trigger())
    await expect.element(menu()).toBeVisible()
    const words = document.createRange()
    words.selectNodeContents(page.getByText(label).element())
    const [line] = words.getClientRects()
    const glyph = menu().element().querySelector('svg')?.getBoundingClientRect()
    const middle = (box?: DOMRect): number => ((box?.top ?? Number.NaN) + (box?.bottom ?? Number.NaN)) / 2
    expect(Math.abs(middle(glyph) - middle(line))).toBeLessThanOrEqual(1)
  },
)
