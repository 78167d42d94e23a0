import { Banner, BannerAction } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import { messages } from '../messages.ts'

export interface ByHandNoticeProps {
  /** What was chosen in the menu of this device. */
  readonly children: string
  readonly onUseSaved: () => void
}

/** Says that a choice on this device stands above what is saved, and offers the way back. */
export function ByHandNotice({ children, onUseSaved }: ByHandNoticeProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner tone="info" action={<BannerAction onPress={onUseSaved}>{formatMessage(messages.useSaved)}</BannerAction>}>
      {children}
    </Banner>
  )
}
