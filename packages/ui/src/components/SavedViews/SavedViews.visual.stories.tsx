/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { sampleViews } from './sampleViews.ts'
import { SavedViews } from './SavedViews.tsx'

const meta: Meta = {
  title: 'Visual/SavedViews',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined

export const States: StoryObj = {
  render: (_, { globals }) => {
    return (
      <StatesTable
        columns={[caption(globals, 'Views')]}
        rows={[
          {
            name: caption(globals, 'as kept'),
            cells: [
              <SavedViews
                key="kept"
                label={caption(globals, 'as kept')}
                views={sampleViews}
                currentId="all"
                onSaveAs={stay}
              />,
            ],
          },
          {
            name: caption(globals, 'changed'),
            cells: [
              <SavedViews
                key="changed"
                label={caption(globals, 'changed')}
                views={sampleViews}
                currentId="overdue"
                isChanged
                onSaveAs={stay}
              />,
            ],
          },
          {
            name: caption(globals, 'narrow'),
            cells: [
              <div key="narrow" style={{ inlineSize: 320, maxInlineSize: '100%' }}>
                <SavedViews
                  label={caption(globals, 'narrow')}
                  views={sampleViews}
                  currentId="overdue"
                  isChanged
                  onSaveAs={stay}
                />
              </div>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
