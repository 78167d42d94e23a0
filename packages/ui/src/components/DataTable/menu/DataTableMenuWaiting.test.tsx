import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { goTo, selectedIds } from '../grid/gridProbe.ts'
import { people, PeopleTable } from '../sampleTable.tsx'

/** The menu's file, which comes when the test says so. */
const gate = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../MenuButton/MenuPopup.tsx', async (load: () => Promise<object>) => {
  await gate.promise
  return load()
})

const rowMenu = () => [{ id: 'all', items: [{ id: 'remind', label: 'Remind' }] }]
const button = () => page.getByRole('button', { name: /^Actions for Benedikt/ })

test('a menu on its way is given up when the person goes on; Escape then lets no selection go', async () => {
  await render(<PeopleTable people={people(4)} rowMenu={rowMenu} startSelected={new Set(['p1'])} />, { isSpoken: true })
  for (const goOn of ['{Escape}', '{ArrowDown}', '{Tab}']) {
    await goTo(2, 3)
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard(goOn)
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    expect(selectedIds()).toEqual(['p1'])
  }
  await goTo(2, 3)
  await userEvent.keyboard('{ContextMenu}{ArrowDown}')
  gate.resolve()
  await goTo(3, 3)
  await userEvent.keyboard('{ContextMenu}')
  await expect.element(page.getByRole('menu', { name: 'Actions for Chausiku Abdallah' })).toBeVisible()
  expect(page.getByRole('menu').elements()).toHaveLength(1)
})
