import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isDone } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { FormDialog } from '../ask/FormDialog.tsx'
import type { BulkAnswer } from '../list/bulk/bulk.ts'
import { listMessages } from '../list/view/listMessages.ts'
import { reasonOf } from '../list/reasonOf.ts'
import { FirstDayField } from './FirstDayField.tsx'
import { isTurned, lacksDay, type ComingPlace } from './place.ts'
import type { SavedPlace, PlaceAnswer } from './placeAnswer.ts'
import { PlaceConflictView } from './PlaceConflictView.tsx'
import { RoleFields } from './RoleFields.tsx'
import { usePlaceSaving } from './usePlaceSaving.ts'

export interface PlaceDialogProps {
  readonly title: string
  /** As it is now; with a first day where that is still to come. */
  readonly place: SavedPlace
  readonly dates: Dates
  /**
   * Saves it in the place of `from`. Called with a first day only where there is one already, which an empty field leaves as it is;
   * again, from what stands now, where somebody else has saved it meanwhile.
   */
  readonly onSave: (place: ComingPlace, from: SavedPlace) => Promise<PlaceAnswer>
  /** It is given up, or saved. */
  readonly onClose: () => void
}

/**
 * What somebody is in a unit, from when and until when. What was chosen stays when saving fails; where somebody else saved the same
 * meanwhile, both values are shown and one is chosen.
 */
export function PlaceDialog({ title, place: before, dates, onSave, onClose }: PlaceDialogProps) {
  const { formatMessage } = useIntl()
  const { pattern } = dates
  const saving = usePlaceSaving(before, onSave)
  const [place, setPlace] = useState<ComingPlace>({ role: before.role, until: before.until, from: before.from ?? null })
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const save = async (wanted: ComingPlace): Promise<void> => {
    if (isPending) return
    setChecked(true)
    if (lacksDay(wanted) || isTurned(wanted)) return
    setPending(true)
    const came = await saving.save({ ...wanted, from: wanted.from ?? before.from ?? null })
    setPending(false)
    if (came !== null && isDone(came)) onClose()
    else setAnswer(came)
  }
  const take = (settled: ComingPlace | null): void => {
    if (settled !== null) setPlace(settled)
  }
  const atDay = answer?.userErrors.find(({ path }) => path?.[0] === 'until')
  const reason = answer === null || atDay !== undefined ? null : reasonOf(answer)
  return (
    <FormDialog
      title={title}
      verb={formatMessage(listMessages.keepView)}
      isPending={isPending}
      onAct={saving.conflict === null ? () => void save(place) : null}
      onClose={onClose}
    >
      {saving.conflict === null ? null : (
        <PlaceConflictView
          conflict={saving.conflict}
          dates={dates}
          onDecide={(choices) => {
            const settled = saving.decide(choices)
            take(settled)
            if (settled !== null) void save(settled)
          }}
          onGiveUp={() => take(saving.giveUp())}
        />
      )}
      <div hidden={saving.conflict !== null}>
        <Stack space={16}>
          {reason === null ? null : (
            <Notice tone="bad" isLive>
              {formatMessage(listMessages.notDone, { reason: formatMessage(reason) })}
            </Notice>
          )}
          {before.from === undefined ? null : (
            <FirstDayField value={place} onChange={setPlace} pattern={pattern} isPlanned />
          )}
          <RoleFields
            value={place}
            onChange={(chosen) => setPlace({ ...place, ...chosen })}
            pattern={pattern}
            error={atDay}
            isChecked={isChecked}
          />
        </Stack>
      </div>
    </FormDialog>
  )
}
