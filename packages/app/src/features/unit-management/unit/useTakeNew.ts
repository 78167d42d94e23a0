import { useIntl } from 'react-intl'
import { isDone } from '../../../platform/form/isDone.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { pageMessages } from '../messages.ts'
import type { Unit } from '../unitTypes.ts'
import { useReason } from '../useReason.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** Makes a unit the one that new people come into, and says what came of it. */
export function useTakeNew(takeNew: UnitActions['takeNew']): (unit: Pick<Unit, 'uuid' | 'name'>) => Promise<void> {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  return async ({ uuid, name }) => {
    const answer = await takeNew(uuid)
    if (isDone(answer)) return void toasts.toast({ message: formatMessage(pageMessages.tookNew, { name }) })
    toasts.toast({ message: formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }), tone: 'bad' })
  }
}
