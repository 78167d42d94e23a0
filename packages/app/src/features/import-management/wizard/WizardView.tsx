import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { useLazy, type LazyModule } from '../../../platform/lazy.ts'
import { Stack } from '@somo/ui/Stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { ImportStep } from '../importAddress.ts'
import { isBusy, shownStep, stepOf } from '../importState.ts'
import type { ImportWhole } from '../importTypes.ts'
import { columnsMessages } from '../columns/columnMessages.ts'
import { refusalOf } from './refusalOf.ts'
import { runMessages } from '../run/runMessages.ts'
import { checkChunk, columnsChunk, runChunk } from './stepChunks.ts'
import { useStep, type StepUse } from './useStep.ts'
import { WizardActions } from './WizardActions.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import { fileMessages, wizardMessages } from './wizardMessages.ts'
import { WorkProgress } from './WorkProgress.tsx'
import type { WizardViewProps } from './wizardTypes.ts'

/** An import that has begun, in the step it stands in or one further back. */
export function WizardView(props: WizardViewProps) {
  const { data, listHref } = props
  const { formatMessage } = useIntl()
  const { state } = data
  const one = state.data?.import ?? null
  if (one !== null) return <Steps {...props} one={one} />
  return (
    <Page
      layout="list"
      title={formatMessage(wizardMessages.back)}
      eyebrow={<Link href={listHref}>{formatMessage(wizardMessages.back)}</Link>}
    >
      {state.data === null ? (
        <QueryView state={state} onRetry={data.retry} waiting={<Skeleton lines={6} />}>
          {() => null}
        </QueryView>
      ) : (
        <EmptyState
          title={formatMessage(wizardMessages.missing)}
          action={<Link href={listHref}>{formatMessage(wizardMessages.back)}</Link>}
        >
          {formatMessage(wizardMessages.missingSentence)}
        </EmptyState>
      )}
    </Page>
  )
}

interface StepsProps extends WizardViewProps {
  readonly one: ImportWhole
}

function Steps(props: StepsProps) {
  const { one, data, address, listHref, onAddressChange } = props
  const use = useStep(data.retry)
  const step = shownStep(one, address.step)
  const canGoBack = !isBusy(one) && stepOf(one) !== 'run' && one.startedAt === null
  return (
    <WizardFrame
      title={one.fileName}
      listHref={listHref}
      step={step}
      position={useResultToast(props)}
      heading={useHeading(one, step)}
      onStepPress={canGoBack ? (next) => (next === 'file' ? undefined : onAddressChange({ step: next })) : undefined}
      actions={<WizardActions {...props} step={step} use={use} />}
      use={use}
    >
      {data.state.problem === null ? null : <Lost {...props} />}
      {isBusy(one) && one.job !== null ? (
        <WorkProgress job={one.job} onCancel={() => void use.act(data.actions.cancel)} />
      ) : (
        <Step {...props} step={step} use={use} />
      )}
    </WizardFrame>
  )
}

/** What is shown is older than the lost connection. */
function Lost({ data }: WizardViewProps) {
  const { formatMessage } = useIntl()
  const { problem } = data.state
  if (problem === null) return null
  return (
    <Notice tone="info" isLive>
      {formatMessage(wizardMessages.notDone, { reason: formatMessage(problemMessages[problem.code]) })}
    </Notice>
  )
}

const inWords = (unit: 'second' | 'minute') => ({ style: 'unit', unit, unitDisplay: 'long' }) as const

function useResultToast({ one, dates, now }: StepsProps): string {
  const { formatMessage, formatNumber } = useIntl()
  const { when } = useMoments(now, dates)
  if (stepOf(one) === 'run') {
    if (one.state === 'RUNNING' || one.startedAt === null || one.endedAt === null)
      return formatMessage(wizardMessages.applying)
    const seconds = Math.max(1, Math.round((Date.parse(one.endedAt) - Date.parse(one.startedAt)) / 1000))
    const duration =
      seconds < 90
        ? formatNumber(seconds, inWords('second'))
        : formatNumber(Math.round(seconds / 60), inWords('minute'))
    return formatMessage(wizardMessages.applied, { when: when(one.endedAt), duration })
  }
  if (one.checkedAt === null || isBusy(one) || one.state !== 'CHECKED') return formatMessage(wizardMessages.untouched)
  return formatMessage(wizardMessages.checked, { rows: one.rowCount ?? 0, when: when(one.checkedAt) })
}

