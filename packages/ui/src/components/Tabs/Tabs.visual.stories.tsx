/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { TabLinks, Tabs } from './Tabs.tsx'
import type { TabItem } from './tabsTypes.ts'

const meta: Meta = {
  title: 'Visual/Tabs',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], hasDarkForcedColors: true, hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined

const parts: readonly TabItem[] = [
  { id: 'person', label: 'Person', count: 48 },
  { id: 'access', label: 'Access', problems: 2, problemsLabel: '2 errors' },
  { id: 'units', label: 'Units', disabledReason: 'Save the person first.' },
  { id: 'design', label: 'Who sees what', count: '6 units' },
]

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Row of tabs']}
      rows={[
        ...parts
          .filter(({ disabledReason }) => disabledReason === undefined)
          .map(({ id, label }) => ({
            name: `${label} open`,
            cells: [
              <Tabs key="tabs" label={`${label} is open`} items={parts} selectedKey={id} onSelectionChange={stay}>
                <Text>{label}</Text>
              </Tabs>,
            ],
          })),
        {
          name: 'links',
          cells: [
            <TabLinks
              key="links"
              label="Saved views"
              currentKey="all"
              items={[
                { id: 'all', label: 'All', count: 1284, href: '/users' },
                { id: 'overdue', label: 'Overdue', count: 37, href: '/users?view=overdue' },
              ]}
              actions={
                <Link href="/users/views/new" variant="action">
                  Save view
                </Link>
              }
            />,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
