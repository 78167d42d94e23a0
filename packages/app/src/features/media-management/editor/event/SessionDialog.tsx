import { isWebAddress } from '@somo/graphql/legalLine'
import { DateField } from '@somo/ui/DateField'
import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { Switch } from '@somo/ui/Switch'
import { TextField } from '@somo/ui/TextField'
import { TimeField } from '@somo/ui/TimeField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../../domain/errors/userErrorMessages.ts'
import { deviceZone } from '../../../../domain/time-zone/deviceZone.ts'
import { ZonePicker } from '../../../../domain/time-zone/ZonePicker.tsx'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import { sessionMessages } from './sessionMessages.ts'
import type { EventSession, EventSessionsUse } from './useEventSessions.ts'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'

const text = (longest: number) => z.string().check(z.trim(), maxCharacters(longest))
const needed = <T,>() => z.nullable(z.custom<T>()).check(z.refine((value) => value !== null, { error: 'REQUIRED' }))
const schema = z
  .object({
    day: needed<string>(),
    from: needed<string>(),
    to: needed<string>(),
    zone: z.string().check(z.minLength(1)),
    place: text(200),
    joinUrl: text(1000).check(z.refine((url) => url === '' || isWebAddress(url), { error: 'BAD_URL' })),
    trainer: text(120),
    seats: z.nullable(z.number()),
    hasWaitingList: z.boolean(),
  })
  .check(
    z.refine(({ place, joinUrl }) => place !== '' || joinUrl !== '', { path: ['place'], error: 'PLACE_MISSING' }),
    z.refine(({ from, to }) => from === null || to === null || to > from, { path: ['to'], error: 'WRONG_ORDER' }),
  )
type Values = z.infer<typeof schema>

const texts = {
  ...userErrorMessages,
  BAD_URL: sessionMessages.badUrl,
  PLACE_MISSING: sessionMessages.placeMissing,
  WRONG_ORDER: sessionMessages.endFirst,
  IN_USE: sessionMessages.tooFewSeats,
}

const blank = (): Values => ({
  day: null,
  from: '09:00',
  to: '11:00',
  zone: deviceZone(),
  place: '',
  joinUrl: '',
  trainer: '',
  seats: 12,
  hasWaitingList: true,
})

const valuesOf = ({ day, from, to, zone, place, joinUrl, trainer, seats, hasWaitingList }: EventSession): Values => ({
  day,
  from,
  to,
  zone,
  place: place ?? '',
  joinUrl: joinUrl ?? '',
  trainer: trainer ?? '',
  seats,
  hasWaitingList,
})

const orNull = (value: string): string | null => (value === '' ? null : value)

export interface SessionDialogProps {
  /** Null for a new one. */
  readonly session: EventSession | null
  /** How the person writes days. */
  readonly pattern: string
  readonly save: EventSessionsUse['save']
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Day, times, place and seats of a session. */
export function SessionDialog({ session, pattern, save, onSaved, onClose }: SessionDialogProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: session === null ? blank() : valuesOf(session),
    texts,
    onSaved,
    async onSave({ day, from, to, place, joinUrl, trainer, ...values }) {
      setSaving(true)
      const where = { place: orNull(place), joinUrl: orNull(joinUrl), trainer: orNull(trainer) }
      const result = await save(session, { ...values, ...where, day: day ?? '', from: from ?? '', to: to ?? '' })
      setSaving(false)
      return result
    },
  })
  return (
    <FormDialog
      title={formatMessage(session === null ? sessionMessages.add : sessionMessages.changeTitle)}
      verb={formatMessage(sessionMessages.save)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <When form={form} pattern={pattern} />
          <Where form={form} />
          <FormField form={form} name="seats" label={formatMessage(sessionMessages.seatsField)}>
            {(field) => (
              <NumberField {...field} min={1} max={100_000} description={formatMessage(sessionMessages.seatsHint)} />
            )}
          </FormField>
          <FormField form={form} name="hasWaitingList" label={formatMessage(sessionMessages.waitingList)}>
            {({ value, onChange, label, id }) => (
              <Switch id={id} label={label} onChange={onChange} isSelected={value} />
            )}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}

type Form = ReturnType<typeof useSomoForm<Values, Values>>

function When({ form, pattern }: { readonly form: Form; readonly pattern: string }) {
  const { formatMessage, locale } = useIntl()
  const [now] = useState(() => new Date())
  return (
    <>
      <FormField form={form} name="day" label={formatMessage(sessionMessages.day)}>
        {(field) => <DateField {...field} isRequired pattern={pattern} />}
      </FormField>
      <FormField form={form} name="from" label={formatMessage(sessionMessages.from)}>
        {(field) => <TimeField {...field} isRequired />}
      </FormField>
      <FormField form={form} name="to" label={formatMessage(sessionMessages.to)}>
        {(field) => <TimeField {...field} isRequired />}
      </FormField>
      <FormField form={form} name="zone" label={formatMessage(sessionMessages.zone)}>
        {(field) => (
          <ZonePicker field={field} locale={locale} now={now} description={formatMessage(sessionMessages.zoneHint)} />
        )}
      </FormField>
    </>
  )
}

function Where({ form }: { readonly form: Form }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="place" label={formatMessage(sessionMessages.place)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="joinUrl" label={formatMessage(sessionMessages.joinUrl)}>
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            spellCheck={false}
            description={formatMessage(sessionMessages.joinUrlHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="trainer" label={formatMessage(sessionMessages.trainer)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
    </>
  )
}
