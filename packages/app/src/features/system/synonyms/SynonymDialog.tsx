import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { synonymMessages } from './synonymMessages.ts'
import type { SynonymGroup, SynonymsUse } from './useSynonyms.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

const schema = z.object({ terms: z.string().check(z.trim(), z.minLength(1), maxCharacters(3000)) })
type Values = z.infer<typeof schema>

export interface SynonymDialogProps {
  /** Null for a new group. */
  readonly group: SynonymGroup | null
  readonly save: SynonymsUse['save']
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The terms of a group, one a line. */
export function SynonymDialog({ group, save, onSaved, onClose }: SynonymDialogProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { terms: group?.terms.join('\n') ?? '' },
    texts: userErrorMessages,
    onSaved,
    async onSave({ terms }) {
      setPending(true)
      const result = await save(group, terms.split('\n'))
      setPending(false)
      return result
    },
  })
  return (
    <FormDialog
      title={formatMessage(group === null ? synonymMessages.addTitle : synonymMessages.editTitle)}
      verb={formatMessage(synonymMessages.save)}
      onAct={form.save}
      isPending={isPending}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <FormField form={form} name="terms" label={formatMessage(synonymMessages.terms)}>
          {(field) => (
            <TextArea {...field} description={formatMessage(synonymMessages.termsHint)} isRequired autoFocus rows={8} />
          )}
        </FormField>
      </SomoForm>
    </FormDialog>
  )
}
