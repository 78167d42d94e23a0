/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx'
import { sampleColumns } from '../ColumnChooser/sampleColumns.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TableToolbar } from './TableToolbar.tsx'

function Search() {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="Search people"
      isLabelHidden
      placeholder="Name, e-mail or number"
      keyHint="/"
      value={value}
      onChange={setValue}
    />
  )
}

const download = <Button icon={<Icon glyph={Download} />}>Export</Button>

const meta = {
  title: 'Components/Collections/TableToolbar',
  component: TableToolbar,
  args: {
    search: <Search />,
    columns: <ColumnChooser columns={sampleColumns} onLayoutChange={fn()} />,
    density: { value: 'comfortable', onChange: fn() },
  },
} satisfies Meta<typeof TableToolbar>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Slash moves the focus to the search. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: sampleText('Search people') })
    await userEvent.keyboard('/')
    await expect(field).toHaveFocus()
  },
}

/** With what is done with the list as it is seen. */
export const WithExport: Story = { args: { actions: download } }

/** Only a search: a picker, a short list. */
export const OnlySearch: Story = { render: ({ search }) => <TableToolbar search={search} /> }

/** The tools go below the search. */
export const Narrow: Story = {
  args: { actions: download },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
