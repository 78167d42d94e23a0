import { useWantedModule, type ModuleSlot } from '@somo/ui/slots/moduleSlot'
import { useRef, type ReactNode } from 'react'
import { QueryView, type QueryState } from './QueryView.tsx'

/** Code that did not come: the connection, or another version of the product on the server by now. */
const missing = { code: 'PART_MISSING', requestId: null } as const

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

/** For a part that asks for its own data, or needs none: what is waited for is its code alone. */
export const codeAlone = { state: { isWaiting: false, data: true, problem: null }, onRetry: () => undefined } as const

/** Code that comes beside its data: asked for with the first drawing in which it is wanted, not after the answer. */
export function useLatePart<Module, Data>(
  slot: ModuleSlot<Module>,
  isWanted: boolean,
  state: QueryState<Data>,
  onRetry: () => void,
): LateUse<Module, Data> {
  const { status, module } = useWantedModule(slot, isWanted)
  const { data } = state
  const tries = useRef(0)
  const hasFailed = status === 'failed'
  const retry = (): void => {
    if (hasFailed) tries.current += 1
    // What an older version is made of is gone from the server: only the page of the new one leads on.
    if (tries.current > 1 && navigator.onLine) return location.reload()
    if (hasFailed) slot.warm()
    if (!hasFailed || data === null) onRetry()
  }
  if (data === null) return { state: { ...state, data: null }, retry }
  if (module !== null) return { state: { ...state, data: { part: module, data } }, retry }
  return { state: { isWaiting: !hasFailed, data: null, problem: hasFailed ? missing : null }, retry }
}

export interface LatePartProps<Module, Data> {
  readonly slot: ModuleSlot<Module>
  readonly state: QueryState<Data>
  readonly onRetry: () => void
  /** Shown while waiting, as in QueryView. */
  readonly waiting?: ReactNode
  readonly children: (part: Module, data: Data) => ReactNode
}

/** A part of a page, drawn once its data and its code are there. */
export function LatePart<Module, Data>({ slot, state, onRetry, waiting, children }: LatePartProps<Module, Data>) {
  const late = useLatePart(slot, true, state, onRetry)
  return (
    <QueryView state={late.state} onRetry={late.retry} waiting={waiting}>
      {({ part, data }) => children(part, data)}
    </QueryView>
  )
}
