import { createRef, useRef, useState } from 'react'
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UiLocale } from '../../locale/texts.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Drawer } from './Drawer.tsx'
import type { DrawerProps } from './drawerTypes.ts'

const people = ['Amina Okafor', 'Chidi Nwosu', 'Emre Yıldırım'] as const

function Sample(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const name = people[open ?? 0] ?? ''
  const rowOf = (index: number): HTMLElement | null => {
    const row = list.current?.querySelectorAll('button')[index]
    return row instanceof HTMLElement ? row : null
  }
  return (
    <div style={{ display: 'flex' }}>
      <div ref={list} style={{ flex: 1 }}>
        {people.map((person, index) => (
          <button type="button" key={person} onClick={() => setOpen(index)}>
            {person}
          </button>
        ))}
      </div>
      <Drawer
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={name}
        number="No. 104217"
        steps={{
          onPrevious: open === 0 ? null : () => setOpen((now) => (now ?? 0) - 1),
          onNext: open === people.length - 1 ? null : () => setOpen((now) => (now ?? 0) + 1),
        }}
        getReturnFocus={() => rowOf(open ?? 0)}
        {...props}
      >
        {props.children ?? <p>1 of 4 overdue</p>}
      </Drawer>
    </div>
  )
}

const row = (name: string) => page.getByRole('button', { name, exact: true })
const docked = (name = 'Amina Okafor') => page.getByRole('complementary', { name })
const sheet = (name = 'Amina Okafor') => page.getByRole('dialog', { name })
const inDrawer = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true })

const draw = (props: Partial<DrawerProps> = {}, locale: UiLocale = 'en') =>
  render(<Sample {...props} />, { locale, isSpoken: true })

async function narrow(): Promise<void> {
  await page.viewport(800, 640)
  onTestFinished(() => page.viewport(1024, 640))
}

