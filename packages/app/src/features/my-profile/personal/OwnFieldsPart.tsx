import { Button } from '@somo/ui/Button'
import { ConflictState } from '@somo/ui/ConflictState'
import { FormActions, FormSection } from '@somo/ui/Form'
import { Heading } from '@somo/ui/Heading'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import {
  customEntries,
  customName,
  customTexts,
  checkCustom,
  labelIn,
  placeCustomErrors,
  writeCustom,
  type CustomName,
} from '../../../domain/custom-field/customField.ts'
import { CustomFieldControl } from '../../../domain/custom-field/CustomFieldControl.tsx'
import { customFieldMessages } from '../../../domain/custom-field/customFieldMessages.ts'
import { Fact, FactList } from '../../../domain/facts/FactList.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm, type FormProgress } from '../../../platform/form/SomoForm.tsx'
import { useMergedForm, type FormConflict, type Revised } from '../../../platform/form/merge/useMergedForm.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { messages } from '../messages.ts'
import { nextPart } from '../parts.css.ts'
import type { OwnFields, OwnFieldsUse } from './useOwnFields.ts'

export interface OwnFieldsPartProps {
  readonly own: OwnFieldsUse
  readonly dates: Dates
  readonly onSaved: () => void
}

/** What the installation knows of oneself beyond one's profile: some of it to be changed, the rest to be read. */
export function OwnFieldsPart({ own, dates, onSaved }: OwnFieldsPartProps) {
  const { formatMessage } = useIntl()
  const { data, problem } = own.mine
  if (data === null) {
    return problem === null ? null : (
      <Notice tone="warn" action={{ label: formatMessage(customFieldMessages.retry), onPress: own.retry }}>
        {formatMessage(problemMessages[problem.code])}
      </Notice>
    )
  }
  if (data.fields.length === 0) return null
  const isRead = data.fields.some(({ isOwn }) => !isOwn)
  return (
    <section className={nextPart} aria-labelledby="own-fields">
      <Stack space={20}>
        <Heading level={2} step="h3" id="own-fields">
          {formatMessage(customFieldMessages.section)}
        </Heading>
        <LackingNotice own={data} />
        {isRead ? <ReadFields own={data} dates={dates} /> : null}
        {data.fields.some(({ isOwn }) => isOwn) ? (
          <OwnForm own={own} dates={dates} onSaved={onSaved} mine={data} />
        ) : null}
      </Stack>
    </section>
  )
}

/** What is needed of the person and not there yet. It is asked for here and stands in the way of nothing else. */
function LackingNotice({ own: { fields, values } }: { readonly own: OwnFields }) {
  const { formatMessage, formatList, locale } = useIntl()
  const lacking = fields.filter(
    ({ key, isOwn, isRequired }) => isOwn && isRequired && !values.some((held) => held.key === key),
  )
  if (lacking.length === 0) return null
  const names = formatList(lacking.map(({ labels }) => labelIn(labels, locale)))
  return (
    <Notice tone="warn">{formatMessage(customFieldMessages.lacking, { count: lacking.length, fields: names })}</Notice>
  )
}

function ReadFields({ own: { fields, values }, dates }: { readonly own: OwnFields; readonly dates: Dates }) {
  const intl = useIntl()
  return (
    <FactList>
      {fields
        .filter(({ isOwn }) => !isOwn)
        .map((field) => {
          const held = values.find(({ key }) => key === field.key)
          return (
            <Fact key={field.uuid} label={labelIn(field.labels, intl.locale)}>
              {held === undefined
                ? intl.formatMessage(customFieldMessages.unset)
                : writeCustom(field, held.value, intl, dates.day)}
            </Fact>
          )
        })}
    </FactList>
  )
}

type Entry = Revised<CustomName> & { readonly mine: OwnFields }
const entryOf = (mine: OwnFields): Entry => ({
  ...customTexts(mine.fields, mine.values),
  revision: mine.revision,
  mine,
})

function OwnForm({ own, mine, dates, onSaved }: OwnFieldsPartProps & { readonly mine: OwnFields }) {
  const { formatMessage, locale } = useIntl()
  const [entry] = useState(() => entryOf(mine))
  const fields = entry.mine.fields.filter(({ isOwn }) => isOwn)
  const rule = (field: (typeof fields)[number]) =>
    z.string().check(
      z.refine((text) => checkCustom(field, text) !== 'REQUIRED', 'REQUIRED'),
      z.refine(
        (text) => checkCustom({ ...field, isRequired: false }, text) === null,
        field.kind === 'NUMBER' ? 'NOT_A_NUMBER' : 'TOO_LONG',
      ),
    )
  const { form, conflict, decide, giveUp } = useMergedForm<CustomName, Entry>({
    entry,
    fields: fields.map(customName),
    schema: z.object(Object.fromEntries(fields.map((field) => [customName(field), rule(field)]))),
    texts: userErrorMessages,
    change: async (revision, patch) => {
      const { mine: now, userErrors, problem } = await own.change(revision, customEntries(fields, patch))
      return { entry: now === null ? null : entryOf(now), userErrors: placeCustomErrors(fields, userErrors), problem }
    },
    onChanged: onSaved,
  })
  return (
    <>
      {conflict === null ? null : (
        <OwnConflict conflict={conflict} fields={fields} dates={dates} decide={decide} giveUp={giveUp} />
      )}
      <div hidden={conflict !== null}>
        <SomoForm form={form} actions={answersOf(formatMessage)}>
          <FormSection>
            {fields.map((field) => (
              <FormField key={field.uuid} form={form} name={customName(field)} label={labelIn(field.labels, locale)}>
                {(control) => <CustomFieldControl definition={field} field={control} pattern={dates.pattern} />}
              </FormField>
            ))}
          </FormSection>
        </SomoForm>
      </div>
    </>
  )
}

const answersOf =
  (formatMessage: IntlShape['formatMessage']) =>
  ({ isSaving }: FormProgress) => (
    <FormActions>
      <Button type="submit" isPending={isSaving}>
        {formatMessage(customFieldMessages.save)}
      </Button>
    </FormActions>
  )

interface OwnConflictProps {
  readonly conflict: FormConflict<CustomName, Entry>
  readonly fields: OwnFields['fields']
  readonly dates: Dates
  readonly decide: Parameters<typeof ConflictState>[0]['onSave']
  readonly giveUp: () => void
}

/** Both values of each field that was changed here and elsewhere; nothing is chosen in advance. */
function OwnConflict({ conflict, fields, dates, decide, giveUp }: OwnConflictProps) {
  const intl = useIntl()
  const shown = fields.filter((field) => conflict.conflicts.includes(customName(field)))
  const write = (field: OwnFields['fields'][number], text: string): string =>
    text === '' ? intl.formatMessage(messages.empty) : writeCustom(field, text, intl, dates.day)
  return (
    <ConflictState
      notice={intl.formatMessage(messages.conflict)}
      theirsLabel={intl.formatMessage(messages.theirs)}
      fields={shown.map((field) => ({
        id: customName(field),
        label: labelIn(field.labels, intl.locale),
        mine: write(field, conflict.values[customName(field)] ?? ''),
        theirs: write(field, conflict.theirs[customName(field)] ?? ''),
      }))}
      onSave={decide}
      onDiscard={giveUp}
    />
  )
}
