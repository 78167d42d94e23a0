import type { Role } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { BulkDialog, type BulkWords } from '../../../domain/list/bulk/BulkDialog.tsx'
import { usePreview } from '../../../domain/list/bulk/usePreview.ts'
import { recounted } from '../../../domain/list/bulk/selection.ts'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { actionMessages } from '../messages.ts'
import type { ActionRequest } from './peopleActions.ts'
import type { PersonAction } from './personActions.ts'
import { effectMessages, doneMessages, planMessages, questionMessages, sentenceMessages } from './actionTexts.ts'
import { isReady, noValues, type ActionValues } from './actionValues.ts'
import { useFailureToast } from '../useFailureToast.ts'
import { ValuesDialog } from './ValuesDialog.tsx'
import { usePeopleActions } from './usePeopleActions.ts'

export interface ActionPartProps {
  readonly request: ActionRequest
  /** The roles the caller may give. */
  readonly roles: readonly Role[]
  readonly find: FindUnits
  readonly dates: Dates
  readonly onDone: (answer: BulkAnswer) => void
  /** What is listed is no longer what was selected from. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

const tones = {
  INVITE: 'ok',
  ADD_TO_UNIT: 'ok',
  SUSPEND: 'bad',
  DEACTIVATE_ON: 'warn',
  REMOVE_FROM_UNIT: 'warn',
  SET_ROLES: 'warn',
  REACTIVATE: 'ok',
  END_SESSIONS: 'warn',
  LETTERS: 'ok',
  ANONYMISE: 'bad',
} as const satisfies Record<PersonAction, BulkWords['tone']>

/** One action on people, from the values it needs by its consequences to what is said afterwards. */
export function ActionPart({ request, roles, find, dates, onDone, onChanged, onClose }: ActionPartProps) {
  const { action, selection } = request
  const [values, setValues] = useState<ActionValues>(noValues)
  const [isPreviewed, setPreviewed] = useState(false)
  const { forecast, run, takeBack } = usePeopleActions()
  const words = useWords(request, values, dates)
  const say = useNews(request, values, dates)
  const tell = useFailureToast()
  const { error, isPending, look, ask, forget } = usePreview(() => forecast(action, selection, values))
  const change = (next: ActionValues): void => {
    forget()
    setValues(next)
  }
  if (!isPreviewed && !isReady(action, null)) {
    return (
      <ValuesDialog
        title={words.title(null)}
        action={action}
        values={values}
        roles={roles}
        find={find}
        error={error}
        isPending={isPending}
        onClose={onClose}
        pattern={dates.pattern}
        onChange={change}
        onGoOn={() => void look().then(setPreviewed)}
      />
    )
  }
  return (
    <BulkDialog
      words={words}
      ask={ask}
      run={(confirmation, count) => run(action, recounted(selection, count), values, confirmation)}
      onRecounted={onChanged}
      onClose={onClose}
      onDone={(answer) => {
        onDone(answer)
        if (answer.job !== null) return
        const { undo = null } = answer
        say(
          answer.changed,
          undo === null
            ? undefined
            : () =>
                void takeBack(undo).then((taken) => {
                  onDone(taken)
                  tell(taken)
                }),
        )
      }}
    />
  )
}

function useWords({ action, count, name }: ActionRequest, values: ActionValues, dates: Dates): BulkWords {
  const { formatMessage } = useIntl()
  const { unit, day, from } = values
  const written = (one: string | null): string => (one === null ? '' : dates.day(one))
  const about = {
    count,
    name: name ?? '',
    isOne: name === null ? 'no' : 'yes',
    unit: unit?.label ?? '',
    day: written(day),
    date: written(from),
  }
  const isLater = action === 'ADD_TO_UNIT' && from !== null
  return {
    title: (concerned) => formatMessage(questionMessages[action], { ...about, count: concerned ?? count }),
    sentence: formatMessage(isLater ? planMessages.sentence : sentenceMessages[action], about),
    verb: formatMessage(actionMessages[action]),
    tone: tones[action],
    concerned: (concerned) =>
      formatMessage(isLater ? planMessages.concerned : effectMessages[action], { ...about, count: concerned }),
  }
}

function useNews({ action, name }: ActionRequest, { unit, from }: ActionValues, dates: Dates) {
  const { formatMessage } = useIntl()
  return (changed: number, undo?: () => void): void =>
    void toasts.toast({
      message: formatMessage(action === 'ADD_TO_UNIT' && from !== null ? planMessages.done : doneMessages[action], {
        count: changed,
        name: name ?? '',
        isOne: name === null ? 'no' : 'yes',
        unit: unit?.label ?? '',
        date: from === null ? '' : dates.day(from),
      }),
      ...(undo === undefined ? {} : { action: { label: formatMessage(listMessages.undo), onAction: undo } }),
    })
}
