import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { StarRating, type StarRatingProps } from './StarRating.tsx'
import { StarRatingDisplay } from './StarRatingDisplay.tsx'

const meta: Meta = {
  title: 'Visual/StarRating',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], primaries: ['#f5c400'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<StarRatingProps>>> = {
  none: { value: null },
  given: {},
  required: { isRequired: true, errorMessage: 'A rating is due to go on.', value: null },
  unavailable: { disabledReason: 'The course is not finished.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        ...Object.entries(states).map(([name, props]) => ({
          name,
          cells: [<StarRating key={name} label={`Helpful, ${name}`} value={4} onChange={nothing} {...props} />],
        })),
        ...[0, 2.5, 3.6, 5].map((value) => ({
          name: `display ${value}`,
          cells: [<StarRatingDisplay key={value} value={value} detail="(23)" />],
        })),
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
