import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { isDone } from '../../platform/form/isDone.ts'
import { nativeNameOf } from '../../platform/locale/locales.ts'
import { dialogMessages, textMessages } from './documentMessages.ts'
import { isStale, type ChangeAnswer, type DocumentActions, type LegalDocument } from './legalTypes.ts'
import { messages } from './messages.ts'

/** The steps that end a draft. */
export type TextStep = 'publish' | 'discard'

export interface StepDialogProps {
  readonly step: TextStep
  readonly document: LegalDocument
  readonly actions: Pick<DocumentActions, 'publish' | 'discard'>
  /** The step was taken; the document as it stands now. */
  readonly onDone: (document: LegalDocument | null) => void
  readonly onClose: () => void
}

/** Asks before a step and says whom it concerns. A step that failed keeps the dialog, what was typed, and says why. */
export function StepDialog({ step, document, actions, onDone, onClose }: StepDialogProps) {
  const { formatMessage } = useIntl()
  const [isMajor, setMajor] = useState(true)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const isNext = document.live !== null
  const isPublishing = step === 'publish'
  const asks = document.consent !== 'NONE'
  const act = async (): Promise<void> => {
    if (isPending) return
    if (isPublishing && isNext && asks && isMajor && note.trim() === '') return setFault(formatMessage(dialogMessages.noteMissing))
    if (note.length > 1000) return setFault(formatMessage(dialogMessages.noteTooLong))
    setPending(true)
    // A document that asks nothing of anybody has no large changes.
    const result = await (isPublishing ? actions.publish(document, { isMajor: asks && isMajor, changeNote: note }) : actions.discard(document))
    setPending(false)
    setAnswer(result)
    if (isDone(result)) onDone(result.document)
  }
  const number = document.draft?.number ?? 0
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isPublishing ? formatMessage(dialogMessages.publishTitle, { number }) : formatMessage(dialogMessages.discardTitle)}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button variant="solid" tone={isPublishing ? 'primary' : 'danger'} isPending={isPending} onPress={() => void act()}>
            {formatMessage(isPublishing ? textMessages.publish : textMessages.discard)}
          </Button>
        </>
      }
    >
      <Stack space={20}>
        {answer === null || isDone(answer) ? null : <Failure answer={answer} />}
        {isPublishing ? <Reach document={document} isMajor={isMajor} onMajor={setMajor} /> : <Text>{formatMessage(dialogMessages.discardSentence)}</Text>}
        {isPublishing && isNext ? (
          <TextArea
            label={formatMessage(dialogMessages.note)}
            description={formatMessage(dialogMessages.noteHint)}
            value={note}
            onChange={(text) => {
              setNote(text)
              setFault(null)
            }}
            maxLength={1000}
            isRequired={asks && isMajor}
            {...(fault !== null && { errorMessage: fault })}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}

interface ReachProps {
  readonly document: LegalDocument
  readonly isMajor: boolean
  readonly onMajor: (isMajor: boolean) => void
}

/** Who will be asked, in a number. */
function Reach({ document: { live, consent, audienceCount, acceptedCount }, isMajor, onMajor }: ReachProps) {
  const { formatMessage } = useIntl()
  if (consent === 'NONE') return <Text>{formatMessage(dialogMessages.plain)}</Text>
  if (live === null) return <Text>{formatMessage(dialogMessages.first, { count: audienceCount })}</Text>
  return (
    <RadioGroup
      label={formatMessage(dialogMessages.size)}
      items={[
        { id: 'major', label: formatMessage(dialogMessages.major), description: formatMessage(dialogMessages.majorHint, { count: audienceCount }) },
        { id: 'minor', label: formatMessage(dialogMessages.minor), description: formatMessage(dialogMessages.minorHint, { count: acceptedCount }) },
      ]}
      selectedKey={isMajor ? 'major' : 'minor'}
      onSelectionChange={(id) => onMajor(id === 'major')}
    />
  )
}

/** Why a change was not made, in one sentence. */
export function Failure({ answer }: { readonly answer: ChangeAnswer }) {
  const { formatMessage } = useIntl()
  const { problem, userErrors } = answer
  const unfinished = [...new Set(userErrors.filter(({ code }) => code === 'REQUIRED').map(({ path }) => nativeNameOf(String(path?.[0] ?? ''))))]
  const words = (): string => {
    if (isStale(answer)) return formatMessage(messages.stale)
    if (unfinished.length > 0) return formatMessage(dialogMessages.unfinished, { languages: unfinished.join(', ') })
    return formatMessage(messages.failed, { reason: formatMessage(problemMessages[problem?.code ?? 'INTERNAL']) })
  }
  return (
    <Notice tone={problem === null ? 'warn' : 'bad'} isLive>
      {words()}
    </Notice>
  )
}
