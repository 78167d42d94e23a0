import { useIntl } from 'react-intl'
import { isDone } from '../../../platform/form/isDone.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { pageMessages } from '../messages.ts'
import type { Unit } from '../unitTypes.ts'
import { useReason } from '../useReason.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** Switches a unit on again and says what came of it. */
export function useRestore(
  restoreUnit: UnitActions['restoreUnit'],
): (unit: Pick<Unit, 'uuid' | 'name' | 'revision'>) => Promise<void> {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  return async ({ uuid, name, revision }) => {
    const answer = await restoreUnit(uuid, revision)
    if (isDone(answer)) return void toasts.toast({ message: formatMessage(pageMessages.restored, { name }) })
    toasts.toast({ message: formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }), tone: 'bad' })
  }
}
