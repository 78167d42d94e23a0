import { AlertDialog } from '@somo/ui/AlertDialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import type { Definition } from './fieldForm.ts'
import { fieldMessages } from './fieldMessages.ts'
import { errorOf, useFieldResultToast } from './useFieldResultToast.ts'
import type { FieldsUse } from './useFields.ts'

/** What is to be done with a field, once that was asked about. */
export interface FieldAction {
  readonly action: 'archive' | 'remove'
  readonly field: Definition
}

export interface FieldQuestionProps {
  readonly question: FieldAction
  readonly use: Pick<FieldsUse, 'archive' | 'remove' | 'holders'>
  readonly onClose: () => void
}

const texts = {
  archive: {
    title: fieldMessages.archiveTitle,
    sentence: fieldMessages.archiveSentence,
    verb: fieldMessages.archive,
    done: 'archived',
    tone: 'primary',
  },
  remove: {
    title: fieldMessages.removeTitle,
    sentence: fieldMessages.removeSentence,
    verb: fieldMessages.remove,
    done: 'removed',
    tone: 'danger',
  },
} as const

/** Asks before a field goes, with how many people hold something in it. */
export function FieldQuestion({ question: { action, field }, use, onClose }: FieldQuestionProps) {
  const { formatMessage, locale } = useIntl()
  const tell = useFieldResultToast()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { title, sentence, verb, done, tone } = texts[action]
  const act = async (): Promise<void> => {
    setPending(true)
    const answer = await use[action](field)
    setPending(false)
    const error = errorOf(answer)
    if (error !== null) return setFailure(formatMessage(fieldMessages.failed, { reason: formatMessage(error) }))
    tell(done, field, answer)
    onClose()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(title, { name: labelIn(field.labels, locale) })}
      actionLabel={formatMessage(verb)}
      tone={tone}
      onAction={() => void act()}
      isPending={isPending}
      {...(failure === null ? {} : { errorMessage: failure })}
    >
      {formatMessage(sentence, { count: use.holders?.get(field.uuid) ?? 0 })}
    </AlertDialog>
  )
}
