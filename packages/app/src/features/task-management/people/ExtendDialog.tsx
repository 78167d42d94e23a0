import { DateField } from '@somo/ui/DateField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { editorMessages } from '../editor/editorMessages.ts'
import { taskMessages } from '../messages.ts'
import type { ParticipantRow, ParticipantsData } from './useParticipants.ts'

export interface ExtendDialogProps extends Pick<ParticipantsData, 'extend'> {
  readonly row: ParticipantRow
  readonly dates: Dates
  readonly onClose: () => void
}

const schema = z.object({ dueOn: z.nullable(z.string()) })
type Values = z.infer<typeof schema>

/** Asks for the due date of one person. */
export function ExtendDialog({ row, dates, extend, onClose }: ExtendDialogProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { dueOn: null },
    texts: userErrorMessages,
    onSave: async ({ dueOn }) => {
      setSaving(true)
      const answer = await extend(row.uuid, dueOn)
      setSaving(false)
      return answer
    },
    onSaved: () => {
      toasts.toast({ message: formatMessage(taskMessages.extended) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage(taskMessages.extendTitle, { name: row.name })}
      verb={formatMessage(editorMessages.save)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <FormField form={form} name="dueOn" label={formatMessage(editorMessages.dueOn)}>
          {(field) => (
            <DateField {...field} pattern={dates.pattern} description={formatMessage(taskMessages.extendHint)} />
          )}
        </FormField>
      </SomoForm>
    </FormDialog>
  )
}
