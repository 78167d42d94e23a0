import { Checkbox } from '@somo/ui/Checkbox'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import type { UserErrorCode } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Problem } from '../../../platform/errors/problem.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { FormDialog } from '../../ask/FormDialog.tsx'
import { userErrorMessages } from '../../errors/userErrorMessages.ts'
import { codeOf } from '../codeOf.ts'
import { listMessages } from '../view/listMessages.ts'
import type { ListSavedView, ViewAnswer } from './useSavedViews.ts'

export interface ViewNameDialogProps {
  /** The view that gets another name; null for a new one. */
  readonly view: ListSavedView | null
  readonly mayShare: boolean
  readonly onClose: () => void
  readonly onName: (name: string, isShared: boolean) => Promise<ViewAnswer>
}

const longest = 80

/** Asks what a view is called and whether others see it; what was typed outlives a failed call. */
export function ViewNameDialog({ view, mayShare, onClose, onName }: ViewNameDialogProps) {
  const { formatMessage } = useIntl()
  const { name, setName, isShared, setShared, isPending, save, error } = useNaming(view, onName, onClose)
  return (
    <FormDialog
      isForm
      title={formatMessage(view === null ? listMessages.nameTitle : listMessages.renameTitle)}
      verb={formatMessage(listMessages.keepView)}
      isPending={isPending}
      onAct={() => void save()}
      hasChanges={() => name !== (view?.name ?? '')}
      onClose={onClose}
    >
      <Stack space={16}>
        {error.problem === null ? null : (
          <Notice tone="bad" isLive>
            {formatMessage(listMessages.viewFailed, { reason: formatMessage(actionMessages[error.problem.code]) })}
          </Notice>
        )}
        <TextField
          label={formatMessage(listMessages.viewName)}
          value={name}
          onChange={setName}
          maxLength={longest}
          isRequired
          autoFocus
          {...(error.code === null ? {} : { errorMessage: formatMessage(userErrorMessages[error.code]) })}
        />
        {mayShare ? (
          <Checkbox label={formatMessage(listMessages.shareView)} isSelected={isShared} onChange={setShared} />
        ) : null}
      </Stack>
    </FormDialog>
  )
}

interface NamingError {
  readonly code: UserErrorCode | null
  readonly problem: Problem | null
}

const noNamingError: NamingError = { code: null, problem: null }

function useNaming(view: ListSavedView | null, onName: ViewNameDialogProps['onName'], onClose: () => void) {
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [error, setError] = useState(noNamingError)
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    if (isPending) return
    if (name.trim() === '') return setError({ code: 'REQUIRED', problem: null })
    setPending(true)
    const { problem, userErrors } = await onName(name.trim(), isShared)
    setPending(false)
    const [entry] = userErrors
    if (problem === null && entry === undefined) onClose()
    else setError({ problem, code: entry === undefined ? null : codeOf(entry) })
  }
  return { name, setName, isShared, setShared, isPending, save, error }
}
