import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory, openStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

const meta: Meta = {
  title: 'Visual/ColorField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<ColorFieldProps>>> = {
  plain: { description: 'On badges and in the list.' },
  'slightly darker': { usage: 'brand', value: '#d9480f' },
  exact: { usage: 'brand', value: '#5761ee' },
  edged: { usage: 'brand', value: '#f5c400' },
  'no colour': { value: 'brick' },
  disabled: { disabledReason: 'The colour comes from the default unit Uferwerk Logistik.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<ColorField key={name} label={`Colour, ${name}`} value="#0f7b3f" onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)

export const Open = openStory(meta, States, { control: /Colour, plain/ })