describe('docked, from 1024 px', () => {
  test.each(presses)(
    'opened by $name it is a region beside the list, 408 px wide, and has the focus',
    async ({ press }) => {
      await draw()
      await press(row('Amina Okafor'))
      await expect.element(docked()).toBeVisible()
      expect(docked().element().getBoundingClientRect().width).toBe(408)
      await expect.element(docked().getByRole('heading', { level: 2, name: 'Amina Okafor' })).toHaveFocus()
    },
  )

  test('the list stays usable and the drawer follows it', async () => {
    await draw()
    await userEvent.click(row('Amina Okafor'))
    await userEvent.click(row('Chidi Nwosu'))
    await expect.element(docked('Chidi Nwosu')).toBeVisible()
    await expect.element(row('Chidi Nwosu')).toHaveFocus()
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ] as const)('%s closes it and gives the focus back to the row shown now', async (_name, leave) => {
    await draw()
    await userEvent.click(row('Amina Okafor'))
    await userEvent.click(page.getByRole('button', { name: 'Next entry' }))
    await expect.element(docked('Chidi Nwosu')).toBeVisible()
    await leave()
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(row('Chidi Nwosu')).toHaveFocus()
  })

  test('without a row of its own it gives the focus to what opened it', async () => {
    await render(<OpenedByButton />, { isSpoken: true })
    await userEvent.click(page.getByRole('button', { name: 'Show' }))
    await expect.element(docked('Facts').getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Show' })).toHaveFocus()
  })

  test('Tab goes on to its buttons and out of it; Enter and Space press the one in focus', async () => {
    await render(
      <>
        <Sample />
        <button type="button">After</button>
      </>,
      { isSpoken: true },
    )
    await userEvent.click(row('Amina Okafor'))
    await expect.element(docked().getByRole('heading')).toHaveFocus()
    inDrawer('Next entry').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(docked('Chidi Nwosu')).toBeVisible()
    await expect.element(inDrawer('Next entry')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(docked('Emre Yıldırım')).toBeVisible()
    for (
      let step = 0;
      step < 8 && page.getByRole('complementary').element().contains(document.activeElement);
      step += 1
    )
      await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  test('Escape in the list does not close it: the list has its own', async () => {
    await draw()
    await userEvent.click(row('Amina Okafor'))
    row('Chidi Nwosu').element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(docked()).toBeVisible()
  })

  test('Escape in a menu over it closes the menu alone', async () => {
    await draw({
      actions: (
        <MenuButton label="More" sections={[{ id: 'all', items: [{ id: 'lock', label: 'Lock' }] }]}>
          More
        </MenuButton>
      ),
    })
    await userEvent.click(row('Amina Okafor'))
    await userEvent.click(page.getByRole('button', { name: 'More' }))
    await expect.element(page.getByRole('menuitem', { name: 'Lock' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(docked()).toBeVisible()
  })

  test.each(presses)('previous and next by $name, and at an end the button says so', async ({ press }) => {
    await draw()
    await userEvent.click(row('Amina Okafor'))
    await expect.element(inDrawer('Previous entry')).toHaveAccessibleDescription('This is the first entry.')
    await press(inDrawer('Previous entry'))
    await expect.element(docked()).toBeVisible()
    await press(inDrawer('Next entry'))
    await press(inDrawer('Next entry'))
    await expect.element(docked('Emre Yıldırım')).toBeVisible()
    await expect.element(inDrawer('Next entry')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(inDrawer('Next entry')).toHaveAccessibleDescription('This is the last entry.')
    expect(docked('Emre Yıldırım').element().contains(document.activeElement)).toBe(true)
  })

  test('its page is a link inside the app', async () => {
    const { visited } = await draw({ pageHref: '/user-management/104217' })
    await userEvent.click(row('Amina Okafor'))
    await userEvent.click(page.getByRole('link', { name: 'Open as a page' }))
    expect(visited).toEqual(['/user-management/104217'])
  })

  test('while its content loads it says so once', async () => {
    await draw({ isLoading: true })
    await userEvent.click(row('Amina Okafor'))
    await expect.element(docked().getByRole('status')).toHaveTextContent('Loading')
    await expect.element(page.getByText('1 of 4 overdue')).not.toBeInTheDocument()
    expect(docked().element().querySelector('[data-part="body"]')?.getAttribute('aria-busy')).toBe('true')
  })
})

describe('below 1024 px', () => {
  test.each(presses)('opened by $name it is a modal sheet over the whole page', async ({ press }) => {
    await narrow()
    await draw()
    await press(row('Amina Okafor'))
    await expect.element(sheet()).toBeVisible()
    const { width, height } = sheet().element().getBoundingClientRect()
    expect([width, height]).toEqual([800, 640])
    const outside = page.getByText('Chidi Nwosu').element()
    await vi.waitFor(() => expect(outside.closest('[inert], [aria-hidden="true"]')).not.toBeNull())
  })

  test('Tab stays inside; Escape closes it, and the focus goes to the row shown now', async () => {
    await narrow()
    await draw()
    await userEvent.click(row('Amina Okafor'))
    await expect.element(sheet()).toBeVisible()
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab()
      expect(sheet().element().contains(document.activeElement)).toBe(true)
    }
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Next entry' }))
    await expect.element(sheet('Chidi Nwosu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(row('Chidi Nwosu')).toHaveFocus()
  })
})

test.each([
  ['de', 'Vorheriger Eintrag', 'Nächster Eintrag'],
  ['sw', 'Ingizo lililotangulia', 'Ingizo linalofuata'],
] as const)('its own words are there in %s', async (locale, previous, next) => {
  await draw({}, locale)
  await userEvent.click(row('Amina Okafor'))
  await expect.element(page.getByRole('button', { name: previous })).toBeVisible()
  await expect.element(page.getByRole('button', { name: next })).toBeVisible()
})

test('a very long name wraps and nothing runs over', async () => {
  const ref = createRef<HTMLElement>()
  await draw({
    title: 'Bartholomäus-Maximilian Hohenlohe-Schillingsfürstenbergerhausen',
    ref,
    foot: <Button fullWidth>Save</Button>,
  })
  await userEvent.click(row('Amina Okafor'))
  await vi.waitFor(() => expect(ref.current).not.toBeNull())
  expect(ref.current?.scrollWidth).toBe(ref.current?.clientWidth)
})

test('a level that is not there does not compile', () => {
  expectTypeOf<DrawerProps['level']>().toEqualTypeOf<2 | 3 | undefined>()
})

function OpenedByButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Facts">
        <p>Three columns.</p>
      </Drawer>
    </>
  )
}

test.each([360, 320])(
  'at %i px no word of an action is broken, and answers at the foot share a line',
  async (width) => {
    await page.viewport(width, 640)
    onTestFinished(() => page.viewport(1024, 640))
    await draw({
      actions: (
        <>
          <Button fullWidth>Bearbeiten</Button>
          <Button fullWidth>Zuweisen</Button>
          <MenuButton label="Mehr" isSquare sections={[]}>
            …
          </MenuButton>
        </>
      ),
      foot: [<Button key="no">Abbrechen</Button>, <Button key="yes">Verschieben</Button>],
    })
    await userEvent.click(row('Amina Okafor'))
    const at = (name: string): DOMRect =>
      sheet().getByRole('button', { name, exact: true }).element().getBoundingClientRect()
    await expect.element(sheet()).toBeVisible()
    for (const name of ['Bearbeiten', 'Zuweisen']) expect(at(name).height, name).toBeLessThan(48)
    expect(at('Abbrechen').top).toBe(at('Verschieben').top)
    expect(at('Verschieben').right).toBeLessThanOrEqual(width)
  },
)
