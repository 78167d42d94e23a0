import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { CircleUserRound, File } from 'lucide-react'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import type { Message } from '../../platform/locale/message.ts'
import { screenMessages } from './health/healthMessages.ts'
import * as styles from './SuperConsole.css.ts'

interface ScreenGroup {
  readonly id: string
  readonly caption: Message
  readonly screens: readonly OpenScreen[]
}

/** All pages the person may open, by the groups of the menu. */
export function ScreensPanel({ screens }: { readonly screens: readonly OpenScreen[] }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.groups} role="group" aria-label={formatMessage(screenMessages.title)}>
      {groupsOf(screens).map(({ id, caption, screens: entries }) => (
        <section key={id} className={styles.section} aria-labelledby={`screens-${id}`}>
          <Heading level={2} step="h3" id={`screens-${id}`}>
            {formatMessage(caption)}
          </Heading>
          <ul className={styles.lines} aria-labelledby={`screens-${id}`}>
            {entries.map(({ path, title, icon }) => (
              <li key={path} className={styles.screen}>
                <span className={styles.icon}>
                  {icon ?? <Icon glyph={path === addresses.myProfile ? CircleUserRound : File} size="navigation" />}
                </span>
                <Text as="span" step="ui" isStrong>
                  <Link variant="plain" href={path}>
                    {formatMessage(title)}
                  </Link>
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** In the order they come; pages without a caption are the menu's first, or stand beside it. */
function groupsOf(screens: readonly OpenScreen[]): readonly ScreenGroup[] {
  const captionOf = ({ caption, icon }: OpenScreen): Message =>
    caption ?? (icon === null ? screenMessages.beside : screenMessages.start)
  const captions = [...new Set(screens.map(captionOf))]
  return captions.map((caption, index) => ({
    id: String(index),
    caption,
    screens: screens.filter((screen) => captionOf(screen) === caption),
  }))
}
