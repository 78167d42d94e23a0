import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Toolbar } from '@somo/ui/Toolbar'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { ArrowDown, ArrowUp, Check, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { PageContent } from '../../../../domain/medium/PageContent.tsx'
import { BlockFields } from './BlockFields.tsx'
import * as styles from './PageEditor.css.ts'
import { tidyBlock, type EditedBlock } from './pageForm.ts'
import { pageMessages } from './pageMessages.ts'
import type { PageEditing } from './usePageEditing.ts'
import type { PageAttachments } from './usePageAttachments.ts'
import type { PageImages } from './usePageImages.ts'

export interface PageBlockFrameProps {
  readonly block: EditedBlock
  readonly label: string
  /** From 0 on. */
  readonly place: number
  readonly count: number
  readonly editing: PageEditing
  readonly images: PageImages
  readonly attachments: PageAttachments
  readonly locale: string
  readonly onRemove: () => void
}

/** A block in its place: as learners see it, or its fields while it is edited. */
export function PageBlockFrame(props: PageBlockFrameProps) {
  const { block, label, editing, images, attachments, locale } = props
  const { formatMessage } = useIntl()
  // After Escape the focus goes back to the block; what was opened from elsewhere never had it.
  const wasOpen = useRef(false)
  if (editing.selected === block.id) {
    wasOpen.current = true
    return <OpenBlock {...props} />
  }
  return (
    <div className={styles.closedBlock}>
      <button
        type="button"
        className={styles.cover}
        aria-label={formatMessage(pageMessages.edit, { name: label })}
        ref={(element) => {
          if (wasOpen.current && document.activeElement === document.body) element?.focus({ preventScroll: true })
          if (element !== null) wasOpen.current = false
        }}
        onClick={() => editing.select(block.id)}
      />
      <div className={styles.closedContent}>
        <PageContent blocks={[tidyBlock(block)]} locale={locale} images={images.addresses} files={attachments.files} />
      </div>
    </div>
  )
}

/** Takes the focus when the block opens; after a menu, the page takes none before the menu has gone. */
function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(function takeFocus() {
    const element = root.current
    const focus = (): void => {
      if (element?.contains(document.activeElement) === false) element.focus({ preventScroll: true })
    }
    focus()
    element?.scrollIntoView({ block: 'nearest' })
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return root
}

function OpenBlock({
  block,
  label,
  place,
  count,
  editing,
  images,
  attachments,
  locale,
  onRemove,
}: PageBlockFrameProps) {
  const { formatMessage } = useIntl()
  const root = useFirstFocus()
  const [announcement, setAnnouncement] = useState('')
  const move = (by: -1 | 1): void => {
    const to = place + by
    if (to < 0 || to >= count) return
    editing.move(block.id, by)
    setAnnouncement(formatMessage(pageMessages.moved, { name: label, place: to + 1, count }))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.altKey && by !== 0) move(by)
    else if (event.key === 'Escape' && !event.defaultPrevented) editing.select(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const tool = (text: string, glyph: typeof Check, onPress: () => void) => (
    <IconButton size="sm" label={text} icon={<Icon glyph={glyph} />} onPress={onPress} />
  )
  return (
    <div className={styles.openBlock} role="group" aria-label={label} tabIndex={-1} ref={root} onKeyDown={onKeyDown}>
      <div className={styles.blockTools}>
        <Toolbar label={formatMessage(pageMessages.tools)}>
          {place > 0 ? tool(formatMessage(pageMessages.moveUp), ArrowUp, () => move(-1)) : null}
          {place < count - 1 ? tool(formatMessage(pageMessages.moveDown), ArrowDown, () => move(1)) : null}
          {tool(formatMessage(pageMessages.remove), Trash2, onRemove)}
          {tool(formatMessage(pageMessages.finish), Check, () => editing.select(null))}
        </Toolbar>
      </div>
      <BlockFields
        block={block}
        label={label}
        images={images}
        attachments={attachments}
        locale={locale}
        onChange={editing.replace}
      />
      <span className={visuallyHidden} role="status">
        {announcement}
      </span>
    </div>
  )
}
