import { useLazy, type LazyModule } from '../lazy.ts'
import { useRef, type ReactNode } from 'react'
import { QueryView, type QueryState } from './QueryView.tsx'

/** Code that did not come: the connection, or another version of the product on the server by now. */
const missing = { code: 'PART_MISSING', requestId: null } as const

/** Data and the code that draws it. */
export interface Drawable<Module, Data> {
  readonly part: Module
  readonly data: Data
}

export interface LazyPartUse<Module, Data> {
  /** Both as one: it waits for both, and what did not come of either is its problem. */
  readonly state: QueryState<Drawable<Module, Data>>
  /** Asks again for what did not come. */
  readonly retry: () => void
}

/** For a part that asks for its own data, or needs none: what is waited for is its code alone. */
export const codeAlone = { state: { isWaiting: false, data: true, problem: null }, onRetry: () => undefined } as const

/** Code that comes beside its data: asked for with the first drawing in which it is wanted, not after the answer. */
export function useLazyPart<Module, Data>(
  chunk: LazyModule<Module>,
  isWanted: boolean,
  state: QueryState<Data>,
  onRetry: () => void,
): LazyPartUse<Module, Data> {
  const { status, module } = useLazy(chunk, isWanted)
  const { data } = state
  const tries = useRef(0)
  const hasFailed = status === 'failed'
  const retry = (): void => {
    if (hasFailed) tries.current += 1
    // What an older version is made of is gone from the server: only the page of the new one leads on.
    if (tries.current > 1 && navigator.onLine) return location.reload()
    if (hasFailed) chunk.preload()
    if (!hasFailed || data === null) onRetry()
  }
  if (data === null) return { state: { ...state, data: null }, retry }
  if (module !== null) return { state: { ...state, data: { part: module, data } }, retry }
  return { state: { isWaiting: !hasFailed, data: null, problem: hasFailed ? missing : null }, retry }
}

export interface LazyPartProps<Module, Data> {
  readonly chunk: LazyModule<Module>
  readonly state: QueryState<Data>
  readonly onRetry: () => void
  /** Shown while waiting, as in QueryView. */
  readonly waiting?: ReactNode
  readonly children: (part: Module, data: Data) => ReactNode
}

/** A part of a page, drawn once its data and its code are there. */
export function LazyPart<Module, Data>({ chunk, state, onRetry, waiting, children }: LazyPartProps<Module, Data>) {
  const late = useLazyPart(chunk, true, state, onRetry)
  return (
    <QueryView state={late.state} onRetry={late.retry} waiting={waiting}>
      {({ part, data }) => children(part, data)}
    </QueryView>
  )
}
