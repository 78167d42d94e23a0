/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Switch } from './Switch.tsx'

const meta: Meta = {
  title: 'Visual/Switch',
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

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Off', 'On']}
      rows={[
        { name: 'rest', props: {} },
        { name: 'with a description', props: { description: 'In the morning, at most one a day.' } },
        { name: 'unavailable', props: { disabledReason: 'Your unit decides this.' } },
      ].map(({ name, props }) => ({
        name,
        cells: [false, true].map((isOn) => (
          <Switch key={String(isOn)} label="Send reminders" isSelected={isOn} onChange={nothing} {...props} />
        )),
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
