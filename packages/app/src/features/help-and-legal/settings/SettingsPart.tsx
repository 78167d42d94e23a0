import { FormSection } from '@somo/ui/Form'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { NamedScreen } from '../../../domain/navigation/namedScreens.ts'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { dialogMessages, settingMessages } from '../documentMessages.ts'
import { isStale, type DocumentActions, type LegalDocument, type UnitSearch } from '../legalTypes.ts'
import { messages } from '../messages.ts'
import { SettingFields } from './SettingFields.tsx'
import { settingErrors, settingSchema, settingsOf, toInput, type SettingValues } from './settingsForm.ts'
import { SettingsConflict } from './SettingsConflict.tsx'

export interface SettingsPartProps {
  readonly document: LegalDocument
  readonly actions: Pick<DocumentActions, 'update' | 'archive'>
  readonly units: UnitSearch
  readonly screens: readonly NamedScreen[]
  readonly onLeave: () => void
}

/** What the document is, whom it is for, and the way to put it away. */
export function SettingsPart({ document, actions, units, screens, onLeave }: SettingsPartProps) {
  const { formatMessage } = useIntl()
  const [conflict, setConflict] = useState<{ readonly mine: SettingValues; readonly theirs: LegalDocument } | null>(
    null,
  )
  const [isSaved, setSaved] = useState(false)
  const form = useSomoForm<SettingValues, SettingValues>({
    schema: settingSchema,
    initial: settingsOf(document),
    texts: settingErrors,
    onSave: async (values) => {
      setSaved(false)
      const answer = await actions.update(document, toInput(values))
      const theirs = isStale(answer) ? answer.document : null
      if (theirs !== null) {
        // The other change was the same one: nobody has to choose.
        if (JSON.stringify(toInput(values)) === JSON.stringify(toInput(settingsOf(theirs))))
          return { saved: settingsOf(theirs) }
        setConflict({ mine: values, theirs })
        return { problem: { code: 'CONFLICT', requestId: null } }
      }
      setSaved(isDone(answer))
      return { userErrors: answer.userErrors, problem: answer.problem }
    },
  })
  const settle = (values: SettingValues, theirs: LegalDocument): void => {
    form.rebase(settingsOf(theirs), values)
    setConflict(null)
  }
  return (
    <Stack space={36}>
      {isSaved ? (
        <Notice tone="ok" isLive>
          {formatMessage(settingMessages.saved)}
        </Notice>
      ) : null}
      {conflict === null ? null : (
        <SettingsConflict {...conflict} screens={screens} onSettle={(values) => settle(values, conflict.theirs)} />
      )}
      <div hidden={conflict !== null}>
        <SomoForm form={form}>
          <FormSection>
            <SettingFields
              form={form}
              units={units}
              screens={screens}
              isHelp={document.kind === 'HELP'}
              isKindFixed={document.live !== null}
            />
          </FormSection>
        </SomoForm>
      </div>
      <PutAway document={document} archive={actions.archive} onLeave={onLeave} />
    </Stack>
  )
}

interface PutAwayProps {
  readonly document: LegalDocument
  readonly archive: DocumentActions['archive']
  readonly onLeave: () => void
}

function PutAway({ document, archive, onLeave }: PutAwayProps) {
  const { formatMessage } = useIntl()
  const act = async (): Promise<string | null> => {
    const answer = await archive(document)
    if (isStale(answer)) return formatMessage(messages.stale)
    if (!isDone(answer))
      return formatMessage(messages.failed, {
        reason: formatMessage(actionMessages[answer.problem?.code ?? 'INTERNAL']),
      })
    onLeave()
    return null
  }
  return (
    <AskAndAct
      label={formatMessage(dialogMessages.archive)}
      title={formatMessage(dialogMessages.archiveTitle, { title: document.title })}
      button={{ tone: 'danger' }}
      act={act}
    >
      {formatMessage(dialogMessages.archiveSentence)}
    </AskAndAct>
  )
}
