import type { ReactNode } from 'react'
import { StateFrame, type StateProps } from './StateFrame.tsx'

export interface EmptyStateProps extends StateProps {
  /** One step, at most one more that is quieter: Button or Link. New: what starts the first row; filtered: the way back. */
  readonly action?: ReactNode
  /** 18 px, where the place itself is out of the ordinary. What is merely empty has none. */
  readonly icon?: ReactNode
}

/**
 * Stands where the first row would be when there is none: nothing is there yet, or filters took all away (then
 * `isBelowHead`, and clearing them comes first). For what failed, was refused or is out of reach use FailedState,
 * RefusedState, OfflineState; for a list that is there but incomplete Notice above it.
 */
export const EmptyState = (props: EmptyStateProps) => <StateFrame {...props} component="EmptyState" />
