import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { TagGroup } from './TagGroup.tsx'

const meta: Meta = { title: 'Visual/TagGroup', tags: ['visual'], parameters: visual({ hasDensities: true, primaries: ['#f5c400'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const items = [
  { id: 'unit', attribute: 'Unit', label: 'Hamburg, with units below' },
  { id: 'role', attribute: 'Role', label: 'Learners' },
  { id: 'plain', label: 'Datenschutz\u{AD}grund\u{AD}verordnungs\u{AD}unterweisung' },
]

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Tags']}
      rows={[
        { name: 'removable', cells: [<TagGroup key="tags" label="Removable" items={items} onRemove={() => undefined} />] },
        { name: 'read', cells: [<TagGroup key="tags" label="Read" items={items} />] },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
