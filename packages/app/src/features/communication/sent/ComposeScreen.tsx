import { useIntl } from 'react-intl'
import type { Message } from '../../../platform/locale/message.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { ComposeView } from './ComposeView.tsx'
import { sentMessages } from './sentMessages.ts'
import { useCompose } from './useCompose.ts'

/** A new message. */
export function ComposeScreen({ title, onSent }: { readonly title: Message; readonly onSent: () => void }) {
  const { formatMessage } = useIntl()
  const data = useCompose()
  return (
    <ComposeView
      {...data}
      title={title}
      onSent={(count) => {
        toasts.toast({ message: formatMessage(sentMessages.done, { count }) })
        onSent()
      }}
    />
  )
}
