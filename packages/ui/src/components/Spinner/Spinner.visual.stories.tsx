/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Spinner } from './Spinner.tsx'

const meta: Meta = { title: 'Visual/Spinner', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[16, 20, 32].map((size) => ({
        name: `${size} px`,
        cells: [<Spinner key={size} label="Loading" size={size} />],
      }))}
    />
  ),
}
