import { ChevronRight, EllipsisVertical, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { formatCount } from '../Badge/formatCount.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { cx } from '../../theme/cx.ts'
import { chevron } from '../Tree/Tree.css.ts'
import type { DropZone } from './treeMoves.ts'
import * as styles from './TreeTable.css.ts'
import type { TreeTableItem } from './treeTableTypes.ts'

interface TreeTableRowProps {
  readonly id: string
  readonly item: TreeTableItem
  readonly level: number
  readonly position: number
  readonly size: number
  readonly isExpanded: boolean | undefined
  readonly isOpen: boolean
  /** Tab leads here. */
  readonly isStop: boolean
  readonly isMovable: boolean
  readonly isDragged: boolean
  readonly dropZone: DropZone | undefined
}

/** One row; its props are plain values, so that of many only those that change are drawn anew. */
export const TreeTableRow = memo(function TreeTableRow(props: TreeTableRowProps) {
  const { id, item, level, position, size, isExpanded, isOpen, isStop, isMovable, isDragged, dropZone } = props
  const locale = useUiLocale()
  const { label, icon, tag, detail, count, countLabel, status, isMuted = false } = item
  return (
    <div
      className={styles.row({ isMuted, isDragged })}
      role="row"
      data-row={id}
      data-part="row"
      data-drop={dropZone}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={isExpanded}
      aria-current={isOpen || undefined}
    >
      <span role="gridcell" className={styles.name}>
        {isMovable ? (
          <span className={styles.handle} data-part="handle" aria-hidden="true">
            <Icon glyph={GripVertical} />
          </span>
        ) : null}
        <span
          className={cx(chevron, styles.branch)}
          data-part={isExpanded === undefined ? undefined : 'chevron'}
          aria-hidden="true"
        >
          {isExpanded === undefined ? null : <Icon glyph={ChevronRight} size="chip" />}
        </span>
        {icon === undefined ? null : (
          <span className={styles.icon} data-part="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.label} data-part="label" title={label}>
          {label}
        </span>
        {tag === undefined ? null : (
          <>
            <span className={styles.tag} data-part="tag" title={tag.label} aria-hidden="true">
              {tag.text}
            </span>
            <span className={visuallyHidden}> {tag.label}</span>
          </>
        )}
      </span>
      <span role="gridcell" className={styles.detail} data-part="detail" translate="no">
        {detail}
      </span>
      <span role="gridcell" className={styles.count} data-part="count">
        {count === undefined ? null : (
          <>
            <span aria-hidden="true">{formatCount(count, locale)}</span>
            <span className={visuallyHidden}>{countLabel ?? formatCount(count, locale)}</span>
          </>
        )}
      </span>
      <span role="gridcell" className={styles.status} data-part="status">
        {status}
      </span>
      <span role="gridcell" className={styles.more}>
        <span className={styles.dots} data-part="more" aria-hidden="true">
          <Icon glyph={EllipsisVertical} />
        </span>
      </span>
    </div>
  )
})
