/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory, openStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { sampleText } from '../../testing/samples/sampleText.ts'
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
  render: (_, { globals }) => {
    return (
      <StatesTable
        columns={[caption(globals, 'List'), caption(globals, 'Sections'), caption(globals, 'One')]}
        rows={[
          {
            name: caption(globals, 'order'),
            cells: [
              <SortableList key="list" label={caption(globals, 'List')} items={sampleParts} onReorder={stay} />,
              <SortableList
                key="sections"
                label={caption(globals, 'Sections')}
                items={sampleSections}
                onReorder={stay}
              />,
              <SortableList
                key="one"
                label={caption(globals, 'One')}
                items={sampleParts.slice(0, 1)}
                onReorder={stay}
              />,
            ],
          },
          {
            name: caption(globals, 'outline'),
            cells: [
              <SortableList
                key="list"
                look="outline"
                currentId="practice"
                label={caption(globals, 'List')}
                items={sampleParts}
                onReorder={stay}
              />,
              <SortableList
                key="sections"
                look="outline"
                currentId="welcome"
                label={caption(globals, 'Sections')}
                items={sampleSections}
                onReorder={stay}
              />,
              null,
            ],
          },
        ]}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    const part = sampleText('Lashing points')
    const [handle] = await canvas.findAllByRole('button', { name: tools.moveItem(part) })
    handle?.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}')
    await waitFor(() => expect(canvas.getByText(tools.place(part, 2, 5))).toBeInTheDocument())
  },
}

export const Focus = focusStory(meta, States)

export const Open = openStory(meta, States, {
  control: ({ table }) => table.tools.moveMenu(sampleText('Welcome')),
  role: 'menu',
  modes: { locales: ['de', 'sw'] },
})
