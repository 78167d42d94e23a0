import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta: Meta = { title: 'Visual/EmptyState', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const lock = <Icon glyph={Lock} size="navigation" />

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        {
          name: 'words only',
          cells: [
            <EmptyState key="words" title="No people in this unit yet" level={3}>
              Add the first person.
            </EmptyState>,
          ],
        },
        {
          name: 'below the head of a list',
          cells: [
            <EmptyState key="filtered" title="No match for these 2 filters" level={3} isBelowHead action={<Button>Clear filters</Button>}>
              14 people match without “Overdue more than 5”.
            </EmptyState>,
          ],
        },
        {
          name: 'icon and actions',
          cells: [
            <EmptyState
              key="all"
              title="You cannot see this list"
              level={3}
              icon={lock}
              action={
                <>
                  <Button>Ask for access</Button>
                  <Button variant="plain">Back to the dashboard</Button>
                </>
              }
            >
              It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.
            </EmptyState>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
