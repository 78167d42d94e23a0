/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { TagGroup } from './TagGroup.tsx'

const meta: Meta = {
  title: 'Visual/TagGroup',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, primaries: ['#f5c400'], viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const plain = { id: 'plain', label: 'Datenschutz\u{AD}grund\u{AD}verordnungs\u{AD}unterweisung' }
const tags = {
  en: [
    { id: 'unit', attribute: 'Unit', label: 'Hamburg, with units below' },
    { id: 'role', attribute: 'Role', label: 'Learners' },
    plain,
  ],
  de: [
    { id: 'unit', attribute: 'Einheit', label: 'Hamburg mit untergeordneten Einheiten' },
    { id: 'role', attribute: 'Rolle', label: 'Lernende' },
    plain,
  ],
  sw: [
    { id: 'unit', attribute: 'Kitengo', label: 'Hamburg pamoja na vitengo vilivyo chini yake' },
    { id: 'role', attribute: 'Jukumu', label: 'Wanafunzi' },
    { id: 'plain', label: 'Mafunzo ya Kanuni ya Jumla ya Ulinzi wa Taarifa Binafsi' },
  ],
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const items = inStoryLanguage(globals, tags)
    return (
      <StatesTable
        columns={[caption(globals, 'Tags')]}
        rows={[
          {
            name: caption(globals, 'removable'),
            cells: [
              <TagGroup key="tags" label={caption(globals, 'removable')} items={items} onRemove={() => undefined} />,
            ],
          },
          {
            name: caption(globals, 'read'),
            cells: [<TagGroup key="tags" label={caption(globals, 'read')} items={items} />],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
