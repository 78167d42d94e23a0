import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Text } from '../Text/Text.tsx'
import { Disclosure, DisclosureGroup } from './Disclosure.tsx'

const meta: Meta = { title: 'Visual/Disclosure', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Disclosure']}
      rows={[
        { name: 'closed', cells: [<Disclosure key="closed" title="Closed" detail="2 chosen" children="Nothing to see" />] },
        { name: 'open', cells: [<Disclosure key="open" title="Open" isInitiallyExpanded children={<Text>What is inside.</Text>} />] },
        {
          name: 'group',
          cells: [
            <DisclosureGroup key="group" expandedKeys={['b']} onExpandedChange={() => undefined}>
              <Disclosure id="a" title="First" children="Nothing to see" />
              <Disclosure id="b" title="Unterweisungswiederholungsfristenverlängerung" children={<Text>What is inside.</Text>} />
              <Disclosure id="c" title="Third" children="Nothing to see" />
            </DisclosureGroup>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
