/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Text } from '../Text/Text.tsx'
import { Inline } from './Inline.tsx'

const meta: Meta = { title: 'Visual/Inline', tags: ['visual'], parameters: visual({ hasRtl: true, viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const alignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const
const positions = ['start', 'center', 'end', 'between'] as const

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={positions}
      rows={alignments.map((align) => ({
        name: align,
        cells: positions.map((justify) => (
          <Inline key={justify} align={align} justify={justify}>
            <Text step="h2" as="span">
              24
            </Text>
            <Text step="small" as="span">
              November
            </Text>
          </Inline>
        )),
      }))}
    />
  ),
}
