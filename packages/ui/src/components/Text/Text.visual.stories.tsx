/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { typeSteps, type TypeStepName } from '../../theme/tokens.ts'
import { Text, textTones } from './Text.tsx'

const meta: Meta = {
  title: 'Visual/Text',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

// Object.keys widens its answer to string; the table's own keys are exactly the step names.
const steps = Object.keys(typeSteps) as TypeStepName[]

const words = {
  en: { part: 'Lesson 24', date: '24.11.2026', due: 'One briefing is overdue, two things are due by Monday.' },
  de: {
    part: 'Teil 24',
    date: '24.11.2026',
    due: 'Eine Unterweisung ist überfällig, zwei Dinge stehen bis Montag an.',
  },
  sw: { part: 'Sehemu ya 24', date: '24/11/2026', due: 'Somo moja limechelewa, mawili yanatakiwa kufikia Jumatatu.' },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <>
        <StatesTable
          columns={[caption(globals, 'Plain'), caption(globals, 'Strong, tabular')]}
          rows={steps.map((step) => ({
            name: caption(globals, step),
            cells: [
              <Text key="plain" step={step}>
                {texts.part}
              </Text>,
              <Text key="strong" step={step} isStrong isTabular>
                {texts.date}
              </Text>,
            ],
          }))}
        />
        <StatesTable
          columns={[caption(globals, 'Tone')]}
          rows={textTones.map((tone) => ({
            name: caption(globals, tone),
            cells: [
              <Text key={tone} tone={tone}>
                {texts.due}
              </Text>,
            ],
          }))}
        />
      </>
    )
  },
}
