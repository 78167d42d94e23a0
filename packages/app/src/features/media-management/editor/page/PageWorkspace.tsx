import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Text } from '@somo/ui/Text'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { contentMessages } from '../editorMessages.ts'
import { AccessibilityPanel } from './AccessibilityPanel.tsx'
import { blockIcons } from './blockIcons.ts'
import { PageBlockFrame } from './PageBlockFrame.tsx'
import * as styles from './PageEditor.css.ts'
import { findPageFindings } from './pageFindings.ts'
import { addedKinds, type EditedBlock } from './pageForm.ts'
import { pageMessages } from './pageMessages.ts'
import { PageOutline } from './PageOutline.tsx'
import { usePageEditing, type PageEditing } from './usePageEditing.ts'
import type { PageAttachments } from './usePageAttachments.ts'
import type { PageImages } from './usePageImages.ts'

export interface PageWorkspaceProps {
  readonly blocks: readonly EditedBlock[]
  readonly onChange: (blocks: EditedBlock[]) => void
  readonly images: PageImages
  readonly attachments: PageAttachments
  /** The language the page is written in. */
  readonly locale: string
}

/** Outline, page and findings beside one another; below one another on small screens. */
export function PageWorkspace({ blocks, onChange, images, attachments, locale }: PageWorkspaceProps) {
  const { formatMessage } = useIntl()
  const editing = usePageEditing(blocks, onChange)
  const findings = useMemo(() => findPageFindings(blocks), [blocks])
  const nameOf = (block: EditedBlock): string =>
    formatMessage(contentMessages.blockLabel, {
      kind: formatMessage(contentMessages[block.kind]),
      number: blocks.indexOf(block) + 1,
    })
  const remove = (block: EditedBlock): void => {
    const below = blocks[blocks.indexOf(block) - 1]?.id ?? null
    editing.remove(block.id)
    toasts.toast({
      message: formatMessage(pageMessages.removed),
      action: { label: formatMessage(pageMessages.undo), onAction: () => editing.restore(block, below) },
    })
  }
  return (
    <div className={styles.workspace}>
      <PageOutline blocks={blocks} editing={editing} findings={findings} nameOf={nameOf} onRemove={remove} />
      <section className={styles.canvas} aria-label={formatMessage(pageMessages.page)}>
        {blocks.length === 0 ? <Text tone="ink2">{formatMessage(contentMessages.noBlocks)}</Text> : null}
        {blocks.map((block, place) => (
          <PageBlockFrame
            key={block.id}
            block={block}
            place={place}
            count={blocks.length}
            editing={editing}
            images={images}
            attachments={attachments}
            locale={locale}
            label={nameOf(block)}
            onRemove={() => remove(block)}
          />
        ))}
        <AddBlock editing={editing} />
      </section>
      <AccessibilityPanel blocks={blocks} findings={findings} nameOf={nameOf} editing={editing} />
    </div>
  )
}

function AddBlock({ editing }: { readonly editing: PageEditing }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.adding}>
      <MenuButton
        label={formatMessage(contentMessages.addBlockMenu)}
        variant="outline"
        placement="bottom start"
        sections={[
          {
            id: 'kinds',
            items: addedKinds.map((kind) => ({
              id: kind,
              label: formatMessage(contentMessages[kind]),
              icon: <Icon glyph={blockIcons[kind]} />,
              onAction: () => editing.add(kind),
            })),
          },
        ]}
      >
        <Icon glyph={Plus} />
        {formatMessage(contentMessages.addBlock)}
      </MenuButton>
    </div>
  )
}
