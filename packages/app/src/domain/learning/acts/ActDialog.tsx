import type { StatisticsAct, UserErrorCode } from '@somo/graphql/schema'
import { DateField } from '@somo/ui/DateField'
import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../ask/FormDialog.tsx'
import { userErrorMessages } from '../../errors/userErrorMessages.ts'
import { BulkDialog, type BulkWords } from '../../list/bulk/BulkDialog.tsx'
import type { BulkAnswer } from '../../list/bulk/bulk.ts'
import { listMessages } from '../../list/view/listMessages.ts'
import { reasonOf } from '../../list/reasonOf.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { actConcerned, actDone, actFields, actMessages, actSentences, actTitles, actVerbs } from './actMessages.ts'
import { firstDay, type ActRequest, type ActValues } from './actTypes.ts'
import { lastDay, today } from './lastDay.ts'
import { useActs } from './useActs.ts'

export interface ActDialogProps {
  readonly request: ActRequest
  readonly dates: Dates
  readonly onDone: () => void
  readonly onClose: () => void
}

const hasFields: readonly StatisticsAct[] = ['EXTEND', 'WAIVE', 'MARK_DONE']

/** What is wrong with the last day of an exemption. */
function untilError(until: string): UserErrorCode | null {
  if (until < today()) return 'IN_THE_PAST'
  return until > lastDay() ? 'TOO_LATE' : null
}

/** What is missing or wrong in what was typed; null where nothing is. */
function errorOf(act: StatisticsAct, { days, reason, until, completedOn, evidence }: ActValues): UserErrorCode | null {
  switch (act) {
    case 'EXTEND':
      return days === null ? 'REQUIRED' : null
    case 'WAIVE':
      if (reason.trim() === '') return 'REQUIRED'
      return until === null ? null : untilError(until)
    case 'MARK_DONE':
      return completedOn === null || evidence.trim() === '' ? 'REQUIRED' : null
    default:
      return null
  }
}

/** Asks for what an act needs, then whether to do it, with what would come of it. */
export function ActDialog({ request, dates, onDone, onClose }: ActDialogProps) {
  const { formatMessage } = useIntl()
  const { act, enrolments, name, item } = request
  const { preview, run, undo } = useActs()
  const [values, setValues] = useState<ActValues>({
    days: 14,
    reason: '',
    until: null,
    completedOn: today(),
    evidence: '',
  })
  const [isChecked, setChecked] = useState(false)
  const [isAsked, setAsked] = useState(!hasFields.includes(act))
  const title = formatMessage(actTitles[act], { count: enrolments.length })
  if (!isAsked)
    return (
      <FormDialog
        isForm
        title={title}
        verb={formatMessage(actMessages.goOn)}
        onAct={() => (errorOf(act, values) === null ? setAsked(true) : setChecked(true))}
        hasChanges={() => values.reason !== '' || values.evidence !== ''}
        onClose={onClose}
      >
        <Fields
          act={act}
          values={values}
          dates={dates}
          isChecked={isChecked}
          onChange={(parts) => setValues({ ...values, ...parts })}
        />
      </FormDialog>
    )
  const words: BulkWords = {
    title: (concerned) => formatMessage(actTitles[act], { count: concerned ?? enrolments.length }),
    sentence:
      name === null || item === null
        ? formatMessage(actSentences[act])
        : `${formatMessage(actMessages.of, { name, item })} ${formatMessage(actSentences[act])}`,
    verb: formatMessage(actVerbs[act]),
    concerned: (count) => formatMessage(actConcerned[act], { count, days: values.days ?? 0 }),
    tone: 'warn',
  }
  const takeBack = async (which: string): Promise<void> => {
    const reason = reasonOf(await undo(which))
    toasts.toast(
      reason === null
        ? { message: formatMessage(actMessages.undone) }
        : { tone: 'bad', message: formatMessage(actMessages.notUndone, { reason: formatMessage(reason) }) },
    )
    onDone()
  }
  const tell = ({ changed, undo: which }: BulkAnswer): void => {
    toasts.toast({
      message: formatMessage(actDone[act], { count: changed }),
      ...(which === null || which === undefined
        ? {}
        : { action: { label: formatMessage(listMessages.undo), onAction: () => void takeBack(which) } }),
    })
    onDone()
  }
  return (
    <BulkDialog
      words={words}
      ask={() => preview(request)}
      run={() => run(request, values)}
      onRecounted={onDone}
      onDone={tell}
      onClose={onClose}
    />
  )
}

interface FieldsProps {
  readonly act: StatisticsAct
  readonly values: ActValues
  readonly dates: Dates
  readonly isChecked: boolean
  readonly onChange: (parts: Partial<ActValues>) => void
}

function Fields({ act, values, dates, isChecked, onChange }: FieldsProps) {
  const { formatMessage } = useIntl()
  const missing = (isMissing: boolean): { readonly errorMessage?: string } =>
    isChecked && isMissing ? { errorMessage: formatMessage(userErrorMessages.REQUIRED) } : {}
  const wrongUntil = values.until === null ? null : untilError(values.until)
  if (act === 'EXTEND')
    return (
      <NumberField
        label={formatMessage(actFields.days)}
        value={values.days}
        min={1}
        max={365}
        isRequired
        hasSteppers
        onChange={(days) => onChange({ days })}
        {...missing(values.days === null)}
      />
    )
  if (act === 'WAIVE')
    return (
      <Stack space={16}>
        <TextArea
          label={formatMessage(actFields.reason)}
          description={formatMessage(actFields.reasonHint)}
          value={values.reason}
          isRequired
          onChange={(reason) => onChange({ reason })}
          {...missing(values.reason.trim() === '')}
        />
        {/* Without limits of its own: a day that it refuses would be read as none, an exemption without end. */}
        <DateField
          label={formatMessage(actFields.until)}
          description={formatMessage(actFields.untilHint)}
          value={values.until}
          pattern={dates.pattern}
          onChange={(until) => onChange({ until })}
          {...(isChecked && wrongUntil !== null ? { errorMessage: formatMessage(userErrorMessages[wrongUntil]) } : {})}
        />
      </Stack>
    )
  return (
    <Stack space={16}>
      <DateField
        label={formatMessage(actFields.completedOn)}
        value={values.completedOn}
        pattern={dates.pattern}
        minValue={firstDay}
        maxValue={today()}
        isRequired
        onChange={(completedOn) => onChange({ completedOn })}
        {...missing(values.completedOn === null)}
      />
      <TextArea
        label={formatMessage(actFields.evidence)}
        description={formatMessage(actFields.evidenceHint)}
        value={values.evidence}
        isRequired
        onChange={(evidence) => onChange({ evidence })}
        {...missing(values.evidence.trim() === '')}
      />
    </Stack>
  )
}
