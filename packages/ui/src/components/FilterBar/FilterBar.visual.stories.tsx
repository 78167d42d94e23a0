/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { FilterBar } from './FilterBar.tsx'
import { sampleFilters, sampleValue } from './sampleFilters.ts'

const meta: Meta = {
  title: 'Visual/FilterBar',
  tags: ['visual'],
  parameters: visual({
    hasDensities: true,
    locales: ['de', 'sw'],
    viewports: [320],
    primaries: ['#f5c400'],
    hasRtl: true,
  }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined

export const States: StoryObj = {
  render: (_, { globals }) => {
    return (
      <div style={{ minBlockSize: 620 }}>
        <StatesTable
          columns={[caption(globals, 'Bar')]}
          rows={[
            {
              name: caption(globals, 'none'),
              cells: [
                <FilterBar key="none" filters={sampleFilters} value={[]} onChange={stay} count={{ matching: 3482 }} />,
              ],
            },
            {
              name: caption(globals, 'capped'),
              cells: [
                <FilterBar
                  key="capped"
                  filters={sampleFilters.slice(0, 1)}
                  value={[{ id: 'name', kind: 'text', match: 'contains', text: 'a' }]}
                  onChange={stay}
                  count={{ matching: 1000, isCapped: true }}
                />,
              ],
            },
            {
              name: caption(globals, 'two'),
              cells: [
                <FilterBar
                  key="two"
                  filters={sampleFilters}
                  value={sampleValue}
                  onChange={stay}
                  count={{ matching: 214, total: 3482 }}
                />,
              ],
            },
          ]}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${sampleText('Overdue')} .*5$`) }))
    const [, end] = await screen.findAllByRole('textbox')
    if (end === undefined) throw new Error('The range has no end.')
    await userEvent.type(end, '3{Enter}')
    await waitFor(() => expect(end).toBeInvalid())
  },
}

export const Focus = focusStory(meta, States)
