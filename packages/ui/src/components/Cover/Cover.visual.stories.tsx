/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { papers } from '../../theme/sheets/coverPapers.ts'
import { CategorySwatch, Cover } from './Cover.tsx'
import { coverMotifs, coverShapes } from './coverDesign.ts'
import { motifSamples } from './motifSamples.ts'

const meta: Meta = { title: 'Visual/Cover', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const widths = { card: 180, book: 150, strip: 280 } as const

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={[...coverShapes, 'swatch']}
      rows={coverMotifs.map((motif, index) => {
        const paper = papers[index % papers.length] ?? 'sage'
        return {
          name: `${motif}, ${paper}`,
          cells: [
            ...coverShapes.map((shape) => (
              <div key={shape} style={{ inlineSize: widths[shape] }}>
                <Cover category={paper} id={motifSamples[motif]} shape={shape} hasRibbon={index % 2 === 0} />
              </div>
            )),
            <CategorySwatch key="swatch" category={paper} />,
          ],
        }
      })}
    />
  ),
}
