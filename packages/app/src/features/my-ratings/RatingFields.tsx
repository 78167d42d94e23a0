import { RadioGroup } from '@somo/ui/RadioGroup'
import { StarRating } from '@somo/ui/StarRating'
import { TextArea } from '@somo/ui/TextArea'
import { useIntl } from 'react-intl'
import { FormField } from '../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import { formMessages, rowMessages } from './messages.ts'
import { longestComment, nameChoices, type RatingValues } from './ratingForm.ts'

/** Stars, comment and how the person is named. */
export function RatingFields({ form }: { readonly form: SomoFormState<RatingValues> }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField
        form={form}
        name="stars"
        label={formatMessage(formMessages.stars)}
        missing={formatMessage(formMessages.starsMissing)}
      >
        {(field) => <StarRating {...field} isRequired />}
      </FormField>
      <FormField form={form} name="comment" label={formatMessage(formMessages.comment)}>
        {(field) => (
          <TextArea
            {...field}
            rows={4}
            maxLength={longestComment}
            description={formatMessage(formMessages.commentHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="name" label={formatMessage(formMessages.showAs)}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            selectedKey={value}
            onSelectionChange={onChange}
            items={nameChoices.map((id) => ({
              id,
              label: formatMessage(id === 'named' ? formMessages.named : rowMessages.anonymous),
              ...(id === 'anonymous' ? { description: formatMessage(formMessages.anonymousHint) } : {}),
            }))}
          />
        )}
      </FormField>
    </>
  )
}
