import type { UnitRole } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { DateField } from '@somo/ui/DateField'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../../domain/faults/userErrorMessages.ts'
import type { BulkAnswer } from '../../../domain/list/bulk.ts'
import { codeOf } from '../../../domain/list/faultOf.ts'
import { listMessages } from '../../../domain/list/listMessages.ts'
import { comingMessages } from '../../../domain/unit/comingMessages.ts'
import { unitMessages, unitRoles } from '../../../domain/unit/unitMessages.ts'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { messages } from '../messages.ts'
import { unitTabMessages } from './unitTabMessages.ts'
import type { Membership, MembershipValues } from './usePerson.ts'

export interface MembershipFieldsProps {
  readonly values: MembershipValues
  readonly pattern: string
  readonly onChange: (values: MembershipValues) => void
}

/** The role in a unit, the first day where it is still to come, and the last day of it. */
export function MembershipFields({ values, pattern, onChange }: MembershipFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Select<UnitRole>
        label={formatMessage(unitTabMessages.role)}
        items={unitRoles.map((id) => ({ id, label: formatMessage(unitMessages[id]) }))}
        selectedKey={values.role}
        onSelectionChange={(role) => onChange({ ...values, role })}
      />
      {values.from === undefined ? null : (
        <DateField
          label={formatMessage(comingMessages.firstDay)}
          description={formatMessage(comingMessages.dayHint)}
          pattern={pattern}
          value={values.from}
          onChange={(from) => onChange({ ...values, from })}
        />
      )}
      <DateField
        label={formatMessage(unitTabMessages.until)}
        description={formatMessage(unitTabMessages.untilHint)}
        pattern={pattern}
        value={values.until}
        onChange={(until) => onChange({ ...values, until })}
      />
    </>
  )
}

export interface MembershipDialogProps {
  readonly membership: Pick<Membership, 'unit' | 'role' | 'until'> & { readonly from?: string }
  readonly pattern: string
  readonly onSave: (values: MembershipValues) => Promise<BulkAnswer>
  readonly onClose: () => void
}

/** Changes somebody's role in a unit; what was chosen outlives a failed call. */
export function MembershipDialog({ membership, pattern, onSave, onClose }: MembershipDialogProps) {
  const { formatMessage } = useIntl()
  const [values, setValues] = useState<MembershipValues>({ role: membership.role, until: membership.until, ...(membership.from === undefined ? {} : { from: membership.from }) })
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const save = async (): Promise<void> => {
    setPending(true)
    const came = await onSave(values)
    setPending(false)
    if (isDone(came)) onClose()
    else setAnswer(came)
  }
  const [entry] = answer?.userErrors ?? []
  const reason = entry === undefined ? (answer?.problem ? problemMessages[answer.problem.code] : null) : userErrorMessages[codeOf(entry)]
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(unitTabMessages.changeTitle, { unit: membership.unit.name })}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(listMessages.cancel)}</Button>
          <Button writes variant="solid" isPending={isPending} onPress={() => void save()}>
            {formatMessage(listMessages.keepView)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {reason === null ? null : (
          <Notice tone="bad" isLive>
            {formatMessage(messages.notDone, { reason: formatMessage(reason) })}
          </Notice>
        )}
        <MembershipFields values={values} pattern={pattern} onChange={setValues} />
      </Stack>
    </Dialog>
  )
}
