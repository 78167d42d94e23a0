import { useMemo, useState } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { root, tree } from './Tree.css.ts'
import { rowsOf } from './treeRows.ts'
import { TreeRowView } from './TreeRowView.tsx'
import type { BranchState, TreeProps } from './treeTypes.ts'
import { TreeNews } from './TreeNews.tsx'
import { rowIdAt, stopOf, useTreeHandlers } from './useTreeHandlers.ts'

export type { BranchState, TreeItem } from './treeTypes.ts'

/**
 * Places in places: units beside their page, categories in a column. One of them may be where one is, one may be chosen.
 * For a menu of few groups use the frame's own; for rows with columns the tree table.
 */
export function Tree(props: TreeProps) {
  const {
    label,
    items,
    expandedKeys,
    branchStates,
    currentKey = null,
    selectedKey = null,
    onSelectionChange,
    variant = 'outline',
    ref,
  } = props
  const rows = useMemo(() => rowsOf(items, expandedKeys, branchStates), [items, expandedKeys, branchStates])
  const [focusKey, setFocusKey] = useState<string | null>(null)
  const stopKey = stopOf(rows, [focusKey, currentKey, selectedKey])
  const handlers = useTreeHandlers(props, rows)
  return (
    <div className={root({ variant })} data-component="Tree">
      <div
        className={tree}
        ref={ref}
        role="tree"
        aria-label={label}
        tabIndex={-1}
        data-part="tree"
        {...handlers}
        onFocus={(event) => setFocusKey(rowIdAt(event.target) ?? null)}
      >
        {rows.map(({ id, kind, item, level, position, size, isExpanded }) => (
          <TreeRowView
            key={id}
            id={id}
            kind={kind}
            item={item}
            level={level}
            position={position}
            size={size}
            isExpanded={isExpanded}
            variant={variant}
            isCurrent={id === currentKey}
            isSelected={onSelectionChange === undefined ? undefined : id === selectedKey}
            isStop={id === stopKey}
          />
        ))}
      </div>
      <span className={visuallyHidden} role="status">
        <AriaSurroundings>
          <TreeNews items={items} branchStates={branchStates ?? noStates} />
        </AriaSurroundings>
      </span>
    </div>
  )
}

const noStates: ReadonlyMap<string, BranchState> = new Map()
