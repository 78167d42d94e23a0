import type { ImportCorrection } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { saveFile } from '../../../domain/job/saveFile.ts'
import { ListQueryView } from '../../../domain/list/view/ListQueryView.tsx'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { ImportAddress } from '../importAddress.ts'
import type { ImportData, ImportRow, ImportWhole } from '../importTypes.ts'
import { list } from './check.css.ts'
import { checkMessages } from './checkMessages.ts'
import { correctionsOf, ErrorRow } from './ErrorRow.tsx'
import { RowPages } from './RowPages.tsx'
import { useNextRow } from './useNextRow.ts'
import type { StepUse } from '../wizard/useStep.ts'

/** The same with each drawing. */
const nothing: readonly ImportRow[] = []

export interface ErrorListProps {
  readonly one: ImportWhole
  readonly errors: ImportData['errors']
  readonly actions: Pick<ImportData['actions'], 'correct' | 'failedRows'>
  readonly use: StepUse
  readonly address: ImportAddress
  readonly onAddressChange: (parts: Partial<ImportAddress>) => void
  readonly onRetry: () => void
}

/** The rows that cannot be taken, each with its way to be put right, and a file of them alone. */
export function ErrorList({ one, errors, actions, use, address, onAddressChange, onRetry }: ErrorListProps) {
  const { formatMessage } = useIntl()
  const { failed } = one
  const isOpen = one.state === 'CHECKED'
  const correct = useCorrect(one, actions.correct, use)
  const items = errors.data?.items ?? nothing
  const hints = items.flatMap(correctionsOf)
  const next = useNextRow(items, failed)
  const send = (corrections: readonly ImportCorrection[]): void => {
    next.leave(Math.max(...corrections.map(({ position }) => position)))
    void correct(corrections)
  }
  return (
    <>
      <Heading level={3} isFocusTarget ref={next.heading}>
        {formatMessage(checkMessages.errorsTitle, { count: failed })}
      </Heading>
      <Text step="small" tone="ink2">
        {formatMessage(
          failed === 0 ? checkMessages.errorsNone : isOpen ? checkMessages.errorsText : checkMessages.errorsPast,
        )}
      </Text>
      {isOpen && hints.length > 1 ? (
        <Inline>
          <Button size="sm" isPending={use.isPending} onPress={() => send(hints)}>
            {formatMessage(checkMessages.useAll, { count: hints.length })}
          </Button>
        </Inline>
      ) : null}
      {failed === 0 ? null : (
        <ListQueryView
          state={errors}
          onRetry={onRetry}
          onFirst={address.errors === null ? null : () => onAddressChange({ errors: null })}
        >
          {(page) => (
            <>
              <ul
                className={list}
                ref={next.list}
                role="list"
                aria-label={formatMessage(checkMessages.errorsTitle, { count: failed })}
              >
                {page.items.map((row) => (
                  <ErrorRow
                    key={row.position}
                    row={row}
                    columns={one.columns}
                    delimiter={one.reading?.delimiter ?? null}
                    isPending={use.isPending}
                    isOpen={isOpen}
                    onCorrect={send}
                  />
                ))}
              </ul>
              <RowPages
                label={formatMessage(checkMessages.pagesErrors)}
                place={address.errors}
                page={page}
                total={failed}
                onPlace={(place) => onAddressChange({ errors: place })}
              />
            </>
          )}
        </ListQueryView>
      )}
      {failed === 0 ? null : <Download failedRows={actions.failedRows} use={use} />}
    </>
  )
}

/** Corrects, and says how many rows that put in order. */
function useCorrect(
  { failed }: Pick<ImportWhole, 'failed'>,
  correct: ErrorListProps['actions']['correct'],
  use: StepUse,
) {
  const { formatMessage } = useIntl()
  return async (corrections: readonly ImportCorrection[]): Promise<void> => {
    let left = failed
    const isDone = await use.act(async () => {
      const answer = await correct(corrections)
      left = answer.import?.failed ?? failed
      return answer
    })
    if (!isDone) return
    void toasts.toast({
      message:
        left < failed
          ? formatMessage(checkMessages.corrected, { count: failed - left })
          : formatMessage(checkMessages.stillWrong),
    })
  }
}

function Download({
  failedRows,
  use,
}: {
  readonly failedRows: ErrorListProps['actions']['failedRows']
  readonly use: StepUse
}) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const fetchFile = async (): Promise<void> => {
    setPending(true)
    await use.act(async () => {
      const { url, ...answer } = await failedRows()
      if (url !== null) saveFile(url)
      return { import: null, ...answer }
    })
    setPending(false)
  }
  return (
    <Inline>
      <Button variant="plain" edge="start" isPending={isPending} onPress={() => void fetchFile()}>
        {formatMessage(checkMessages.downloadErrors)}
      </Button>
    </Inline>
  )
}
