import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Select } from './Select.tsx'
import type { SelectProps } from './selectTypes.ts'

const meta: Meta = { title: 'Visual/Select', tags: ['visual'], parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const items = [
  { id: 'weeks', label: 'Weeks before' },
  { id: 'months', label: 'Months before the last day of the certificate', description: 'Always on the first' },
] as const

const states: Readonly<Record<string, Partial<SelectProps>>> = {
  chosen: { selectedKey: 'weeks', description: 'Counted from the last day.' },
  nothing: { isRequired: true },
  invalid: { errorMessage: 'Choose when to remind.' },
  unavailable: { selectedKey: 'weeks', disabledReason: 'Choose a unit first.' },
  open: { selectedKey: 'weeks' },
}

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 640 }}>
      <StatesTable
        columns={['Drawn']}
        rows={Object.entries(states).map(([name, props]) => ({
          name,
          cells: [<Select key={name} label={`Remind, ${name}`} items={items} selectedKey={null} onSelectionChange={nothing} {...props} />],
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Remind, open/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States)
