/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { palette } from '../../theme/palette.ts'
import { DerivedColours } from './DerivedColours.tsx'
import { sampleWords } from './sampleWords.ts'

const meta: Meta = { title: 'Visual/DerivedColours', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={['#5761ee', '#ffff00', '#777777'].map((primary) => ({
        name: primary,
        cells: [
          <DerivedColours
            key={primary}
            roles={palette(primary)}
            words={{ ...sampleWords, title: `Derived of ${primary}` }}
            hasValues={primary !== '#5761ee'}
          />,
        ],
      }))}
    />
  ),
}
