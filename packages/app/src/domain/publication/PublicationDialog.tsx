import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { QueryView, type QueryState } from '../../platform/errors/QueryView.tsx'
import type { Outcome } from '../../platform/form/isDone.ts'
import type { Message } from '../../platform/locale/message.ts'
import { FormDialog } from '../ask/FormDialog.tsx'
import { reasonOf } from '../list/reasonOf.ts'
import { publicationMessages } from './publicationMessages.ts'

export interface PublicationDialogProps<Preview> {
  readonly number: number
  readonly verb: string
  /** What is missing, as items of a list; while there are any, nothing is published. */
  readonly gaps: readonly ReactNode[]
  /** Whom the publication concerns. */
  readonly preview: QueryState<Preview> & { readonly retry: () => void }
  readonly publish: (preview: Preview) => Promise<Outcome>
  /** Whether something was typed among the choices. */
  readonly hasChanges?: () => boolean
  readonly onPublished: () => void
  readonly onClose: () => void
  /** The choices before the publication. */
  readonly children: (preview: Preview) => ReactNode
}

/** Publishes a version: shows what is missing, or whom the publication concerns with the choices for them. */
export function PublicationDialog<Preview>(props: PublicationDialogProps<Preview>) {
  const { number, verb, gaps, preview, publish, hasChanges, onPublished, onClose, children } = props
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const act = async (shown: Preview): Promise<void> => {
    setPending(true)
    const result = await publish(shown)
    setPending(false)
    const reason = hasCountChanged(result) ? publicationMessages.countChanged : reasonOf(result)
    setError(reason)
    if (reason === null) onPublished()
    else preview.retry()
  }
  const { data } = preview
  const isReady = gaps.length === 0 && data !== null
  return (
    <FormDialog
      title={formatMessage(publicationMessages.heading, { number })}
      verb={verb}
      isPending={isPending}
      onAct={isReady ? () => void act(data) : null}
      {...(hasChanges === undefined ? {} : { hasChanges })}
      onClose={onClose}
    >
      <Stack space={20}>
        {error === null ? null : (
          <Notice tone="bad" isLive>
            {formatMessage(error)}
          </Notice>
        )}
        {gaps.length > 0 ? (
          <Stack space={12}>
            <Text>{formatMessage(publicationMessages.missing)}</Text>
            <ul>{gaps}</ul>
          </Stack>
        ) : (
          <QueryView state={preview} onRetry={preview.retry}>
            {children}
          </QueryView>
        )}
      </Stack>
    </FormDialog>
  )
}

const hasCountChanged = ({ userErrors: [error] }: Outcome): boolean => error?.code === 'COUNT_CHANGED'
