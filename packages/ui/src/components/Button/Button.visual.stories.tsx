/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Button } from './Button.tsx'
import { button } from './buttonClass.ts'
import { buttonSizes, buttonTones, buttonVariants, lookOf } from './buttonLook.ts'
import { Icon } from '../Icon/Icon.tsx'

const meta: Meta = {
  title: 'Visual/Button',
  tags: ['visual'],
  parameters: visual({
    hasDensities: true,
    primaries: ['#f5c400', '#0f7b3f'],
    viewports: [320],
    hasDarkForcedColors: true,
  }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const plus = <Icon glyph={Plus} />

/** A button whose popup is open looks as one under a finger; what a pointer alone brings about no attribute can draw. */
const states = { Rest: {}, Pressed: { 'aria-expanded': true } } as const

export const States: StoryObj = {
  render: () => (
    <>
      <StatesTable
        columns={[...Object.keys(states), 'Disabled', 'Pending', 'With icon']}
        rows={buttonVariants.flatMap((variant) =>
          buttonTones.map((tone) => ({
            name: `${variant} ${tone}`,
            cells: [
              ...Object.entries(states).map(([name, attributes]) => (
                <button key={name} type="button" className={button({ look: lookOf(variant, tone) })} {...attributes}>
                  Save
                </button>
              )),
              <Button key="disabled" variant={variant} tone={tone} isDisabled>
                Save
              </Button>,
              <Button key="pending" variant={variant} tone={tone} isPending>
                Save
              </Button>,
              <Button key="icon" variant={variant} tone={tone} icon={plus}>
                Add
              </Button>,
            ],
          })),
        )}
      />
      <StatesTable
        columns={['Words', 'Icon and words', 'With a reason']}
        rows={buttonSizes.map((size) => ({
          name: size,
          cells: [
            <Button key="words" size={size}>
              Confirm
            </Button>,
            <Button key="icon" size={size} icon={plus}>
              Confirm
            </Button>,
            <Button key="reason" size={size} isDisabled disabledReason="Enter a name first.">
              Confirm
            </Button>,
          ],
        }))}
      />
    </>
  ),
}

export const Focus = focusStory(meta, States)
