import { ChevronRight, CornerDownRight, RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { formatCount } from '../Badge/formatCount.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useFollow } from '../Link/useFollow.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { chevron, count as countClass, icon as iconClass, label as labelClass, row as rowClass } from './Tree.css.ts'
import type { RowKind } from './treeRows.ts'
import type { TreeItem, TreeProps } from './treeTypes.ts'

/** Where rows start and the indent of a level in px (look.md, tree as outline); beside text the words of a leaf stand below those of its branch. */
const indents = { outline: { start: 8, level: 20 }, plain: { start: 0, level: 26 } } as const

interface TreeRowViewProps {
  readonly id: string
  readonly kind: RowKind
  readonly item: TreeItem
  readonly level: number
  readonly position: number
  readonly size: number
  readonly isExpanded: boolean | undefined
  readonly isCurrent: boolean
  /** Undefined where the tree does not choose. */
  readonly isSelected: boolean | undefined
  /** Tab leads here. */
  readonly isStop: boolean
  readonly variant: NonNullable<TreeProps['variant']>
}

/** One row; its props are plain values, so that of five hundred only those that change are drawn anew. */
export const TreeRowView = memo(function TreeRowView(props: TreeRowViewProps) {
  const { id, kind, item, level, position, size, isExpanded, isCurrent, isSelected, isStop, variant } = props
  const follow = useFollow()
  const isPlace = kind === 'place'
  const shared = {
    className: rowClass({ variant, isPlanned: isPlace && item.isPlanned === true }),
    role: 'treeitem',
    'data-row': id,
    'data-part': isPlace ? 'row' : kind,
    tabIndex: isStop ? 0 : -1,
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': size,
    'aria-expanded': isExpanded,
    style: { paddingInlineStart: indents[variant].start + (level - 1) * indents[variant].level },
  } as const
  if (!isPlace) {
    return (
      <div {...shared} aria-disabled={kind === 'failed' ? undefined : true} aria-busy={kind === 'loading' || undefined}>
        <span className={chevron} aria-hidden="true">
          {kind === 'failed' ? <Icon glyph={RotateCcw} size="chip" /> : null}
        </span>
        <AriaSurroundings>
          <BranchWords kind={kind} />
        </AriaSurroundings>
      </div>
    )
  }
  return item.href === undefined ? (
    <div {...shared} aria-current={isCurrent || undefined} aria-selected={isSelected}>
      <Place item={item} isBranch={isExpanded !== undefined} />
    </div>
  ) : (
    <a {...shared} href={item.href} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      <Place item={item} isBranch={isExpanded !== undefined} />
    </a>
  )
})

function Place({ item, isBranch }: { readonly item: TreeItem; readonly isBranch: boolean }) {
  const locale = useUiLocale()
  const { label, icon, count, countLabel, isPlanned = false } = item
  return (
    <>
      <span className={chevron} data-part={isBranch ? 'chevron' : undefined} aria-hidden="true">
        {isBranch ? (
          <Icon glyph={ChevronRight} size="chip" />
        ) : isPlanned ? (
          <Icon glyph={CornerDownRight} size="chip" />
        ) : null}
      </span>
      {icon === undefined ? null : (
        <span className={iconClass} data-part="icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={labelClass} data-part="label" title={label}>
        {label}
      </span>
      {count === undefined ? null : (
        <>
          <span className={countClass} data-part="count" aria-hidden="true">
            {formatCount(count, locale)}
          </span>
          <span className={visuallyHidden}> {countLabel ?? formatCount(count, locale)}</span>
        </>
      )}
    </>
  )
}

function BranchWords({ kind }: { readonly kind: Exclude<RowKind, 'place'> }) {
  const { navigation: words } = useWords()
  const texts = { loading: words.branchLoading, failed: words.branchFailed, empty: words.branchEmpty }[kind]
  return (
    <span className={labelClass} data-part="label">
      {texts}
    </span>
  )
}
