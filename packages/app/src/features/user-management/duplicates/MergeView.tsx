import type { MergeField } from '@somo/graphql/schema'
import { AlertDialog, type Consequence } from '@somo/ui/AlertDialog'
import { ConflictState } from '@somo/ui/ConflictState'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { codeOf } from '../../../domain/list/codeOf.ts'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { isDone } from '../../../platform/form/isDone.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { duplicateMessages, mergeFieldMessages } from './duplicateMessages.ts'
import { useMerge, type Forecast, type MergeUse } from './useDuplicates.ts'
import { chosen, isOpenQuestion, useMergeTexts } from './mergeTexts.ts'

interface PermissionsAndCounts {
  readonly dates: Dates
  readonly now: Date
  readonly onBack: () => void
  readonly onMerged: () => void
}

export interface MergePartProps extends PermissionsAndCounts {
  readonly winner: string
  readonly loser: string
}

/** Two people about to be one, with the calls. */
export function MergePart({ winner, loser, ...rest }: MergePartProps) {
  return <MergeView {...rest} use={useMerge(winner, loser)} />
}

export interface MergeViewProps extends PermissionsAndCounts {
  readonly use: MergeUse
}

/** One value for each field in which both differ, then what it brings about, then the name typed. */
export function MergeView({ use, ...rest }: MergeViewProps) {
  return (
    <QueryView state={use.forecast} onRetry={use.retry}>
      {(forecast) => (
        <Choices
          key={`${forecast.winner.revision} ${forecast.loser.revision}`}
          {...rest}
          forecast={forecast}
          use={use}
        />
      )}
    </QueryView>
  )
}

interface ChoicesProps extends MergeViewProps {
  readonly forecast: Forecast
}

function Choices({ forecast, use, dates, now, onBack, onMerged }: ChoicesProps) {
  const { formatMessage } = useIntl()
  const { write, names } = useMergeTexts(forecast, dates, now)
  const [take, setTake] = useState<readonly MergeField[] | null>(null)
  const [refusal] = forecast.refused
  if (refusal !== undefined) {
    return (
      <Notice tone="warn" action={{ label: formatMessage(duplicateMessages.back), onPress: onBack }}>
        {formatMessage(userErrorMessages[refusal])}
      </Notice>
    )
  }
  const questions = forecast.differences.filter(isOpenQuestion)
  return (
    <Stack space={16}>
      <Text step="ui" tone="ink2">
        {formatMessage(duplicateMessages.choose)}
      </Text>
      <ConflictState
        notice={formatMessage(duplicateMessages.notice, names)}
        mineLabel={names.winner}
        theirsLabel={names.loser}
        saveLabel={formatMessage(duplicateMessages.goOn)}
        saveHint={formatMessage(duplicateMessages.goOnHint)}
        discardLabel={formatMessage(duplicateMessages.back)}
        fields={questions.map(({ field, winner, loser }) => ({
          id: field,
          label: formatMessage(mergeFieldMessages[field]),
          mine: write(field, winner),
          theirs: write(field, loser),
        }))}
        onSave={(choices) => setTake(chosen(forecast.differences, choices))}
        onDiscard={onBack}
      />
      {take === null ? null : (
        <MergeQuestion
          forecast={forecast}
          use={use}
          names={names}
          take={take}
          onMerged={onMerged}
          onClose={() => setTake(null)}
        />
      )}
    </Stack>
  )
}

interface MergeQuestionProps extends Pick<ChoicesProps, 'forecast' | 'use' | 'onMerged'> {
  readonly names: { readonly winner: string; readonly loser: string }
  readonly take: readonly MergeField[]
  readonly onClose: () => void
}

/** Asks a last time, with what it brings about; the name of the one who goes has to be typed. */
function MergeQuestion({ forecast, use, names, take, onMerged, onClose }: MergeQuestionProps) {
  const { formatMessage } = useIntl()
  const [isRunning, setRunning] = useState(false)
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const act = async (): Promise<void> => {
    setRunning(true)
    const came = await use.merge(forecast, take, forecast.confirmation)
    setRunning(false)
    setAnswer(came)
    if (!isDone(came)) return
    toasts.toast({ message: formatMessage(duplicateMessages.done, names) })
    onMerged()
  }
  const [entry] = answer?.userErrors ?? []
  const problem = answer?.problem ?? null
  const error =
    problem !== null
      ? formatMessage(listMessages.notDone, { reason: formatMessage(actionMessages[problem.code]) })
      : undefined
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(duplicateMessages.question, names)}
      actionLabel={formatMessage(duplicateMessages.merge)}
      consequences={useConsequences(forecast, names)}
      confirmWord={forecast.confirmation}
      isPending={isRunning}
      errorMessage={entry === undefined ? error : formatMessage(userErrorMessages[codeOf(entry)])}
      onAction={() => void act()}
    >
      {formatMessage(duplicateMessages.sentence)}
    </AlertDialog>
  )
}

function useConsequences(forecast: Forecast, names: MergeQuestionProps['names']): readonly Consequence[] {
  const { formatMessage, formatList } = useIntl()
  const { units, consents, savedViews: views, importRows, signIns, lostKeys } = forecast
  const fields = formatList(
    lostKeys.map((field) => formatMessage(mergeFieldMessages[field])),
    { type: 'conjunction' },
  )
  return [
    { id: 'ends', tone: 'bad', text: formatMessage(duplicateMessages.ends, names) },
    ...(signIns < 2 ? [] : [{ id: 'signIn', tone: 'bad' as const, text: formatMessage(duplicateMessages.signInEnds) }]),
    ...(lostKeys.length === 0
      ? []
      : [{ id: 'lost', tone: 'warn' as const, text: formatMessage(duplicateMessages.lost, { fields }) }]),
    ...(importRows === 0
      ? []
      : [
          {
            id: 'imports',
            tone: 'warn' as const,
            text: formatMessage(duplicateMessages.imports, { ...names, count: importRows }),
          },
        ]),
    { id: 'along', tone: 'ok', text: formatMessage(duplicateMessages.along, { units, consents, views }) },
  ]
}
