/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Badge, badgeTones } from './Badge.tsx'

const meta: Meta = { title: 'Visual/Badge', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['1', '37', 'above 99', 'word']}
      rows={badgeTones.map((tone) => ({
        name: tone,
        cells: [
          <Badge key="one" tone={tone} count={1} label="1 message" />,
          <Badge key="some" tone={tone} count={37} label="37 messages" />,
          <Badge key="many" tone={tone} count={1284} label="Many messages" />,
          <Badge key="word" tone={tone}>
            New
          </Badge>,
        ],
      }))}
    />
  ),
}
