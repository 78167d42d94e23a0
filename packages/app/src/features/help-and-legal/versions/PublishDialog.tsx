import { RadioGroup } from '@somo/ui/RadioGroup'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isDone } from '../../../platform/form/isDone.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { dialogMessages, textMessages } from '../documentMessages.ts'
import type { ChangeAnswer, DocumentActions, LegalDocument, StartDays } from '../legalTypes.ts'
import {
  errorsOf,
  checkPublish,
  needsNote,
  noErrors,
  publishStart,
  toWish,
  type PublishErrors,
  type PublishValues,
} from './publishForm.ts'
import { startMessages } from './scheduleMessages.ts'
import { StartFields } from './StartFields.tsx'
import { StepFrame } from './StepFrame.tsx'

export interface PublishDialogProps {
  readonly document: LegalDocument
  /** The days a version may begin on; null where they are not known. */
  readonly startDays: StartDays | null
  readonly dates: Dates
  readonly actions: Pick<DocumentActions, 'publish'>
  /** It is published; the document as it stands now. */
  readonly onDone: (document: LegalDocument | null) => void
  readonly onClose: () => void
}

/** Asks how much changes and from when it holds, and says whom it concerns. */
export function PublishDialog({ document, startDays, dates, onClose, ...rest }: PublishDialogProps) {
  const { formatMessage } = useIntl()
  const { values, change, errors, failed, isPending, send } = usePublishing({ document, ...rest })
  return (
    <StepFrame
      title={formatMessage(dialogMessages.publishTitle, { number: document.draft?.number ?? 0 })}
      verb={formatMessage(textMessages.publish)}
      isPending={isPending}
      failed={failed}
      onAct={() => void send()}
      hasChanges={() => values.note !== ''}
      onClose={onClose}
    >
      <Reach document={document} values={values} onMajor={(isMajor) => change({ isMajor })} />
      {document.live === null ? null : (
        <TextArea
          label={formatMessage(dialogMessages.note)}
          description={formatMessage(dialogMessages.noteHint)}
          value={values.note}
          onChange={(note) => change({ note })}
          maxLength={1000}
          isRequired={needsNote(document, values)}
          {...(errors.note !== null && { errorMessage: formatMessage(errors.note) })}
        />
      )}
      <StartFields values={values} error={errors.day} startDays={startDays} dates={dates} onChange={change} />
    </StepFrame>
  )
}

interface Publishing {
  readonly values: PublishValues
  readonly change: (part: Partial<PublishValues>) => void
  readonly errors: PublishErrors
  /** What came of the last try, where that is not said at a field. */
  readonly failed: ChangeAnswer | null
  readonly isPending: boolean
  readonly send: () => Promise<void>
}

function usePublishing({
  document,
  actions,
  onDone,
}: Pick<PublishDialogProps, 'document' | 'actions' | 'onDone'>): Publishing {
  const [values, setValues] = useState(publishStart)
  const [errors, setErrors] = useState(noErrors)
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const send = async (): Promise<void> => {
    if (isPending) return
    const found = checkPublish(document, values)
    setErrors(found)
    if (found.note !== null || found.day !== null) return
    setPending(true)
    const result = await actions.publish(document, toWish(document, values))
    setPending(false)
    setAnswer(result)
    setErrors(errorsOf(result))
    if (isDone(result)) onDone(result.document)
  }
  return {
    values,
    change: (part) => {
      setValues((now) => ({ ...now, ...part }))
      setErrors(noErrors)
    },
    errors,
    failed: answer === null || isDone(answer) || errorsOf(answer).day !== null ? null : answer,
    isPending,
    send,
  }
}

interface ReachProps {
  readonly document: LegalDocument
  readonly values: PublishValues
  readonly onMajor: (isMajor: boolean) => void
}

/** Who will be asked, in a number. */
function Reach({
  document: { live, consent, audienceCount, acceptedCount },
  values: { isMajor, isLater },
  onMajor,
}: ReachProps) {
  const { formatMessage } = useIntl()
  if (consent === 'NONE') return <Text>{formatMessage(isLater ? startMessages.plainLater : dialogMessages.plain)}</Text>
  if (live === null)
    return (
      <Text>{formatMessage(isLater ? startMessages.firstLater : dialogMessages.first, { count: audienceCount })}</Text>
    )
  const majorHint = isLater ? startMessages.majorLater : dialogMessages.majorHint
  return (
    <RadioGroup
      label={formatMessage(dialogMessages.size)}
      items={[
        {
          id: 'major',
          label: formatMessage(dialogMessages.major),
          description: formatMessage(majorHint, { count: audienceCount }),
        },
        {
          id: 'minor',
          label: formatMessage(dialogMessages.minor),
          description: formatMessage(dialogMessages.minorHint, { count: acceptedCount }),
        },
      ]}
      selectedKey={isMajor ? 'major' : 'minor'}
      onSelectionChange={(id) => onMajor(id === 'major')}
    />
  )
}