const ends = {
  DONE: runMessages.doneTitle,
  DONE_WITH_ERRORS: runMessages.partlyTitle,
  FAILED: runMessages.failedTitle,
  CANCELLED: runMessages.cancelledTitle,
  ROLLED_BACK: runMessages.undoneTitle,
} as const

function useHeading({ state, error }: ImportWhole, step: ImportStep): string {
  const { formatMessage } = useIntl()
  if (step === 'file') return formatMessage(error === null ? fileMessages.title : fileMessages.failed)
  if (step === 'columns') return formatMessage(columnsMessages.title)
  if (step === 'check') return formatMessage(wizardMessages.check)
  if (step === 'approve') return formatMessage(runMessages.title)
  return formatMessage(Object.hasOwn(ends, state) && state in ends ? ends[endOf(state)] : runMessages.runningTitle)
}

const endOf = (state: ImportWhole['state']): keyof typeof ends =>
  state === 'DONE_WITH_ERRORS' || state === 'FAILED' || state === 'CANCELLED' || state === 'ROLLED_BACK'
    ? state
    : 'DONE'

interface StepProps extends StepsProps {
  readonly step: ImportStep
  readonly use: StepUse
}

function Step(props: StepProps) {
  const { one, step, use, data, address, isAdmin, dates, now, onAddressChange } = props
  const { rows, errors, fields, actions, file, retry } = data
  const shown = {
    one,
    use,
    rows,
    errors,
    fields,
    actions,
    file,
    address,
    isAdmin,
    dates,
    now,
    onAddressChange,
    onRetry: retry,
  }
  if (step === 'file') return <Unread {...props} />
  if (step === 'columns')
    return (
      <LazyStep chunk={columnsChunk}>
        {({ ColumnsStep }) => (
          <ColumnsStep
            {...data}
            one={one}
            use={use}
            find={props.find}
            findKey={props.findKey}
            pattern={props.dates.pattern}
            unit={props.unit}
            onChecked={() => onAddressChange({ step: null, tab: 'all', search: '', rows: null, errors: null })}
          />
        )}
      </LazyStep>
    )
  if (step === 'check') return <LazyStep chunk={checkChunk}>{({ CheckStep }) => <CheckStep {...shown} />}</LazyStep>
  if (step === 'approve')
    return (
      <LazyStep chunk={runChunk}>
        {({ ApproveStep }) => (
          <ApproveStep {...shown} onRun={actions.run} onBegun={() => onAddressChange({ step: null })} />
        )}
      </LazyStep>
    )
  return <LazyStep chunk={runChunk}>{({ ResultStep }) => <ResultStep {...shown} actionsAfter={actions} />}</LazyStep>
}

/** A step whose code comes when it is reached. */
function LazyStep<Module>({
  chunk,
  children,
}: {
  readonly chunk: LazyModule<Module>
  readonly children: (module: Module) => ReactNode
}) {
  const { formatMessage } = useIntl()
  const { status, module } = useLazy(chunk, true)
  if (module !== null) return children(module)
  return status === 'failed' ? (
    <Notice tone="bad">{formatMessage(problemMessages.UNREACHABLE)}</Notice>
  ) : (
    <Skeleton lines={6} />
  )
}

/** A file that could not be read: why, and the way to another one. */
function Unread({ one, newHref }: StepProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={16}>
      {one.error === null ? null : <Notice tone="bad">{formatMessage(refusalOf(one.error))}</Notice>}
      <Link href={newHref}>{formatMessage(fileMessages.another)}</Link>
    </Stack>
  )
}
