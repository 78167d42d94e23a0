/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { sampleColumns } from './sampleColumns.tsx'

const meta: Meta = {
  title: 'Visual/ColumnChooser',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: (_, { globals }) => (
    <div style={{ minBlockSize: 560 }}>
      <StatesTable
        columns={[caption(globals, 'Open')]}
        rows={[
          {
            name: caption(globals, 'changed'),
            cells: [
              <ColumnChooser
                key="open"
                columns={sampleColumns}
                layout={{ order: [], hidden: ['overdue'], widths: {}, pinned: ['name', 'status'] }}
                onLayoutChange={() => undefined}
              />,
            ],
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States)
