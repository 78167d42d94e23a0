import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { OpenScreen } from '../../../../domain/navigation/OpenScreens.tsx'
import type { Message } from '../../../../platform/locale/message.ts'
import { accessMessages } from './accessMessages.ts'
import * as styles from './QuickWays.css.ts'
import { quickWays, wayMessages } from './quickWays.ts'

const lines: ReadonlyMap<string, Message> = new Map(Object.entries(wayMessages))

/** The pages a person with these roles comes for, one line each; nothing where there are none. */
export function QuickWays({ screens }: { readonly screens: readonly OpenScreen[] }) {
  const { formatMessage } = useIntl()
  const ways = quickWays(screens)
  if (ways.length === 0) return null
  return (
    <nav className={styles.section} aria-labelledby="ways-title">
      <Heading level={2} id="ways-title">
        {formatMessage(accessMessages.ways)}
      </Heading>
      <ul className={styles.list} role="list">
        {ways.map(({ path, title, icon }) => (
          <li key={path} className={styles.way}>
            <span className={styles.icon}>{icon ?? <Icon glyph={UserRound} size="navigation" />}</span>
            <span className={styles.words}>
              <Text as="span" step="ui" isStrong>
                <Link variant="plain" href={path}>
                  {formatMessage(title)}
                </Link>
              </Text>
              <WayLine message={lines.get(path)} />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WayLine({ message }: { readonly message: Message | undefined }) {
  const { formatMessage } = useIntl()
  if (message === undefined) return null
  return (
    <Text as="span" step="small" tone="ink2">
      {formatMessage(message)}
    </Text>
  )
}
