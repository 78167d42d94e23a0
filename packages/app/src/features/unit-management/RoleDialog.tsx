import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../domain/list/bulk.ts'
import { isDone } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { memberMessages, pageMessages } from './messages.ts'
import { RoleFields } from './RoleFields.tsx'
import type { Member, Unit } from './unitTypes.ts'
import type { MemberPlace } from './useMemberActions.ts'
import { useReason } from './useReason.ts'
import type { UnitActions } from './useUnitManagement.ts'

export interface RoleDialogProps {
  readonly member: Member
  readonly unit: Unit
  readonly dates: Dates
  readonly updateMembership: UnitActions['updateMembership']
  readonly onClose: () => void
  /** Told with what takes it back. */
  readonly onDone: (undo: () => Promise<BulkAnswer>) => void
}

/** What a person is in a unit, and until when. What was chosen stays when saving fails. */
export function RoleDialog({ member, unit, dates, updateMembership, onClose, onDone }: RoleDialogProps) {
  const { formatMessage } = useIntl()
  const before: MemberPlace = { role: member.role, until: member.until }
  const [place, setPlace] = useState(before)
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    if (isPending) return
    setPending(true)
    const result = await updateMembership(member.uuid, member.revision, place)
    setPending(false)
    setAnswer(result)
    // Back from the state it made: what somebody else changes until then stays.
    if (isDone(result)) onDone(() => updateMembership(member.uuid, member.revision + 1, before))
  }
  const atDay = answer?.userErrors.find(({ path }) => path?.[0] === 'until')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(memberMessages.changeTitle, { name: member.user.name, unit: unit.name })}
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
        <RoleFields value={place} onChange={setPlace} dates={dates} fault={atDay} />
      </Stack>
    </Dialog>
  )
}

/** Why saving failed. */
export function Failure({ answer }: { readonly answer: BulkAnswer }) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  return (
    <Notice tone="bad" isLive>
      {formatMessage(pageMessages.notDone, { reason: reasonOf(answer) })}
    </Notice>
  )
}
