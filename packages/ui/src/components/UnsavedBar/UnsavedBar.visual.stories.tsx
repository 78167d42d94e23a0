import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { UnsavedBar, type UnsavedBarProps } from './UnsavedBar.tsx'

const meta: Meta = { title: 'Visual/UnsavedBar', tags: ['visual'], parameters: visual({ hasDensities: true, viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<UnsavedBarProps>>> = {
  plain: {},
  'with a draft': { draft: 'Draft on this device, 11:42' },
  saving: { isSaving: true },
  failed: { errorMessage: 'Not saved: the server did not answer. Check the connection, then try again.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [
          // Clear of the line between two states: its own is part of the picture.
          <div key={name} style={{ paddingBlockStart: 24 }}>
            <UnsavedBar
              title={`3 changes not saved, ${name}`}
              saveLabel="Save"
              discardLabel="Discard"
              onSave={nothing}
              onDiscard={nothing}
              {...props}
            />
          </div>,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
