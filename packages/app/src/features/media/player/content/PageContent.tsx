import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import type { PageBlock } from './pageBlocks.ts'
import { blockList } from './content.css.ts'

/** The blocks of a page, one below the other. */
export function PageContent({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return (
    <Stack as="article">
      {blocks.map((block, index) => (
        // Blocks have no names of their own, and a published page never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </Stack>
  )
}

function Block({ block }: { readonly block: PageBlock }) {
  if (block.type === 'heading') return <Heading level={block.level === 3 ? 4 : 3}>{block.text}</Heading>
  if (block.type === 'text') return <Text>{block.text}</Text>
  const List = block.ordered === true ? 'ol' : 'ul'
  return (
    <List className={blockList}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
