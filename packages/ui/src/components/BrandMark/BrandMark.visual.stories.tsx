/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { BrandMark } from './BrandMark.tsx'
import { sampleLogo } from './sampleLogo.ts'

const meta: Meta = {
  title: 'Visual/BrandMark',
  tags: ['visual'],
  parameters: visual({ primaries: ['#f5c400', '#0f7b3f'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Mark']}
      rows={[
        ...[20, 26, 52, 104].map((size) => ({ name: String(size), cells: [<BrandMark key={size} size={size} />] })),
        { name: 'logo', cells: [<BrandMark key="logo" size={26} logoUrl={sampleLogo} />] },
      ]}
    />
  ),
}
