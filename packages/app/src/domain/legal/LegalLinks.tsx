import { Link } from '@somo/ui/Link'
import { useIntl } from 'react-intl'
import { legalAddress, legalKinds } from '../navigation/legalPages.ts'
import { links } from './LegalLinks.css.ts'
import { legalMessages, legalTitles } from './messages.ts'

/** The organisation's legal pages, in the language of the page they are linked from; each opens beside the app, which so keeps what was typed. */
export function LegalLinks() {
  const { formatMessage, locale } = useIntl()
  return (
    <nav aria-label={formatMessage(legalMessages.label)}>
      <ul className={links}>
        {legalKinds.map((kind) => (
          <li key={kind}>
            <Link variant="action" href={legalAddress(kind, locale)} isExternal>
              {formatMessage(legalTitles[kind])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
