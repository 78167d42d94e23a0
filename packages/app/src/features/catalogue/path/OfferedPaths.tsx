import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { mediumHref } from '../../../domain/medium/playerHref.ts'
import { actionMessages } from '../../../domain/learning/learningMessages.ts'
import { mediumMessages } from '../medium/mediumMessages.ts'
import * as styles from './OfferedPaths.css.ts'
import { offeredMessages } from './offeredMessages.ts'
import type { OfferedPathsUse } from './useOfferedPaths.ts'

/** Learning paths that the person can begin, or has begun. Nothing where there is none. */
export function OfferedPaths({ items, pending, onStart }: OfferedPathsUse) {
  const { formatMessage } = useIntl()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="paths" className={styles.paths}>
      <Heading level={2} id="paths">
        {formatMessage(offeredMessages.heading)}
      </Heading>
      <ul className={styles.list} role="list">
        {items.map((path) => {
          const { uuid, title, summary, stages, items: media, hasCertificate, isMine } = path
          return (
            <li key={uuid} className={styles.line}>
              <Stack space={2}>
                <Text isStrong>
                  {isMine ? (
                    <Link href={mediumHref(uuid)} variant="plain">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </Text>
                {summary === null ? null : <Text step="small">{summary}</Text>}
                <Text step="small" tone="ink2">
                  {[
                    formatMessage(offeredMessages.size, { stages, items: media }),
                    ...(hasCertificate ? [formatMessage(mediumMessages.certificate)] : []),
                  ].join(' · ')}
                </Text>
              </Stack>
              {isMine ? (
                <Link
                  href={mediumHref(uuid)}
                  variant="button"
                  aria-label={formatMessage(offeredMessages.resume, { title })}
                >
                  {formatMessage(actionMessages.RESUME)}
                </Link>
              ) : (
                <Button
                  writes
                  isPending={pending === uuid}
                  aria-label={formatMessage(offeredMessages.start, { title })}
                  onPress={() => onStart(path)}
                >
                  {formatMessage(actionMessages.START)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
