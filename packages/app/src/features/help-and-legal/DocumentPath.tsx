import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { useIntl } from 'react-intl'
import { messages } from './messages.ts'

/** The way back to the list. */
export function DocumentPath({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl()
  return (
    <Breadcrumbs
      label={formatMessage(messages.path)}
      items={[{ id: 'list', label: formatMessage(messages.back), href }]}
    />
  )
}
