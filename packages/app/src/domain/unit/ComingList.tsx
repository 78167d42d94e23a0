import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { isDone } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { DaysUntil } from '../day/DaysLeft.tsx'
import type { BulkAnswer } from '../list/bulk/bulk.ts'
import { line, lines, words } from '../list/view/lines.css.ts'
import { listMessages } from '../list/view/listMessages.ts'
import { reasonOf } from '../list/reasonOf.ts'
import { comingMessages } from './comingMessages.ts'
import { comingText, type Coming } from './comingText.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import type { ComingActs } from './useComingActs.ts'

export interface ComingListProps {
  readonly coming: readonly Coming[]
  /** What tells them apart here: who comes, or where to. */
  readonly by: 'person' | 'unit'
  readonly acts: ComingActs
  readonly dates: Dates
  /** Something has changed; what is shown may be out of date. */
  readonly onChanged: () => void
}

/** Places in units that begin on a later day; each can be changed or taken back before. */
export function ComingList({ coming, by, acts, dates, onChanged }: ComingListProps) {
  const { formatMessage } = useIntl()
  const [changing, setChanging] = useState<Coming | null>(null)
  const say = (answer: BulkAnswer, message: MessageDescriptor, one: Coming, undo?: () => void): void => {
    const reason = reasonOf(answer)
    if (reason !== null)
      toasts.toast({ tone: 'bad', message: formatMessage(listMessages.notDone, { reason: formatMessage(reason) }) })
    else
      toasts.toast({
        message: formatMessage(message, { name: one.name, unit: one.unit.name }),
        ...(undo === undefined ? {} : { action: { label: formatMessage(listMessages.undo), onAction: undo } }),
      })
    onChanged()
  }
  const planAgain = async (one: Coming): Promise<void> =>
    say(await acts.planAgain(one), comingMessages.plannedAgain, one)
  // Into a unit that is switched off nobody can be planned again.
  const takeBack = async (one: Coming): Promise<void> =>
    say(await acts.takeBack(one), comingMessages.takenBack, one, one.isWaiting ? undefined : () => void planAgain(one))
  return (
    <>
      <ul className={lines} role="list">
        {coming.map((one) => (
          <li key={one.uuid} className={line}>
            <ComingLine
              coming={one}
              title={by === 'person' ? one.name : one.unit.name}
              dates={dates}
              onChange={() => setChanging(one)}
              onTakeBack={() => void takeBack(one)}
            />
          </li>
        ))}
      </ul>
      {changing === null ? null : (
        <PlaceDialog
          title={formatMessage(comingMessages.changeTitle, { name: changing.name, unit: changing.unit.name })}
          place={changing}
          dates={dates}
          onClose={() => setChanging(null)}
          onSave={async (place, { revision }) => {
            const answer = await acts.change({ ...changing, revision }, place)
            if (isDone(answer)) toasts.toast({ message: formatMessage(comingMessages.saved, { name: changing.name }) })
            onChanged()
            return answer
          }}
        />
      )}
    </>
  )
}

interface ComingLineProps {
  readonly coming: Coming
  readonly title: string
  readonly dates: Dates
  readonly onChange: () => void
  readonly onTakeBack: () => void
}

function ComingLine({ coming, title, dates, onChange, onTakeBack }: ComingLineProps) {
  const { formatMessage } = useIntl()
  const items = [
    { id: 'change', label: formatMessage(comingMessages.change), onAction: onChange, writes: true },
    { id: 'takeBack', label: formatMessage(comingMessages.takeBack), onAction: onTakeBack, writes: true },
  ]
  return (
    <>
      <div className={words}>
        <Text as="span" step="ui" isStrong>
          {title}
        </Text>
        <Text as="span" step="small" tone="ink2">
          {comingText(coming, dates, formatMessage)}
        </Text>
        {coming.isWaiting ? (
          <StatusChip kind="waiting">{formatMessage(comingMessages.waiting)}</StatusChip>
        ) : (
          <DaysUntil count={coming.begins} />
        )}
      </div>
      <MenuButton
        label={formatMessage(comingMessages.actionsOf, { name: title })}
        isSquare
        placement="bottom end"
        sections={[{ id: 'coming', items }]}
      >
        <Icon glyph={Ellipsis} />
      </MenuButton>
    </>
  )
}
