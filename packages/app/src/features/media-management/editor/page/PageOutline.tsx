import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { SortableList } from '@somo/ui/SortableList'
import { Text } from '@somo/ui/Text'
import { Heading3, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { contentMessages } from '../editorMessages.ts'
import { blockIcons } from './blockIcons.ts'
import * as styles from './PageEditor.css.ts'
import type { PageFinding } from './pageFindings.ts'
import { countWords, wordsOf, type EditedBlock } from './pageForm.ts'
import { pageMessages } from './pageMessages.ts'
import type { PageEditing } from './usePageEditing.ts'

interface PageOutlineProps {
  readonly blocks: readonly EditedBlock[]
  readonly editing: PageEditing
  readonly findings: readonly PageFinding[]
  readonly nameOf: (block: EditedBlock) => string
  readonly onRemove: (block: EditedBlock) => void
}

/** The blocks in their order, one line each: opens them, and moves them by pointer and keys. */
export function PageOutline({ blocks, editing, findings, nameOf, onRemove }: PageOutlineProps) {
  const { formatMessage } = useIntl()
  const blockOf = (id: string): EditedBlock | undefined => blocks.find((block) => block.id === id)
  return (
    <section className={styles.outline} aria-label={formatMessage(pageMessages.outline)}>
      <Heading level={2} step="h3">
        {formatMessage(pageMessages.outline)}
      </Heading>
      <div className={styles.outlineRows}>
        <SortableList
          look="outline"
          currentId={editing.selected ?? undefined}
          label={formatMessage(contentMessages.blocks)}
          items={blocks.map((block) => ({ id: block.id, label: nameOf(block) }))}
          onReorder={(order) => editing.reorder(order.map(({ id }) => id))}
          renderItem={({ id, label }) => {
            const block = blockOf(id)
            return block === undefined ? null : (
              <OutlineRow
                block={block}
                label={label}
                isCurrent={editing.selected === id}
                hasFinding={findings.some((finding) => finding.block === id)}
                onSelect={() => editing.select(id)}
              />
            )
          }}
          menuOf={({ id, label }) => ({
            label: formatMessage(contentMessages.blockActions, { name: label }),
            sections: [
              {
                id: 'block',
                items: [
                  {
                    id: 'remove',
                    label: formatMessage(contentMessages.removeBlock),
                    onAction: () => {
                      const block = blockOf(id)
                      if (block !== undefined) onRemove(block)
                    },
                  },
                ],
              },
            ],
          })}
        />
      </div>
      <Text step="small" tone="ink2">
        {formatMessage(pageMessages.size, { blocks: blocks.length, words: countWords(blocks) })}
      </Text>
    </section>
  )
}

interface OutlineRowProps {
  readonly block: EditedBlock
  readonly label: string
  readonly isCurrent: boolean
  readonly hasFinding: boolean
  readonly onSelect: () => void
}

/** About two lines of the outline, cut between words. */
const longest = 40
const beginningOf = (words: string): string =>
  words.length <= longest ? words : `${words.slice(0, longest).replace(/\s+\S*$/, '')} …`

function OutlineRow({ block, label, isCurrent, hasFinding, onSelect }: OutlineRowProps) {
  const { formatMessage } = useIntl()
  const words = wordsOf(block)
  const glyph = block.kind === 'heading' && block.level === 3 ? Heading3 : blockIcons[block.kind]
  return (
    <button
      type="button"
      className={styles.outlineRow}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={[label, words, hasFinding ? formatMessage(pageMessages.hasFinding) : '']
        .filter((part) => part !== '')
        .join(': ')}
      onClick={onSelect}
    >
      <span className={styles.outlineGlyph}>
        <Icon glyph={glyph} />
      </span>
      <span className={styles.outlineWords}>
        <Text as="span" step="small" isStrong={block.kind === 'heading'}>
          {words === '' ? formatMessage(contentMessages[block.kind]) : beginningOf(words)}
        </Text>
      </span>
      {hasFinding ? (
        <Text as="span" tone="warn">
          <Icon glyph={TriangleAlert} />
        </Text>
      ) : null}
    </button>
  )
}
