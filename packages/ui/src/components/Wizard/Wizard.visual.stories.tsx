/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Text } from '../Text/Text.tsx'
import { Wizard } from './Wizard.tsx'

const meta: Meta = {
  title: 'Visual/Wizard',
  tags: ['visual'],
  parameters: visual({ locales: ['de', 'sw'], viewports: [320], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const words = {
  en: { steps: ['1. File', '2. Columns', '3. Apply'], finish: 'Apply' },
  de: { steps: ['1. Datei', '2. Spalten', '3. Übernehmen'], finish: 'Übernehmen' },
  sw: { steps: ['1. Faili', '2. Safuwima', '3. Tekeleza'], finish: 'Tekeleza' },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    const steps = texts.steps.map((label) => ({ id: label, label, content: <Text>1, 2, 3</Text> }))
    return (
      <StatesTable
        columns={[caption(globals, 'Wizard')]}
        rows={steps.map(({ id }, index) => ({
          name: id,
          cells: [
            <Wizard
              key="wizard"
              label={id}
              steps={steps}
              currentKey={id}
              onStepChange={nothing}
              finishLabel={texts.finish}
              onFinish={nothing}
              onLeave={nothing}
              isFinishing={index === 2}
              errorSummary={index === 1 ? <Text>!</Text> : null}
            />,
          ],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
