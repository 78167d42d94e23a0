import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { button } from '../Button/Button.css.ts'
import { buttonSizes, lookOf } from '../Button/buttonLook.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

const meta: Meta = { title: 'Visual/IconButton', tags: ['visual'], parameters: visual({ hasDensities: true }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const bell = <Icon glyph={Bell} />

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Rest', 'Hover', 'Pressed', 'Pending', 'Disabled']}
      rows={(['plain', 'outline'] as const).flatMap((variant) =>
        buttonSizes.map((size) => {
          const className = button({ look: lookOf(variant, 'neutral'), size, isSquare: true })
          return {
            name: `${variant} ${size}`,
            cells: [
              <IconButton key="rest" label="News" icon={bell} variant={variant} size={size} />,
              <button key="hover" type="button" aria-label="News" className={className} data-hovered="true">
                {bell}
              </button>,
              <button key="pressed" type="button" aria-label="News" className={className} data-pressed="true">
                {bell}
              </button>,
              <IconButton key="pending" label="News" icon={bell} variant={variant} size={size} isPending />,
              <IconButton key="disabled" label="News" icon={bell} variant={variant} size={size} disabledReasonId="reason" />,
            ],
          }
        }),
      )}
    />
  ),
}
