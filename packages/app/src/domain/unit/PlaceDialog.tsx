import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isDone } from '../../platform/form/isDone.ts'
import { FormDialog } from '../ask/FormDialog.tsx'
import type { BulkAnswer } from '../list/bulk.ts'
import { listMessages } from '../list/listMessages.ts'
import { reasonOf } from '../list/reasonOf.ts'
import { FirstDayField } from './FirstDayField.tsx'
import { isTurned, lacksDay, type ComingPlace, type UnitPlace } from './place.ts'
import { RoleFields } from './RoleFields.tsx'

export interface PlaceDialogProps {
  readonly title: string
  /** As it is now; with a first day where that is still to come. */
  readonly place: UnitPlace & { readonly from?: string }
  /** How the person at the screen writes dates. */
  readonly pattern: string
  /** Called with a first day only where there is one already, which an empty field leaves as it is. */
  readonly onSave: (place: ComingPlace) => Promise<BulkAnswer>
  /** It is given up, or saved. */
  readonly onClose: () => void
}

/** What somebody is in a unit, from when and until when. What was chosen stays when saving fails. */
export function PlaceDialog({ title, place: before, pattern, onSave, onClose }: PlaceDialogProps) {
  const { formatMessage } = useIntl()
  const [place, setPlace] = useState<ComingPlace>({ role: before.role, until: before.until, from: before.from ?? null })
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const save = async (): Promise<void> => {
    if (isPending) return
    setChecked(true)
    if (lacksDay(place) || isTurned(place)) return
    setPending(true)
    const came = await onSave({ ...place, from: place.from ?? before.from ?? null })
    setPending(false)
    if (isDone(came)) onClose()
    else setAnswer(came)
  }
  const atDay = answer?.userErrors.find(({ path }) => path?.[0] === 'until')
  const reason = answer === null || atDay !== undefined ? null : reasonOf(answer)
  return (
    <FormDialog title={title} verb={formatMessage(listMessages.keepView)} isPending={isPending} onAct={() => void save()} onClose={onClose}>
      <Stack space={16}>
        {reason === null ? null : (
          <Notice tone="bad" isLive>
            {formatMessage(listMessages.notDone, { reason: formatMessage(reason) })}
          </Notice>
        )}
        {before.from === undefined ? null : <FirstDayField value={place} onChange={setPlace} pattern={pattern} isPlanned />}
        <RoleFields value={place} onChange={(chosen) => setPlace({ ...place, ...chosen })} pattern={pattern} fault={atDay} isChecked={isChecked} />
      </Stack>
    </FormDialog>
  )
}
