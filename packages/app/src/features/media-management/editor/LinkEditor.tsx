import { isWebAddress } from '@somo/graphql/legalLine'
import { FormSection } from '@somo/ui/Form'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { contentMessages } from './editorMessages.ts'
import type { EditedMedium, EditedVersion } from './mediumTypes.ts'
import { editorTexts } from './savedAnswer.ts'
import type { MediumChanges } from './useMediumEditor.ts'

const schema = z.object({
  url: z.string().check(
    z.trim(),
    z.refine((address) => address === '' || isWebAddress(address), { error: 'BAD_URL' }),
  ),
})
type Values = z.infer<typeof schema>

export interface LinkEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
}

/** The address of a link. */
export function LinkEditor({ medium, draft, changes }: LinkEditorProps) {
  const { formatMessage } = useIntl()
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { url: draft.url ?? '' },
    texts: { ...editorTexts, NOT_OFFERED: contentMessages.badUrl },
    onSave: ({ url }) => changes.updateContent(medium, draft, { url }),
  })
  return (
    <SomoForm form={form}>
      <FormSection>
        <FormField form={form} name="url" label={formatMessage(contentMessages.url)}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              spellCheck={false}
              description={formatMessage(contentMessages.urlHint)}
            />
          )}
        </FormField>
      </FormSection>
    </SomoForm>
  )
}
