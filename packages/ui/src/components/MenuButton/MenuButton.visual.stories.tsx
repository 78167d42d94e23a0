/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Ellipsis, Network, UserRound } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { buttonSizes } from '../Button/buttonLook.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { MenuSection } from './menuTypes.ts'

const meta: Meta = {
  title: 'Visual/MenuButton',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const icon = (Glyph: typeof Bell) => <Icon glyph={Glyph} />

const sections: readonly MenuSection[] = [
  {
    id: 'theme',
    label: 'Theme',
    selection: { selected: 'default', onSelect: () => undefined },
    items: [
      { id: 'default', label: 'Light' },
      { id: 'dark', label: 'Dark' },
    ],
  },
  {
    id: 'people',
    label: 'Person',
    items: [
      { id: 'remind', label: 'Remind', icon: icon(Bell) },
      {
        id: 'move',
        label: 'Move to another unit with a very long name',
        icon: icon(Network),
        description: 'Progress stays as it is',
      },
      { id: 'open', label: 'Open the profile', icon: icon(UserRound), href: '/my-profile' },
    ],
  },
]

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 560 }}>
      <StatesTable
        columns={['Plain', 'Outline', 'Icon']}
        rows={buttonSizes.map((size) => ({
          name: size,
          cells: [
            <MenuButton key="plain" label="Actions" sections={sections} size={size}>
              Actions
            </MenuButton>,
            <MenuButton
              key="outline"
              label={size === 'lg' ? 'Open me' : 'Actions'}
              sections={sections}
              size={size}
              variant="outline"
            >
              {size === 'lg' ? 'Open me' : 'Actions'}
            </MenuButton>,
            <MenuButton key="icon" label="More actions" sections={sections} size={size} isSquare variant="outline">
              {icon(Ellipsis)}
            </MenuButton>,
          ],
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: sampleText('Open me') }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu', { name: sampleText('Open me') })).toBeVisible())
  },
}

export const Focus = focusStory(meta, States)
