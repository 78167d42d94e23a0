import { DateField } from '@somo/ui/DateField'
import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { BulkDialog } from '../../../domain/list/bulk/BulkDialog.tsx'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { aheadLimits } from '../calendarLimits.ts'
import { isFitting, type ActValues, type PersonAct } from './personAct.ts'
import { personActMessages, personActTitles, personActVerbs } from './personActMessages.ts'
import type { PersonRow } from './peopleList.ts'
import { useActToast } from './useActToast.ts'
import type { ActForPeople, AssignmentPeopleData } from './useAssignmentPeople.ts'
import { lastDay } from '../../../domain/learning/acts/lastDay.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export interface PersonActDialogProps {
  readonly act: PersonAct
  readonly rows: readonly PersonRow[]
  /** How the person writes dates. */
  readonly pattern: string
  readonly run: ActForPeople
  readonly readDigest: AssignmentPeopleData['readDigest']
  readonly undo: (act: string) => Promise<BulkAnswer>
  readonly onDone: () => void
  readonly onClose: () => void
}

const nothingTyped: ActValues = { reason: '', day: null, days: 0, digest: '' }

/** Asks before something is done for people, with what it needs to know. */
export function PersonActDialog(props: PersonActDialogProps) {
  const { act } = props
  return act === 'waive' || act === 'extend' || act === 'changeDue' ? (
    <ValueDialog {...props} act={act} />
  ) : (
    <QuestionDialog {...props} act={act} />
  )
}

type QuestionAct = Exclude<PersonAct, 'waive' | 'extend' | 'changeDue'>

const sentences = {
  remind: personActMessages.remindText,
  endWaiver: personActMessages.endWaiverText,
  remove: personActMessages.removeText,
} as const

const lines = {
  remind: personActMessages.remindLine,
  endWaiver: personActMessages.endWaiverLine,
  remove: personActMessages.removeLine,
} as const

function QuestionDialog({
  act,
  rows,
  run,
  undo,
  onDone,
  onClose,
}: PersonActDialogProps & { readonly act: QuestionAct }) {
  const { formatMessage } = useIntl()
  const tell = useActToast(undo, onDone)
  const concerned = rows.filter((row) => isFitting(act, row)).length
  const consequences = { concerned, unchanged: rows.length - concerned, refused: [], confirmation: null }
  return (
    <BulkDialog
      words={{
        title: (count) => formatMessage(personActTitles[act], { count: count ?? rows.length }),
        sentence: formatMessage(sentences[act]),
        verb: formatMessage(personActVerbs[act]),
        concerned: (count) => formatMessage(lines[act], { count }),
        tone: act === 'remove' ? 'bad' : 'ok',
      }}
      ask={() => Promise.resolve({ consequences, problem: null })}
      run={() =>
        run(
          act,
          rows.map(({ uuid }) => uuid),
          nothingTyped,
        )
      }
      onRecounted={onDone}
      onDone={(answer) => {
        tell(answer)
        onDone()
      }}
      onClose={onClose}
    />
  )
}

type ValueAct = 'waive' | 'extend' | 'changeDue'

const day = z
  .nullable(z.string())
  .check(z.refine((value) => value === null || value <= lastDay(), { error: 'TOO_LATE' }))
const reason = z.string().check(z.trim(), z.minLength(1), maxCharacters(500))
const schemas = {
  waive: z.object({ reason, until: day, days: z.any() }),
  extend: z.object({
    reason: z.string(),
    until: day,
    days: z
      .nullable(z.number().check(z.minimum(1), z.maximum(365)))
      .check(z.refine((value) => value !== null, { error: 'REQUIRED' })),
  }),
  changeDue: z.object({ reason: z.string(), until: day, days: z.any() }),
} as const
interface Values {
  readonly reason: string
  readonly until: string | null
  readonly days: number | null
}

function ValueDialog({
  act,
  rows,
  pattern,
  run,
  readDigest,
  undo,
  onDone,
  onClose,
}: PersonActDialogProps & { readonly act: ValueAct }) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const tell = useActToast(undo, onDone)
  const concerned = rows.filter((row) => isFitting(act, row)).length
  const enrolments = rows.map(({ uuid }) => uuid)
  const digest = useRef('')
  const readNow = async (): Promise<void> => {
    if (act === 'extend') digest.current = await readDigest(enrolments)
  }
  const onOpen = useEffectEvent(() => void readNow())
  useEffect(function readFirst() {
    onOpen()
  }, [])
  const form = useSomoForm<Values, Values>({
    schema: schemas[act],
    initial: { reason: '', until: null, days: 14 },
    texts: userErrorMessages,
    onSave: async ({ reason, until, days }) => {
      setPending(true)
      const answer = await run(act, enrolments, {
        reason: reason.trim(),
        day: until,
        days: days ?? 0,
        digest: digest.current,
      })
      // The next try is made from what is so now.
      if (answer.userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')) await readNow()
      setPending(false)
      const isOver = answer.problem === null && answer.userErrors.length === 0
      if (isOver) tell(answer)
      // The field of a date is called differently in each act.
      const userErrors = answer.userErrors.map((error) =>
        error.path?.[0] === 'dueOn' ? { ...error, path: ['until'] } : error,
      )
      return { problem: answer.problem, userErrors }
    },
    onSaved: onDone,
  })
  return (
    <FormDialog
      title={formatMessage(personActTitles[act], { count: rows.length })}
      verb={formatMessage(personActVerbs[act])}
      isPending={isPending}
      onAct={concerned === 0 ? null : form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      {concerned === 0 ? (
        <Text>{formatMessage(listMessages.nobodyConcerned)}</Text>
      ) : (
        <SomoForm form={form} actions={() => null}>
          <Stack space={20}>
            {concerned === rows.length ? null : (
              <Text tone="ink2">{formatMessage(personActMessages.leftOut, { count: rows.length - concerned })}</Text>
            )}
            <ValueFields act={act} form={form} pattern={pattern} />
          </Stack>
        </SomoForm>
      )}
    </FormDialog>
  )
}

interface ValueFieldsProps {
  readonly act: ValueAct
  readonly form: SomoFormState<Values>
  readonly pattern: string
}

function ValueFields({ act, form, pattern }: ValueFieldsProps) {
  const { formatMessage } = useIntl()
  if (act === 'extend')
    return (
      <FormField form={form} name="days" label={formatMessage(personActMessages.days)}>
        {(field) => <NumberField {...field} min={1} max={365} isRequired />}
      </FormField>
    )
  const isWaiver = act === 'waive'
  return (
    <>
      {isWaiver ? (
        <FormField
          form={form}
          name="reason"
          label={formatMessage(personActMessages.reason)}
          missing={formatMessage(personActMessages.reasonMissing)}
        >
          {(field) => (
            <TextArea
              {...field}
              description={formatMessage(personActMessages.reasonHint)}
              maxLength={500}
              isRequired
              autoFocus
            />
          )}
        </FormField>
      ) : null}
      <FormField
        form={form}
        name="until"
        label={formatMessage(isWaiver ? personActMessages.until : personActMessages.dueOn)}
      >
        {(field) => (
          <DateField
            {...field}
            {...aheadLimits()}
            pattern={pattern}
            description={formatMessage(isWaiver ? personActMessages.untilHint : personActMessages.dueOnHint)}
          />
        )}
      </FormField>
    </>
  )
}
