import { Button } from '@somo/ui/Button'
import { DateField } from '@somo/ui/DateField'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { unitMessages, unitRoles } from '../../domain/unit/unitMessages.ts'
import { isDone } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { faultTexts, memberMessages, pageMessages } from './messages.ts'
import type { Member, Unit } from './unitTypes.ts'
import { useReason } from './useReason.ts'
import type { MembersAnswer, UnitActions } from './useUnitManagement.ts'


export interface RoleDialogProps {
  readonly member: Member
  readonly unit: Unit
  readonly dates: Dates
  readonly updateMembership: UnitActions['updateMembership']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What a person is in a unit, and until when. What was chosen stays when saving fails. */
export function RoleDialog({ member, unit, dates, updateMembership, onClose, onDone }: RoleDialogProps) {
  const { formatMessage } = useIntl()
  const [role, setRole] = useState(member.role)
  const [until, setUntil] = useState(member.until)
  const [answer, setAnswer] = useState<MembersAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const { name } = member.user
  const save = async (): Promise<void> => {
    if (isPending) return
    setPending(true)
    const result = await updateMembership(member.uuid, member.revision, { role, until })
    setPending(false)
    setAnswer(result)
    if (!isDone(result)) return
    toasts.toast({ message: formatMessage(memberMessages.saved, { name }) })
    onDone()
  }
  const atDay = answer?.userErrors.find(({ path }) => path?.[0] === 'until')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(memberMessages.changeTitle, { name, unit: unit.name })}
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
        <RadioGroup
          label={formatMessage(memberMessages.role)}
          items={unitRoles.map((id) => ({ id, label: formatMessage(unitMessages[id]) }))}
          selectedKey={role}
          onSelectionChange={setRole}
        />
        <DateField
          label={formatMessage(memberMessages.lastDay)}
          pattern={dates.pattern}
          value={until}
          onChange={setUntil}
          isRequired={role === 'DEPUTY'}
          {...(atDay === undefined
            ? { description: formatMessage(memberMessages.lastDayHint) }
            : { errorMessage: formatMessage(atDay.code === 'IN_THE_PAST' ? faultTexts.IN_THE_PAST : faultTexts.REQUIRED) })}
        />
      </Stack>
    </Dialog>
  )
}

function Failure({ answer }: { readonly answer: MembersAnswer }) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  return (
    <Notice tone="bad" isLive>
      {formatMessage(pageMessages.notDone, { reason: reasonOf(answer) })}
    </Notice>
  )
}
