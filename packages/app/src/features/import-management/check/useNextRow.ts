import { useEffect, useRef, type RefObject } from 'react'
import type { ImportRow } from '../importTypes.ts'

/** Where the focus goes when the row that had it is put right. */
export interface NextRow {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly list: RefObject<HTMLUListElement | null>
  /** The row at this position is sent to be checked again. */
  readonly leave: (position: number) => void
}

/** A row that is put right goes, and the focus with it: on to the next one, and after the last to the title above them. */
export function useNextRow(rows: readonly ImportRow[], failed: number): NextRow {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number | null>(null)
  useEffect(
    function goOn() {
      // A row that is still wrong has kept the focus, and whoever went elsewhere meanwhile stays there.
      if (left.current === null || document.activeElement !== document.body) return
      const { current: position } = left
      left.current = null
      const next = rows.findIndex((row) => row.position > position)
      const control = list.current?.children[Math.max(0, next)]?.querySelector<HTMLElement>('input, button')
      const target = control ?? heading.current
      target?.focus()
    },
    [rows, failed],
  )
  return {
    heading,
    list,
    leave: (position) => {
      left.current = position
    },
  }
}
