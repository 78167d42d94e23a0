/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { papers } from '../../theme/sheets/coverPapers.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { CategorySwatch, Cover } from './Cover.tsx'
import { motifSamples } from './motifSamples.ts'

const meta = {
  title: 'Components/Marks/Cover',
  component: Cover,
  args: { category: 'teal', id: '', shape: 'book' },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: { strip: 320, card: 240, book: 180 }[args.shape] }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The course that is open, begun. */
export const Book: Story = { args: { hasRibbon: true } }

/** Decoration: nothing is read aloud, and the height follows from the shape. */
export const Card: Story = {
  args: { category: 'sage', shape: 'card' },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('[aria-hidden="true"]')
    const { width, height } = cover?.getBoundingClientRect() ?? { width: 0, height: 1 }
    await expect(width / height).toBeCloseTo(4 / 3, 2)
  },
}

/** Above details. */
export const Strip: Story = { args: { category: 'apricot', shape: 'strip', id: motifSamples.weave } }

/** The eight motifs; the course's id chooses one for ever. */
export const Motifs: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: 32,
        inlineSize: 'min(90vw, 960px)',
      }}
    >
      {Object.values(motifSamples).map((id, index) => (
        <Cover
          key={id}
          category={papers[index % papers.length] ?? 'sage'}
          id={id}
          shape="card"
          hasRibbon={index % 3 === 0}
        />
      ))}
    </div>
  ),
}

/** An uploaded picture replaces the motif; the spine stays. */
export const Uploaded: Story = {
  args: {
    category: 'rose',
    shape: 'card',
    hasRibbon: true,
    image: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#b8a9a2" d="M0 0h40v40H0z"/><path fill="#8d7c75" d="M0 30 14 12l10 12 6-7 10 13v10H0z"/></svg>')}`,
  },
}

/** The sign of a category beside its name. */
export const Swatches: Story = {
  render: () => (
    <Stack space={8}>
      {papers.map((paper) => (
        <Inline key={paper} space={8}>
          <CategorySwatch category={paper} />
          <Text as="span">{paper}</Text>
        </Inline>
      ))}
    </Stack>
  ),
}
