import { Button } from '@somo/ui/Button'
import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { FormActions } from '@somo/ui/Form'
import { Stack } from '@somo/ui/Stack'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm, type FormProgress } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { viewAsErrors, viewAsMessages } from './viewAsMessages.ts'
import type { ViewAsUse, ViewWish } from './useViewAs.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

const longestReason = 500

/** The server's own rules, at the field. */
const schema = z.object({
  user: z.string().check(z.minLength(1)),
  reason: z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), maxCharacters(longestReason, 'TOO_LONG')),
})

/** Whom to see and why; what was typed outlives a failed call. */
export function ViewAsForm({ find, begin }: Pick<ViewAsUse, 'find' | 'begin'>) {
  const { formatMessage } = useIntl()
  const form = useSomoForm<ViewWish, ViewWish>({
    schema,
    initial: { user: '', reason: '' },
    texts: viewAsErrors,
    onSave: begin,
  })
  return (
    <SomoForm form={form} actions={answersOf(formatMessage(viewAsMessages.begin))}>
      <Stack space={20}>
        <PersonField form={form} find={find} />
        <FormField form={form} name="reason" label={formatMessage(viewAsMessages.reason)}>
          {(field) => (
            <TextArea
              {...field}
              description={formatMessage(viewAsMessages.reasonHint)}
              maxLength={longestReason}
              isRequired
            />
          )}
        </FormField>
      </Stack>
    </SomoForm>
  )
}

const answersOf =
  (label: string) =>
  ({ isSaving }: FormProgress) => (
    <FormActions>
      <Button type="submit" variant="solid" isPending={isSaving}>
        {label}
      </Button>
    </FormActions>
  )

function PersonField({ form, find }: Pick<ViewAsUse, 'find'> & { readonly form: SomoFormState<ViewWish> }) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  // The name of the chosen one; the form keeps the id.
  const [chosen, setChosen] = useState<{ readonly id: string; readonly label: string } | null>(null)
  return (
    <FormField form={form} name="user" label={formatMessage(viewAsMessages.person)}>
      {({ id, label, errorMessage, onChange, onBlur }) => (
        <ComboBox
          id={id}
          label={label}
          items={items}
          isLoading={isLoading}
          onBlur={onBlur}
          errorMessage={errorMessage}
          description={formatMessage(viewAsMessages.personHint)}
          loadError={hasFailed ? formatMessage(viewAsMessages.notFound) : undefined}
          onSearch={search}
          selected={chosen}
          onSelectionChange={(option) => {
            setChosen(option)
            onChange(option?.id ?? '')
          }}
          isRequired
        />
      )}
    </FormField>
  )
}
