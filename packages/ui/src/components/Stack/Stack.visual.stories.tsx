/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { space } from '../../theme/tokens.ts'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta: Meta = { title: 'Visual/Stack', tags: ['visual'], parameters: visual({ hasRtl: true, viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const alignments = ['start', 'center', 'end', 'stretch'] as const

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={alignments}
      rows={space.map((step) => ({
        name: String(step),
        cells: alignments.map((align) => (
          <Stack key={align} space={step} align={align}>
            <Text>One</Text>
            <Text>Another</Text>
          </Stack>
        )),
      }))}
    />
  ),
}
