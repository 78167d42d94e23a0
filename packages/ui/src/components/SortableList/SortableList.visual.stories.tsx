import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory, openStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { storyWords } from '../../testing/storyWords.ts'
import { sampleParts, sampleSections } from './sampleOrder.ts'
import { SortableList } from './SortableList.tsx'

const meta: Meta = {
  title: 'Visual/SortableList',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['List', 'Sections', 'One']}
      rows={[
        {
          name: 'order',
          cells: [
            <SortableList key="list" label="Parts" items={sampleParts} onReorder={stay} />,
            <SortableList key="sections" label="Sections" items={sampleSections} onReorder={stay} />,
            <SortableList key="one" label="One" items={sampleParts.slice(0, 1)} onReorder={stay} />,
          ],
        },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { table: { tools } } = await storyWords(globals)
    const [handle] = await canvas.findAllByRole('button', { name: tools.moveItem('Lashing points') })
    handle?.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}')
    await waitFor(() => expect(canvas.getByText(tools.place('Lashing points', 2, 5))).toBeInTheDocument())
  },
}

export const Focus = focusStory(meta, States)

export const Open = openStory(meta, States, { control: ({ table }) => table.tools.moveMenu('Welcome'), role: 'menu', modes: { locales: ['de', 'sw'] } })
