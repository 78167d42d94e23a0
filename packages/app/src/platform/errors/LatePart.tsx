import { useWantedModule, type ModuleSlot } from '@somo/ui/slots/moduleSlot'
import type { ReactNode } from 'react'
import { QueryView, type QueryState } from './QueryView.tsx'

/** Code that did not come is like a call that nobody answered. */
const unreachable = { code: 'UNREACHABLE', requestId: null } as const

/** Data and the code that draws it. */
export interface Drawable<Module, Data> {
  readonly part: Module
  readonly data: Data
}

export interface LateUse<Module, Data> {
  /** Both as one: it waits for both, and what did not come of either is its problem. */
  readonly state: QueryState<Drawable<Module, Data>>
  /** Asks again for what did not come. */
  readonly retry: () => void
}

/** Code that comes beside its data: asked for with the first drawing in which it is wanted, not after the answer. */
export function useLatePart<Module, Data>(slot: ModuleSlot<Module>, isWanted: boolean, state: QueryState<Data>, onRetry: () => void): LateUse<Module, Data> {
  const { status, module } = useWantedModule(slot, isWanted)
  const { data } = state
  const hasFailed = status === 'failed'
  const retry = (): void => {
    if (hasFailed) slot.warm()
    if (!hasFailed || data === null) onRetry()
  }
  if (data === null) return { state: { ...state, data: null }, retry }
  if (module !== null) return { state: { ...state, data: { part: module, data } }, retry }
  return { state: { isWaiting: !hasFailed, data: null, problem: hasFailed ? unreachable : null }, retry }
}

export interface LatePartProps<Module, Data> {
  readonly slot: ModuleSlot<Module>
  readonly state: QueryState<Data>
  readonly onRetry: () => void
  readonly children: (part: Module, data: Data) => ReactNode
}

/** A part of a page, drawn once its data and its code are there. */
export function LatePart<Module, Data>({ slot, state, onRetry, children }: LatePartProps<Module, Data>) {
  const late = useLatePart(slot, true, state, onRetry)
  return (
    <QueryView state={late.state} onRetry={late.retry}>
      {({ part, data }) => children(part, data)}
    </QueryView>
  )
}
