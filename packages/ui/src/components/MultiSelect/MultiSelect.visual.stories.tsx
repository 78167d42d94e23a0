import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { MultiSelect } from './MultiSelect.tsx'
import type { MultiSelectProps } from './multiSelectTypes.ts'
import { units } from './sampleUnits.ts'

const meta: Meta = {
  title: 'Visual/MultiSelect',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], primaries: ['#f5c400'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The list is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

const nothing = (): void => undefined
const some = new Set(['north', 'harbour', 'rail', 'road'])

const states: Readonly<Record<string, Partial<MultiSelectProps>>> = {
  chosen: { selectedKeys: some, description: 'Who sees the course.' },
  nothing: { isRequired: true },
  invalid: { errorMessage: 'Choose a unit.' },
  unavailable: { selectedKeys: some, disabledReason: 'Choose a role first.' },
  open: { selectedKeys: some },
}

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 900 }}>
      <StatesTable
        columns={['Drawn']}
        rows={Object.entries(states).map(([name, props]) => ({
          name,
          cells: [<MultiSelect key={name} label={`Units, ${name}`} items={units} selectedKeys={new Set<string>()} onSelectionChange={nothing} {...props} />],
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Units, open/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus(), arrival)
  },
}

export const Focus = focusStory(meta, States)
