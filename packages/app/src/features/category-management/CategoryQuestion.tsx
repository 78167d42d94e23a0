import { AlertDialog } from '@somo/ui/AlertDialog'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../domain/ask/FormDialog.tsx'
import { mayLieIn, textIn } from '../../domain/category/categoryTree.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { CategoryField } from './CategoryField.tsx'
import type { Category, CategoryActions, CategoryAnswer } from './categoryTypes.ts'
import { actionMessages, formMessages } from './messages.ts'
import { useReason } from './useReason.ts'

/** What is asked about before it is done. */
export interface CategoryAsked {
  readonly action: 'deactivate' | 'remove' | 'move'
  readonly category: Category
}

export interface CategoryQuestionProps {
  readonly asked: CategoryAsked
  readonly categories: readonly Category[]
  readonly actions: CategoryActions
  readonly onClose: () => void
  readonly onRemoved: () => void
}

const texts = {
  deactivate: {
    title: actionMessages.deactivateTitle,
    sentence: actionMessages.deactivateSentence,
    verb: actionMessages.deactivate,
    done: actionMessages.deactivated,
    tone: 'primary',
  },
  remove: {
    title: actionMessages.removeTitle,
    sentence: actionMessages.removeSentence,
    verb: actionMessages.remove,
    done: actionMessages.removed,
    tone: 'danger',
  },
} as const

/** Asks before a category is switched off or deleted, and where it moves. */
export function CategoryQuestion(props: CategoryQuestionProps) {
  const { action } = props.asked
  return action === 'move' ? <MoveDialog {...props} /> : <Confirmation {...props} action={action} />
}

function useStep(act: () => Promise<CategoryAnswer>, onDone: () => void) {
  const reasonFor = useReason()
  const [isPending, setPending] = useState(false)
  const [reason, setReason] = useState<string | undefined>()
  const run = async (): Promise<void> => {
    setPending(true)
    const failure = reasonFor(await act())
    setPending(false)
    setReason(failure ?? undefined)
    if (failure === null) onDone()
  }
  return { isPending, reason, run }
}

function Confirmation({
  asked: { category },
  action,
  actions,
  onClose,
  onRemoved,
}: CategoryQuestionProps & { readonly action: 'deactivate' | 'remove' }) {
  const { formatMessage, locale } = useIntl()
  const { title, sentence, verb, done, tone } = texts[action]
  const name = textIn(category.names, locale).text
  const { isPending, reason, run } = useStep(
    () => (action === 'remove' ? actions.remove(category) : actions.setActive(category, false)),
    () => {
      toasts.toast({ message: formatMessage(done, { name }) })
      onClose()
      if (action === 'remove') onRemoved()
    },
  )
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(title, { name })}
      actionLabel={formatMessage(verb)}
      tone={tone}
      onAction={() => void run()}
      isPending={isPending}
      errorMessage={reason}
    >
      {formatMessage(sentence, { count: category.totalMediaCount })}
    </AlertDialog>
  )
}

function MoveDialog({ asked: { category }, categories, actions, onClose }: CategoryQuestionProps) {
  const { formatMessage, locale } = useIntl()
  const [parent, setParent] = useState<string | null | undefined>(category.parent)
  const isOffered = useCallback(
    (uuid: string | null) => mayLieIn(categories, category.uuid, uuid),
    [categories, category.uuid],
  )
  const name = textIn(category.names, locale).text
  const { isPending, reason, run } = useStep(
    () => actions.move({ uuid: category.uuid, parent: parent ?? null, before: null }),
    () => {
      toasts.toast({ message: formatMessage(actionMessages.movedTo, { name }) })
      onClose()
    },
  )
  return (
    <FormDialog
      title={formatMessage(actionMessages.moveTitle, { name })}
      verb={formatMessage(actionMessages.moveButton)}
      isPending={isPending}
      onAct={parent === undefined ? null : () => void run()}
      onClose={onClose}
    >
      <CategoryField
        label={formatMessage(formMessages.parent)}
        categories={categories}
        isOffered={isOffered}
        value={parent}
        onChange={setParent}
        description={formatMessage(actionMessages.moveHint)}
        errorMessage={reason}
      />
    </FormDialog>
  )
}
