import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Text } from '../Text/Text.tsx'
import { Wizard } from './Wizard.tsx'

const meta: Meta = { title: 'Visual/Wizard', tags: ['visual'], parameters: visual({ locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const steps = ['1. Datei', '2. Spalten', '3. Ok'].map((label) => ({ id: label, label, content: <Text>1, 2, 3</Text> }))

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Wizard']}
      rows={steps.map(({ id }, index) => ({
        name: id,
        cells: [
          <Wizard
            key="wizard"
            label={`At ${id}`}
            steps={steps}
            currentKey={id}
            onStepChange={nothing}
            finishLabel="Ok"
            onFinish={nothing}
            onLeave={nothing}
            isFinishing={index === 2}
            errorSummary={index === 1 ? <Text>!</Text> : null}
          />,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
