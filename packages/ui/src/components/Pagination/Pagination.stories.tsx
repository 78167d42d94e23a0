/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { KeyHint } from '../KeyCap/KeyCap.tsx'
import { Pagination } from './Pagination.tsx'
import type { PageSize } from './paginationTypes.ts'

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of people',
    range: { from: 26, to: 50 },
    total: 214,
    hasPrevious: true,
    hasNext: true,
    pageSize: 25,
    onMove: fn(),
    onPageSizeChange: fn(),
  },
} satisfies Meta<typeof Pagination>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** From page to page: the buttons stay under the pointer and keep the focus. */
export const Paging: Story = {
  render: function Render(args) {
    const [from, setFrom] = useState(1)
    const [pageSize, setPageSize] = useState<PageSize>(25)
    const to = Math.min(from + pageSize - 1, 214)
    const starts = {
      first: 1,
      previous: Math.max(1, from - pageSize),
      next: from + pageSize,
      last: 214 - (214 % pageSize) + 1,
    }
    return (
      <Pagination
        {...args}
        range={{ from, to }}
        hasPrevious={from > 1}
        hasNext={to < 214}
        onMove={(move) => setFrom(starts[move])}
        pageSize={pageSize}
        onPageSizeChange={(size) => {
          setPageSize(size)
          setFrom(1)
        }}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const { navigation } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: navigation.nextPage }))
    await expect(canvas.getByRole('status')).toHaveTextContent(navigation.rangeOf(26, 50, '214'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: navigation.rowsPerPage }), '100')
    await expect(canvas.getByRole('status')).toHaveTextContent(navigation.rangeOf(1, 100, '214'))
    await userEvent.click(canvas.getByRole('button', { name: navigation.previousPage }))
    await expect(canvas.getByRole('status')).toHaveTextContent(navigation.atFirstPage)
  },
}

/** Nobody counts further than needed. */
export const Capped: Story = {
  args: { range: { from: 1, to: 25 }, hasPrevious: false, total: 1000, isTotalCapped: true },
}

/** The things have a name. */
export const Named: Story = { args: { summary: '26 to 50 of 214 people' } }

/** A cursor that only leads on. */
export const OnlyOnwards: Story = {
  args: { range: { from: 1, to: 25 }, total: null, hasPrevious: false, moves: ['previous', 'next'] },
}

/** In compact density the keys of the list stand beside it. */
export const WithKeys: Story = {
  globals: { density: 'compact' },
  parameters: framed('120px'),
  args: {
    keyHints: (
      <>
        <KeyHint keys={['j', 'k']}>{captionText('move')}</KeyHint>
        <KeyHint keys={['x']}>{captionText('select')}</KeyHint>
        <KeyHint keys={['Enter']}>{captionText('open')}</KeyHint>
      </>
    ),
  },
}
