import { Drawer } from '@somo/ui/Drawer'
import { FailedState } from '@somo/ui/FailedState'
import { useWantedModule, type ModuleSlot } from '@somo/ui/slots/moduleSlot'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { listMessages } from './listMessages.ts'

export interface LateDrawerProps<Module> {
  readonly slot: ModuleSlot<Module>
  /** What it will show, in words that are known already. */
  readonly title: string
  readonly onClose: () => void
  /** The drawer itself, once its code is there. */
  readonly children: (module: Module) => ReactNode
}

/** A drawer whose code comes when it is opened: until then the same drawer waits in its place. */
export function LateDrawer<Module>({ slot, title, onClose, children }: LateDrawerProps<Module>) {
  const { formatMessage } = useIntl()
  const { status, module } = useWantedModule(slot, true)
  if (module !== null) return children(module)
  const hasFailed = status === 'failed'
  return (
    <Drawer isOpen title={title} onClose={onClose} isLoading={!hasFailed}>
      {hasFailed ? (
        <FailedState
          title={formatMessage(listMessages.failedTitle)}
          retry={{ label: formatMessage(listMessages.retry), onPress: slot.warm }}
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
