import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CommandPalette } from '../components/CommandPalette/CommandPalette.tsx'
import type { PaletteGroup } from '../components/CommandPalette/paletteTypes.ts'
import { people, PeopleTable } from '../components/DataTable/sampleTable.tsx'
import { MenuButton } from '../components/MenuButton/MenuButton.tsx'
import type { MenuSection } from '../components/MenuButton/menuTypes.ts'
import { Tree } from '../components/Tree/Tree.tsx'
import type { TreeItem } from '../components/Tree/treeTypes.ts'
import { accessibilityTree } from './accessibilityTree.ts'
import { render } from './render.tsx'

const places: readonly TreeItem[] = [
  { id: 'hh', label: 'Hamburg', count: 12, countLabel: '12 people', children: [{ id: 'north', label: 'Lager Nord' }] },
  { id: 'hb', label: 'Bremen', hasChildren: true },
]

const opened: ReadonlySet<string> = new Set(['hh'])

const stay = (): void => undefined

const sections: readonly MenuSection[] = [
  {
    id: 'edit',
    label: 'Edit',
    items: [
      { id: 'assign', label: 'Assign', onAction: stay },
      { id: 'remind', label: 'Remind', onAction: stay, description: 'By e-mail' },
    ],
  },
  { id: 'go', items: [{ id: 'profile', label: 'Profile', href: '/my-profile' }] },
]

const groups: readonly PaletteGroup[] = [
  {
    id: 'courses',
    label: 'Courses',
    items: [{ id: 'load', label: 'Load securing', detail: 'Part 3 of 8', href: '/courses/load' }],
  },
  { id: 'actions', label: 'Actions', items: [{ id: 'ask', label: 'Ask the assistant', onAction: stay }] },
]

function Palette() {
  const [query, setQuery] = useState('')
  return (
    <CommandPalette label="Search Somo" groups={groups} isOpen onOpenChange={stay} query={query} onSearch={setQuery} />
  )
}

describe('assistive technology is told', () => {
  test('of a table its head, its rows and what is chosen', async () => {
    await render(
      <PeopleTable
        people={people(2)}
        startSelected={new Set(['p1'])}
        sort={{ columnId: 'name', direction: 'ascending' }}
      />,
      { isSpoken: true },
    )
    await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    expect(await accessibilityTree(page.getByRole('grid'))).toEqual([
      'grid "People" multiselectable=true',
      'rowgroup ""',
      'row "Select all on this page Name Unit Overdue Last here Status"',
      'columnheader "Select all on this page"',
      'checkbox "Select all on this page" checked=mixed',
      'columnheader "Name"',
      'button "Name"',
      'columnheader "Unit"',
      'button "Unit"',
      'columnheader "Overdue"',
      'button "Overdue"',
      'columnheader "Last here"',
      'columnheader "Status"',
      'rowgroup ""',
      'row "Select Aylin Demir Aylin Demir aylin.demir @quayside.example Store North 0 today, 08:12 Active" selected=true',
      'gridcell "Select Aylin Demir"',
      'checkbox "Select Aylin Demir" checked=true',
      'rowheader "Aylin Demir aylin.demir @quayside.example"',
      'gridcell "Store North"',
      'gridcell "0"',
      'gridcell "today, 08:12"',
      'time ""',
      'gridcell "Active"',
      'row "Select Benedikt von Rautenberg-Sommerfeld Benedikt von Rautenberg-Sommerfeld benedikt.von.rautenberg.sommerfeld @quayside.example Packing 0 of 7 yesterday, 17:40 Active"',
      'gridcell "Select Benedikt von Rautenberg-Sommerfeld"',
      'checkbox "Select Benedikt von Rautenberg-Sommerfeld"',
      'rowheader "Benedikt von Rautenberg-Sommerfeld benedikt.von.rautenberg.sommerfeld @quayside.example"',
      'gridcell "Packing"',
      'gridcell "0 of 7"',
      'gridcell "yesterday, 17:40"',
      'time ""',
      'gridcell "Active"',
    ])
  })

  test('of a tree which places are open, chosen and how deep they stand', async () => {
    await render(
      <Tree
        label="Units"
        items={places}
        expandedKeys={opened}
        onExpandedChange={stay}
        selectedKey="north"
        onSelectionChange={stay}
      />,
      {
        isSpoken: true,
      },
    )
    expect(await accessibilityTree(page.getByRole('tree'))).toEqual([
      'tree "Units"',
      'treeitem "Hamburg 12 people" expanded=true level=1',
      'treeitem "Lager Nord" level=2 selected=true',
      'treeitem "Bremen" level=1',
    ])
  })

  test('of a menu its groups, entries and what explains them', async () => {
    await render(
      <MenuButton label="Actions" sections={sections}>
        Actions
      </MenuButton>,
      { isSpoken: true },
    )
    await userEvent.click(page.getByRole('button', { name: 'Actions' }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(await accessibilityTree(page.getByRole('menu'))).toEqual([
      'menu "Actions"',
      'group "Edit"',
      'menuitem "Assign"',
      'menuitem "Remind By e-mail"',
      'group "Actions"',
      'menuitem "Profile"',
    ])
  })

  test('of the command palette its field, groups, results and which one Enter takes', async () => {
    await render(<Palette />, { isSpoken: true })
    await expect.element(page.getByRole('combobox', { name: 'Search Somo' })).toHaveFocus()
    expect(await accessibilityTree(page.getByRole('dialog'))).toEqual([
      'dialog "Search Somo"',
      'combobox "Search Somo" hasPopup=listbox expanded=true autocomplete=list',
      'button "Close the search" (Close the search)',
      'listbox "Search Somo"',
      'group "Courses"',
      'option "Load securing Part 3 of 8" selected=true',
      'group "Actions"',
      'option "Ask the assistant"',
      'status ""',
    ])
  })
})
