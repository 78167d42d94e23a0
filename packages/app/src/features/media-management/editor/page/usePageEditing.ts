import { useLayoutEffect, useRef, useState } from 'react'
import { insertBlock, moveBlock, newBlock, type AddedKind, type EditedBlock } from './pageForm.ts'

/** What can be done with the blocks of a page. */
export interface PageEditing {
  /** The block that is being edited; null for none. */
  readonly selected: string | null
  readonly select: (id: string | null) => void
  readonly replace: (changed: EditedBlock) => void
  /** Below the selected block; at the end without one. The new block is selected. */
  readonly add: (kind: AddedKind) => void
  readonly remove: (id: string) => void
  readonly move: (id: string, by: number) => void
  readonly reorder: (ids: readonly string[]) => void
  /** Puts a removed block back below another. */
  readonly restore: (block: EditedBlock, below: string | null) => void
}

/** Edits the blocks of a page, one at a time. */
export function usePageEditing(blocks: readonly EditedBlock[], onChange: (blocks: EditedBlock[]) => void): PageEditing {
  const [selected, select] = useState<string | null>(null)
  const keepFocus = useFocusKeeper(blocks)
  const now = useRef(blocks)
  useLayoutEffect(function keepBlocks() {
    now.current = blocks
  })
  return {
    selected,
    select,
    replace: (changed) => onChange(now.current.map((block) => (block.id === changed.id ? changed : block))),
    add: (kind) => {
      const block = newBlock(kind)
      onChange(insertBlock(now.current, block, selected))
      select(block.id)
    },
    remove: (id) => {
      onChange(now.current.filter((block) => block.id !== id))
      if (selected === id) select(null)
    },
    move: (id, by) => {
      keepFocus()
      onChange([...moveBlock(now.current, id, by)])
    },
    reorder: (ids) => onChange(ids.flatMap((id) => now.current.find((block) => block.id === id) ?? [])),
    restore: (block, below) => onChange(insertBlock(now.current, block, below)),
  }
}

/** An element that changes its place in the document loses the focus; after a move it gets it back. */
function useFocusKeeper(blocks: readonly EditedBlock[]): () => void {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(
    function giveFocusBack() {
      const element = focused.current
      focused.current = null
      if (element instanceof HTMLElement && element !== document.activeElement) element.focus()
    },
    [blocks],
  )
  return () => {
    focused.current = document.activeElement
  }
}
