/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Tally } from './Tally.tsx'

const meta: Meta = {
  title: 'Visual/Tally',
  tags: ['visual'],
  parameters: visual({ primaries: ['#f5c400', '#000000', '#ffffff'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Alone', 'Of ten', 'Of twenty']}
      rows={[0, 1, 4, 5, 8, 20, 21].map((count) => ({
        name: String(count),
        cells: [
          <Tally key="alone" count={count}>
            {count === 1 ? '1 part' : `${count} parts`}
          </Tally>,
          <Tally key="ten" count={count} goal={10}>
            {count} of 10
          </Tally>,
          <Tally key="twenty" count={count} goal={20}>
            {count} of 20
          </Tally>,
        ],
      }))}
    />
  ),
}
