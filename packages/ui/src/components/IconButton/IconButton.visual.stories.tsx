/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { buttonSizes } from '../Button/buttonLook.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

const meta: Meta = {
  title: 'Visual/IconButton',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const bell = <Icon glyph={Bell} />

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Rest', 'Pressed', 'Pending', 'Disabled']}
      rows={(['plain', 'outline'] as const).flatMap((variant) =>
        buttonSizes.map((size) => ({
          name: `${variant} ${size}`,
          cells: [
            <IconButton key="rest" label="News" icon={bell} variant={variant} size={size} />,
            // A button whose popup is open looks as one under a finger.
            <IconButton key="pressed" label="News" icon={bell} variant={variant} size={size} aria-expanded />,
            <IconButton key="pending" label="News" icon={bell} variant={variant} size={size} isPending />,
            <IconButton
              key="disabled"
              label="News"
              icon={bell}
              variant={variant}
              size={size}
              disabledReasonId="reason"
            />,
          ],
        })),
      )}
    />
  ),
}

export const Focus = focusStory(meta, States)
