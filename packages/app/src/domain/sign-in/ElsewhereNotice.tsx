import { Banner, BannerAction } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import { messages } from './messages.ts'

/** Somebody signed in in another tab while the gate stood here: one step goes on as them (session.md S4.7). */
export function ElsewhereNotice({ onContinue }: { readonly onContinue: () => void }) {
  const { formatMessage } = useIntl()
  const step = <BannerAction onPress={onContinue}>{formatMessage(messages.continue)}</BannerAction>
  return (
    <Banner tone="info" action={step} isLive>
      {formatMessage(messages.elsewhere)}
    </Banner>
  )
}
