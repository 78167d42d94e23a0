/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Meter } from './Meter.tsx'

const meta: Meta = { title: 'Visual/Meter', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        {
          name: 'without zones',
          cells: [<Meter key="none" label="Seats taken" value={31} max={40} valueText="31 of 40" />],
        },
        {
          name: 'over a limit',
          cells: [
            <Meter
              key="limit"
              label="Deactivated of active people"
              value={11.1}
              max={20}
              mark={10}
              valueText="11.1 %"
              zones={[{ upTo: 20, tone: 'warn', label: 'Limit 10 %, 125 people' }]}
            />,
          ],
        },
        ...[4.2, 8.2, 10].map((value) => ({
          name: `${value}`,
          cells: [
            <Meter
              key={value}
              label="Storage of the unit"
              value={value}
              max={10}
              valueText={sampleText('{value} of 10 GB', { value })}
              zones={[
                { upTo: 6, tone: 'ok', label: 'Enough room' },
                { upTo: 9, tone: 'warn', label: 'Nearly full' },
                { upTo: 10, tone: 'bad', label: 'Full: nothing can be uploaded' },
              ]}
            />,
          ],
        })),
      ]}
    />
  ),
}
