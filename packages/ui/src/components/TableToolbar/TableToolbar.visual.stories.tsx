import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Button } from '../Button/Button.tsx'
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx'
import { sampleColumns } from '../ColumnChooser/sampleColumns.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TableToolbar } from './TableToolbar.tsx'

const meta: Meta = {
  title: 'Visual/TableToolbar',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined
const toolbar = (
  <TableToolbar
    search={<SearchField label="Search people" isLabelHidden placeholder="Name, e-mail or number" keyHint="/" value="" onChange={stay} />}
    columns={<ColumnChooser columns={sampleColumns} onLayoutChange={stay} />}
    density={{ value: 'comfortable', onChange: stay }}
    actions={<Button>Export</Button>}
  />
)

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Toolbar']}
      rows={[
        { name: 'wide', cells: [toolbar] },
        {
          name: 'narrow',
          cells: [
            <div key="narrow" style={{ inlineSize: 300, maxInlineSize: '100%' }}>
              {toolbar}
            </div>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
