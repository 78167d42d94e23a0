import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { DropZone, type DropZoneProps } from './DropZone.tsx'
import { zone } from './DropZone.css.ts'

const meta: Meta = { title: 'Visual/DropZone', tags: ['visual'], parameters: visual({ locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<DropZoneProps>>> = {
  rest: {},
  limits: { accept: ['video/*', '.pdf'], maxSize: 2_000_000_000 },
  single: { maxFiles: 1 },
  invalid: { errorMessage: 'At least one file is needed.' },
  disabled: { disabledReason: 'The medium is being published.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        ...Object.entries(states).map(([name, props]) => ({
          name,
          cells: [<DropZone key={name} label={`Files, ${name}`} onFiles={nothing} {...props} />],
        })),
        // Only a drag can bring this state about; drawn by the attribute it sets.
        { name: 'files over it', cells: [<div key="over" className={zone} data-drop-target="">Drop to add</div>] },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
