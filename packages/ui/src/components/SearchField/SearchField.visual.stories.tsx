import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta: Meta = { title: 'Visual/SearchField', tags: ['visual'], parameters: visual({ hasDensities: true }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<SearchFieldProps>>> = {
  empty: { placeholder: 'Name, e-mail or number' },
  'with a key': { isLabelHidden: true, keyHint: '/' },
  filled: { value: 'amani' },
  busy: { value: 'amani', isBusy: true },
  unavailable: { disabledReason: 'There are no people yet.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<SearchField key={name} label={`Search, ${name}`} value="" onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
