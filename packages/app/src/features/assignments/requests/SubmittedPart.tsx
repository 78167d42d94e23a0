import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import {
  SubmittedCertificates,
  type SubmittedCertificatesProps,
} from '../../../domain/certificate/SubmittedCertificates.tsx'
import { submittedMessages } from '../../../domain/certificate/submittedMessages.ts'

/** Certificates of other organisations that wait for the manager; nothing where none waited since the tab was opened. */
export function SubmittedPart(props: SubmittedCertificatesProps) {
  const { formatMessage } = useIntl()
  const { page, onFirst } = props.submitted
  const isEmpty = page.problem === null && (page.data?.items ?? []).length === 0 && onFirst === null
  const [wasShown, setShown] = useState(false)
  // The part stays after the decision about the last one, with the dialog that asked for it.
  if (!isEmpty && !wasShown) setShown(true)
  if (isEmpty && !wasShown) return null
  return (
    <Stack space={12} as="section" labelledBy="certificates-to-confirm">
      <Heading level={2} id="certificates-to-confirm">
        {formatMessage(submittedMessages.list)}
      </Heading>
      <SubmittedCertificates {...props} />
    </Stack>
  )
}
