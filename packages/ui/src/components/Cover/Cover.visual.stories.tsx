import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { papers } from '../../theme/coverPapers.ts'
import { Cover } from './Cover.tsx'
import { coverShapes } from './coverDesign.ts'

const meta: Meta = { title: 'Visual/Cover', tags: ['visual'], parameters: visual() }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={coverShapes}
      rows={papers.map((paper, index) => ({
        name: paper,
        cells: coverShapes.map((shape) => (
          <div key={shape} style={{ inlineSize: shape === 'strip' ? 320 : 180 }}>
            <Cover
              category={paper}
              id={index === 0 ? '' : `course-${index}`}
              shape={shape}
              hasRibbon={index % 2 === 0}
            />
          </div>
        )),
      }))}
    />
  ),
}
