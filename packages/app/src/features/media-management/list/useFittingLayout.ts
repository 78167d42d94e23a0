import type { TableLayout } from '@somo/ui/DataTable'
import { breakpoints } from '@somo/ui/theme/tokens'
import { useMemo } from 'react'
import { useMediaQuery } from '../../../platform/appearance/useMediaQuery.ts'

/** A table with less room than this; rows that are cards have a place for each fact. */
const tableBelow = (width: number): string => `(min-width: ${breakpoints.cards}px) and (max-width: ${width - 0.02}px)`

/** The layout of the list without the columns that the window has no room for; a layout that the person chose stays. */
export function useFittingLayout(layout: TableLayout): TableLayout {
  const [hidesVersion, hidesLearners] = [useMediaQuery(tableBelow(breakpoints.wide)), useMediaQuery(tableBelow(1248))]
  return useMemo(() => {
    if (!hidesVersion || layout.order.length > 0) return layout
    return { ...layout, hidden: [...layout.hidden, 'version', ...(hidesLearners ? ['learners'] : [])] }
  }, [layout, hidesVersion, hidesLearners])
}
