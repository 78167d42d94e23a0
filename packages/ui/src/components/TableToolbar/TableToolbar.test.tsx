import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import type { Density } from '../../theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx'
import { sampleColumns } from '../ColumnChooser/sampleColumns.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TableToolbar } from './TableToolbar.tsx'

const search = () => page.getByRole('searchbox', { name: 'Search people' })

function Search() {
  const [value, setValue] = useState('')
  return <SearchField label="Search people" isLabelHidden value={value} onChange={setValue} keyHint="/" />
}

test('the slash leads to the search, and is a letter where somebody writes', async () => {
  await render(
    <>
      <button type="button">Row</button>
      <TableToolbar search={<Search />} />
    </>,
    { isSpoken: true },
  )
  await userEvent.click(page.getByRole('button', { name: 'Row' }))
  await userEvent.keyboard('/')
  await expect.element(search()).toHaveFocus()
  await expect.element(search()).toHaveValue('')
  await userEvent.keyboard('a/b')
  await expect.element(search()).toHaveValue('a/b')
})

test('the slash of another shortcut is left alone', async () => {
  await render(<TableToolbar search={<Search />} />, { isSpoken: true })
  await userEvent.keyboard('{Control>}/{/Control}')
  await expect.element(search()).not.toHaveFocus()
})

test.each(presses)('the choice of a density opens by $name', async ({ press }) => {
  await render(<TableToolbar density={{ value: 'comfortable', onChange: () => undefined }} />, { isSpoken: true })
  await press(page.getByRole('button', { name: 'Density' }))
  await expect.element(page.getByRole('menuitemradio', { name: 'Compact' })).toBeVisible()
})

test('density is one choice of two, and the caller applies it', async () => {
  const onChange = vi.fn<(density: Density) => void>()
  await render(<TableToolbar density={{ value: 'comfortable', onChange }} />, { isSpoken: true })
  await userEvent.click(page.getByRole('button', { name: 'Density' }))
  await expect.element(page.getByRole('menuitemradio', { name: 'Comfortable' })).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Compact' }))
  expect(onChange.mock.calls).toEqual([['compact']])
})

test.each([320, 360, 900])('it stands within %i px', async (inlineSize) => {
  await render(
    <div style={{ inlineSize }}>
      <TableToolbar
        search={<Search />}
        density={{ value: 'compact', onChange: () => undefined }}
        actions={<Button>Export what is seen</Button>}
      />
    </div>,
    { isSpoken: true },
  )
  const bar = page.getByRole('group', { name: 'Search and view' }).element()
  expect(bar.scrollWidth).toBeLessThanOrEqual(inlineSize)
  expect(bar.getAttribute('data-component')).toBe('TableToolbar')
})

test('W6 on a small screen all of it stands in one line at one height', async () => {
  await page.viewport(360, 640)
  await render(
    <TableToolbar
      search={<Search />}
      columns={<ColumnChooser columns={sampleColumns} onLayoutChange={() => undefined} />}
      density={{ value: 'comfortable', onChange: () => undefined }}
    />,
    { isSpoken: true },
  )
  const field = search().element().closest('[data-part="control"]')?.getBoundingClientRect()
  const { top, height } = page.getByRole('button', { name: 'Columns' }).element().getBoundingClientRect()
  expect({ top, height }).toEqual({ top: field?.top, height: 44 })
  // Cards have one density.
  await expect.element(page.getByRole('button', { name: 'Density' })).not.toBeInTheDocument()
  await page.viewport(1024, 640)
})

test('Tab goes from control to control', async () => {
  await render(<TableToolbar search={<Search />} density={{ value: 'comfortable', onChange: () => undefined }} />, {
    isSpoken: true,
  })
  await expectTabStops(search(), page.getByRole('button', { name: 'Density' }))
})
