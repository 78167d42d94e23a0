/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Heading, headingSteps } from './Heading.tsx'

const meta: Meta = { title: 'Visual/Heading', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Short', 'Long']}
      rows={headingSteps.map((step) => ({
        name: step,
        cells: [
          <Heading key="short" level={2} step={step}>
            Coming up
          </Heading>,
          <Heading key="long" level={2} step={step}>
            Arbeitsschutz-Grundunterweisung für Lademeister und Disponenten
          </Heading>,
        ],
      }))}
    />
  ),
}
