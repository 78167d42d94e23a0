import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { FormSection } from '@somo/ui/Form'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { tabHref } from '../communicationAddress.ts'
import * as styles from '../news/News.css.ts'
import { composeSchema, initialValues, targetOf, type ComposeValues } from './composeForm.ts'
import { RecipientCount } from './RecipientCount.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { sentMessages } from './sentMessages.ts'
import type { ComposeData } from './sentTypes.ts'

export interface ComposeViewProps extends ComposeData {
  readonly title: Message
  /** It was sent to so many. */
  readonly onSent: (count: number) => void
}

/** A message to chosen people or to those of a unit; how many get it is said before it is sent. */
export function ComposeView({ title, findPeople, findUnits, usePreview, send, onSent }: ComposeViewProps) {
  const { formatMessage } = useIntl()
  const [idempotenceKey, setKey] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const expected = useRef(0)
  const form = useSomoForm<ComposeValues, ComposeValues>({
    schema: composeSchema,
    initial: initialValues,
    texts: {
      ...userErrorMessages,
      COUNT_CHANGED: sentMessages.countChanged,
      NOTHING_TO_DO: sentMessages.nobody,
    },
    onSave: async (values) => {
      setSending(true)
      const target = targetOf(values) ?? {}
      const { userErrors, problem } = await send(
        { subject: values.subject, body: values.body, target },
        expected.current,
        idempotenceKey,
      )
      setSending(false)
      if (userErrors.length > 0) setKey(crypto.randomUUID())
      if (userErrors.some(({ code }) => code === 'COUNT_CHANGED')) preview.retry()
      const field = values.kind === 'list' ? 'unit' : 'people'
      return {
        problem,
        userErrors: userErrors.map(({ code, path }) => ({ code, path: path?.[0] === 'target' ? [field] : path })),
      }
    },
    onSaved: () => onSent(expected.current),
  })
  const values = useFormValues(form)
  const preview = usePreview(targetOf(values))
  expected.current = preview.data?.count ?? 0
  const count = preview.data?.count ?? null
  return (
    <Page
      layout="list"
      title={formatMessage(sentMessages.newMessage)}
      eyebrow={
        <Link variant="action" href={tabHref('sent')}>
          {formatMessage(title)}
        </Link>
      }
      actions={
        <Button
          writes
          variant="solid"
          icon={<Icon glyph={Send} />}
          type="submit"
          form={form.id}
          isPending={isSending}
          isDisabled={count === 0}
          disabledReason={count === 0 ? formatMessage(sentMessages.nobody) : undefined}
        >
          {count === null ? formatMessage(sentMessages.send) : formatMessage(sentMessages.sendTo, { count })}
        </Button>
      }
    >
      <div className={styles.editor}>
        <SomoForm form={form} actions={() => null}>
          <Stack space={28}>
            <RecipientFields form={form} findPeople={findPeople} findUnits={findUnits} kind={values.kind} />
            <FormSection title={formatMessage(sentMessages.message)}>
              <FormField form={form} name="subject" label={formatMessage(sentMessages.subject)}>
                {(field) => <TextField {...field} isRequired maxLength={160} autoComplete="off" />}
              </FormField>
              <FormField form={form} name="body" label={formatMessage(sentMessages.body)}>
                {(field) => <TextArea {...field} isRequired rows={9} maxLength={5000} />}
              </FormField>
            </FormSection>
          </Stack>
        </SomoForm>
        <RecipientCount preview={preview} isChosen={targetOf(values) !== null} />
      </div>
    </Page>
  )
}
