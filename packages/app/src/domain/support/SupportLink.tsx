import { Link } from '@somo/ui/Link'
import { useIntl } from 'react-intl'
import { defineMessages } from '../../platform/locale/message.ts'

const messages = defineMessages({
  write: {
    id: 'support.link.write',
    defaultMessage: 'Write to {email}',
    description: 'Link that begins a mail to those who help; {email} is their address.',
  },
})

/** Begins a mail to those who help. */
export function SupportLink({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="action" href={`mailto:${email}`}>
      {formatMessage(messages.write, { email })}
    </Link>
  )
}
