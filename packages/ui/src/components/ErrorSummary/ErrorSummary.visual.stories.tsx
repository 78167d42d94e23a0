import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx'

const meta: Meta = { title: 'Visual/ErrorSummary', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const errors: readonly SummaryError[] = [
  { fieldId: 'a', label: 'Least score', message: 'at most 100 % possible' },
  { fieldId: 'b', label: 'Proof is valid for', message: 'ends before the reminder, which comes six weeks before the end of the proof' },
  { message: 'Another draft of this medium is already being reviewed' },
]

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        { name: 'several', cells: [<ErrorSummary key="s" title="Three things keep this from being saved" attempt={0} errors={errors} />] },
        { name: 'one', cells: [<ErrorSummary key="o" title="One thing keeps this from being saved" attempt={0} errors={errors.slice(0, 1)} />] },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
