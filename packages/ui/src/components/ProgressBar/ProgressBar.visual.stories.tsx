import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta: Meta = {
  title: 'Visual/ProgressBar',
  tags: ['visual'],
  parameters: visual({ locales: ['de'], primaries: ['#f5c400'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        { name: 'nothing', cells: [<ProgressBar key="0" label="Import" value={0} />] },
        { name: 'words', cells: [<ProgressBar key="words" label="Import of 214 people" value={93} max={214} valueText="93 of 214 people, about 2 min left" />] },
        { name: 'all', cells: [<ProgressBar key="all" label="Import" value={100} />] },
        { name: 'endless', cells: [<ProgressBar key="endless" label="Preparing the list" />] },
        { name: 'label hidden', cells: [<ProgressBar key="hidden" label="Import" value={44} isLabelHidden />] },
      ]}
    />
  ),
}
