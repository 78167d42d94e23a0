import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { typeSteps, type TypeStepName } from '../../theme/tokens.ts'
import { Text, textTones } from './Text.tsx'

const meta: Meta = { title: 'Visual/Text', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

// Object.keys widens its answer to string; the table's own keys are exactly the step names.
const steps = Object.keys(typeSteps) as TypeStepName[]

export const States: StoryObj = {
  render: () => (
    <>
      <StatesTable
        columns={['Plain', 'Strong, tabular']}
        rows={steps.map((step) => ({
          name: step,
          cells: [
            <Text key="plain" step={step}>
              Lesson 24
            </Text>,
            <Text key="strong" step={step} isStrong isTabular>
              24.11.2026
            </Text>,
          ],
        }))}
      />
      <StatesTable
        columns={['Tone']}
        rows={textTones.map((tone) => ({
          name: tone,
          cells: [
            <Text key={tone} tone={tone}>
              One briefing is overdue, two things are due by Monday.
            </Text>,
          ],
        }))}
      />
    </>
  ),
}
