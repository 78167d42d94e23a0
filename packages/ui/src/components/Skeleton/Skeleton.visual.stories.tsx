/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta: Meta = { title: 'Visual/Skeleton', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        { name: 'one line', cells: [<Skeleton key="one" lines={1} isImmediate />] },
        { name: 'three lines', cells: [<Skeleton key="three" lines={3} isImmediate />] },
        { name: 'a title', cells: [<Skeleton key="title" width={240} height={28} isImmediate />] },
        { name: 'a cover', cells: [<Skeleton key="cover" width={150} height={168} isImmediate />] },
      ]}
    />
  ),
}
