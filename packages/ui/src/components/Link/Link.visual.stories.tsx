import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link, linkVariants } from './Link.tsx'

const meta: Meta = { title: 'Visual/Link', tags: ['visual'], parameters: visual({ primaries: ['#f5c400'], locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const play = <Icon glyph={Play} />

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Rest', 'External', 'With icon']}
      rows={linkVariants.map((variant) => ({
        name: variant,
        cells: [
          <Link key="rest" href="/catalogue" variant={variant}>
            All 9 entries
          </Link>,
          <Link key="external" href="https://example.org/" variant={variant} isExternal>
            The law
          </Link>,
          variant.endsWith('utton') ? (
            <Link key="icon" href="/catalogue" variant={variant} icon={play}>
              Resume
            </Link>
          ) : null,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
