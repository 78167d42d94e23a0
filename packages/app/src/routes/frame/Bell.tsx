import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Bell as BellGlyph } from 'lucide-react'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { frameMessages } from './frameMessages.ts'

/** The way to news and messages, which is everybody's, with or without the role that has it in the menu (decision 0001). */
export function Bell({ isOnBar = false }: { readonly isOnBar?: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="plainButton" href={addresses.communication} label={formatMessage(frameMessages.bell)}>
      <Icon glyph={BellGlyph} size={isOnBar ? 'phone' : 'navigation'} />
    </Link>
  )
}
