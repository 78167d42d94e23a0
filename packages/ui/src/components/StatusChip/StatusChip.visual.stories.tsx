/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { StatusChip } from './StatusChip.tsx'
import { statusKinds } from './statusKinds.ts'

const meta: Meta = {
  title: 'Visual/StatusChip',
  tags: ['visual'],
  parameters: visual({ primaries: ['#f5c400'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  done: 'Active',
  open: 'Open',
  started: '3 of 8 parts',
  dueSoon: 'Due soon',
  overdue: 'Overdue',
  expired: 'Expired',
  locked: 'After part 2',
  paused: 'Suspended',
  exempt: 'Exempt',
  invited: 'Invited',
  waiting: 'Waiting',
} as const

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Words', 'Long words']}
      rows={statusKinds.map((kind) => ({
        name: kind,
        cells: [
          <StatusChip key="words" kind={kind}>
            {words[kind]}
          </StatusChip>,
          <div key="long" style={{ inlineSize: 140 }}>
            <StatusChip kind={kind}>{words[kind]} since the third of November</StatusChip>
          </div>,
        ],
      }))}
    />
  ),
}
