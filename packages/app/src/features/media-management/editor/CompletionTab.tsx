import type { CompletionRuleKind, MediumKind } from '@somo/graphql/schema'
import { FormSection } from '@somo/ui/Form'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Select } from '@somo/ui/Select'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { completionMessages } from './editorMessages.ts'
import type { EditedMedium, EditedVersion } from './mediumTypes.ts'
import { editorTexts } from './savedAnswer.ts'
import type { MediumChanges } from './useMediumEditor.ts'

/** The rules that a kind offers; the server refuses others. */
const offeredRules: Readonly<Partial<Record<MediumKind, readonly CompletionRuleKind[]>>> = {
  PDF: ['READ', 'CONFIRMED'],
  PAGE: ['READ', 'CONFIRMED'],
  LINK: ['OPENED', 'CONFIRMED'],
}
const scoredKinds: readonly MediumKind[] = ['SCORM', 'QUIZ']
const counted = ['BEST', 'FIRST', 'LAST'] as const

const schema = z.object({
  rule: z.string(),
  sharePercent: z.nullable(z.number().check(z.minimum(10), z.maximum(100))),
  passMark: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  attemptLimit: z.nullable(z.number().check(z.minimum(1), z.maximum(100))),
  countedAttempt: z.enum(counted),
})
type Values = z.infer<typeof schema>

export interface CompletionTabProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
}

/** When the draft counts as complete. */
export function CompletionTab({ medium, draft, changes }: CompletionTabProps) {
  const { formatMessage } = useIntl()
  const { completion, passMark, attemptLimit, countedAttempt } = draft
  const rules = offeredRules[medium.kind] ?? [completion.rule]
  const form = useSomoForm<Values, Values>({
    schema,
    initial: {
      rule: completion.rule,
      passMark,
      attemptLimit,
      countedAttempt,
      sharePercent: completion.share === null ? null : Math.round(completion.share * 100),
    },
    texts: editorTexts,
    onSave: ({ rule, sharePercent, ...values }) =>
      changes.updateCompletion(medium, draft, {
        ...values,
        rule: rules.find((one) => one === rule) ?? completion.rule,
        share: sharePercent === null ? null : sharePercent / 100,
        by: completion.by,
      }),
  })
  return (
    <SomoForm form={form}>
      <FormSection>
        <FormField form={form} name="rule" label={formatMessage(completionMessages.rule)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={rules.map((id) => ({ id, label: formatMessage(completionMessages[id]) }))}
              selectedKey={rules.find((id) => id === value) ?? null}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
        {completion.rule === 'WATCHED' ? (
          <FormField form={form} name="sharePercent" label={formatMessage(completionMessages.share)}>
            {(field) => (
              <NumberField
                {...field}
                min={10}
                max={100}
                suffix="%"
                description={formatMessage(completionMessages.shareHint)}
              />
            )}
          </FormField>
        ) : null}
        {scoredKinds.includes(medium.kind) ? <Scores form={form} /> : null}
      </FormSection>
    </SomoForm>
  )
}

function Scores({ form }: { readonly form: SomoFormState<Values> }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="passMark" label={formatMessage(completionMessages.passMark)}>
        {(field) => <NumberField {...field} min={0} max={100} suffix="%" />}
      </FormField>
      <FormField form={form} name="attemptLimit" label={formatMessage(completionMessages.attempts)}>
        {(field) => (
          <NumberField {...field} min={1} max={100} description={formatMessage(completionMessages.attemptsHint)} />
        )}
      </FormField>
      <FormField form={form} name="countedAttempt" label={formatMessage(completionMessages.counted)}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            items={counted.map((id) => ({ id, label: formatMessage(completionMessages[id]) }))}
            selectedKey={value}
            onSelectionChange={onChange}
          />
        )}
      </FormField>
    </>
  )
}
