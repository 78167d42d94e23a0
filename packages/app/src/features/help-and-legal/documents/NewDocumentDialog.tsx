import { Stack } from '@somo/ui/Stack'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import type { NamedScreen } from '../../../domain/navigation/namedScreens.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { settingMessages } from '../documentMessages.ts'
import type { UnitSearch } from '../legalTypes.ts'
import { SettingFields } from '../settings/SettingFields.tsx'
import { newSettings, settingErrors, settingSchema, toInput, type SettingValues } from '../settings/settingsForm.ts'
import type { HelpAndLegalData } from '../useHelpAndLegal.ts'

export interface NewDocumentDialogProps extends Pick<HelpAndLegalData, 'create'> {
  readonly isHelp: boolean
  readonly units: UnitSearch
  readonly screens: readonly NamedScreen[]
  readonly onAdded: (uuid: string) => void
  readonly onClose: () => void
}

/** A new document or article: its settings; the text is written on its own page. */
export function NewDocumentDialog({ isHelp, units, screens, create, onAdded, onClose }: NewDocumentDialogProps) {
  const { formatMessage } = useIntl()
  // One key for this dialog: a second press, or a call repeated after a lost answer, makes no second document.
  const [key] = useState(() => crypto.randomUUID())
  const [isSaving, setSaving] = useState(false)
  const made = useRef<string | null>(null)
  const form = useSomoForm<SettingValues, SettingValues>({
    schema: settingSchema,
    initial: newSettings(isHelp),
    texts: settingErrors,
    onSave: async (values) => {
      setSaving(true)
      const { document, userErrors, problem } = await create(toInput(values), key)
      setSaving(false)
      made.current = document?.uuid ?? null
      return { userErrors, problem }
    },
    // Only now is nothing unsaved, so that the way to the document's own page is free.
    onSaved: () => {
      if (made.current !== null) onAdded(made.current)
    },
  })
  return (
    <FormDialog
      title={formatMessage(isHelp ? settingMessages.newHelpTitle : settingMessages.newTitle)}
      verb={formatMessage(settingMessages.create)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <SettingFields form={form} units={units} screens={screens} isHelp={isHelp} isKindFixed={false} />
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
