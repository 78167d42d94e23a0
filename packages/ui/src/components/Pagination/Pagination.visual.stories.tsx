/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { KeyHint } from '../KeyCap/KeyCap.tsx'
import { Pagination } from './Pagination.tsx'
import type { PaginationProps } from './paginationTypes.ts'

const meta: Meta = {
  title: 'Visual/Pagination',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined

const words = { en: 'Pages', de: 'Seiten', sw: 'Kurasa' }

const cases: Readonly<Record<string, Partial<PaginationProps>>> = {
  'in the middle': {},
  'first page': { range: { from: 1, to: 25 }, hasPrevious: false, total: 1000, isTotalCapped: true },
  'last page': { range: { from: 1201, to: 1214 }, hasNext: false, total: 1214 },
  'not counted': { total: null, moves: ['previous', 'next'] },
  'no rows': { range: null, total: 0, hasNext: false, hasPrevious: false },
}

export const States: StoryObj = {
  render: (_, { globals }) => (
    <StatesTable
      columns={[caption(globals, 'Pages')]}
      rows={namedStates(globals, cases).map(([name, props]) => ({
        name,
        cells: [
          <Pagination
            key="pages"
            label={`${inStoryLanguage(globals, words)}, ${name}`}
            range={{ from: 26, to: 50 }}
            total={214}
            hasPrevious
            hasNext
            pageSize={25}
            onMove={stay}
            onPageSizeChange={stay}
            keyHints={<KeyHint keys={['j', 'k']}>1, 2, 3</KeyHint>}
            {...props}
          />,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
