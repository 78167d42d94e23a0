import { Drawer } from '@somo/ui/Drawer'
import { FailedState } from '@somo/ui/FailedState'
import { useLazy, type LazyModule } from '../../platform/lazy.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { listMessages } from './view/listMessages.ts'

export interface LazyDrawerProps<Module> {
  readonly chunk: LazyModule<Module>
  /** What it will show, in words that are known already. */
  readonly title: string
  readonly onClose: () => void
  /** The drawer itself, once its code is there. */
  readonly children: (module: Module) => ReactNode
}

/** A drawer whose code comes when it is opened: until then the same drawer waits in its place. */
export function LazyDrawer<Module>({ chunk, title, onClose, children }: LazyDrawerProps<Module>) {
  const { formatMessage } = useIntl()
  const { status, module } = useLazy(chunk, true)
  if (module !== null) return children(module)
  const hasFailed = status === 'failed'
  return (
    <Drawer isOpen title={title} onClose={onClose} isLoading={!hasFailed}>
      {hasFailed ? (
        <FailedState
          title={formatMessage(listMessages.failedTitle)}
          retry={{ label: formatMessage(listMessages.retry), onPress: chunk.preload }}
        >
          {formatMessage(problemMessages.UNREACHABLE)}
        </FailedState>
      ) : null}
    </Drawer>
  )
}

/** The row of an entry, where the focus returns when its drawer closes; null where it is on no page that is shown. */
export const findRow = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] :is(a, [data-part="name"])`) ?? null
