import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { comingMessages } from '../../domain/unit/comingMessages.ts'
import type { Coming } from '../../domain/unit/comingText.ts'
import type { ComingActs } from '../../domain/unit/useComingActs.ts'
import type { BulkAnswer } from '../../domain/list/bulk.ts'
import { isDone } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { comingListMessages } from './comingListMessages.ts'
import { FirstDayField, isTurned } from './FirstDayField.tsx'
import { memberMessages } from './messages.ts'
import { Failure } from './RoleDialog.tsx'
import { lacksDay, RoleFields } from './RoleFields.tsx'
import type { ComingPlace } from './useMemberActions.ts'

export interface ComingDialogProps {
  readonly coming: Coming
  readonly dates: Dates
  readonly change: ComingActs['change']
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** What somebody will be in a unit, from when and until when. What was chosen stays when saving fails. */
export function ComingDialog({ coming, dates, change, onClose, onChanged }: ComingDialogProps) {
  const { formatMessage } = useIntl()
  const [place, setPlace] = useState<ComingPlace>({ role: coming.role, until: coming.until, from: coming.from })
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const save = async (): Promise<void> => {
    if (isPending) return
    setChecked(true)
    if (lacksDay(place) || isTurned(place)) return
    setPending(true)
    // Without a day it stays the one that it was.
    const result = await change(coming, { role: place.role, until: place.until, from: place.from ?? coming.from })
    setPending(false)
    setAnswer(result)
    if (!isDone(result)) return
    toasts.toast({ message: formatMessage(comingListMessages.saved, { name: coming.name }) })
    onClose()
    onChanged()
  }
  const missing = isChecked && lacksDay(place) ? ({ code: 'REQUIRED', path: ['until'] } as const) : undefined
  const atDay = missing === undefined ? answer?.userErrors.find(({ path }) => path?.[0] === 'until') : { ...missing, path: [...missing.path] }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(comingListMessages.changeTitle, { name: coming.name, unit: coming.unit.name })}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(memberMessages.cancel)}</Button>
          <Button writes variant="solid" isPending={isPending} onPress={() => void save()}>
            {formatMessage(memberMessages.save)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {answer === null || isDone(answer) || atDay !== undefined ? null : <Failure answer={answer} />}
        <FirstDayField value={place} onChange={setPlace} dates={dates} hint={formatMessage(comingMessages.dayHint)} />
        <RoleFields value={place} onChange={(chosen) => setPlace({ ...place, ...chosen })} dates={dates} fault={atDay} />
      </Stack>
    </Dialog>
  )
}
