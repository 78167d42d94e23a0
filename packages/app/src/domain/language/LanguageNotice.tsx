import { Banner, BannerAction } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { nativeNames } from '../../platform/locale/locales.ts'
import { messages } from './messages.ts'

/** Says that a chosen language did not come, in the one that stayed; nothing where there is nothing to say. */
export function LanguageNotice() {
  const { formatMessage } = useIntl()
  const { missed, choose, dismissMissed } = useLocale()
  if (missed === null) return null
  const retry = <BannerAction onPress={() => void choose(missed)}>{formatMessage(messages.retry)}</BannerAction>
  return (
    <Banner tone="warn" action={retry} onDismiss={dismissMissed} isLive>
      {formatMessage(messages.missed, { language: nativeNames[missed] })}
    </Banner>
  )
}
