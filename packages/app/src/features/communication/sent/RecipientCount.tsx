import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import * as styles from '../news/News.css.ts'
import { sentMessages } from './sentMessages.ts'
import type { Preview } from './sentTypes.ts'

export interface RecipientCountProps {
  readonly preview: QueryUse<Preview>
  readonly isChosen: boolean
}

/** How many people get the message, and how it reaches them. */
export function RecipientCount({ preview, isChosen }: RecipientCountProps) {
  const { formatMessage, formatNumber, formatList } = useIntl()
  if (!isChosen) return <Text tone="ink2">{formatMessage(sentMessages.chooseFirst)}</Text>
  return (
    <div role="status">
      <QueryView
        state={preview}
        onRetry={preview.retry}
        waiting={<Text tone="ink2">{formatMessage(sentMessages.counting)}</Text>}
      >
        {({ count, withoutEmail, overLimit, sample }) => (
          <Stack space={16}>
            <p className={styles.count}>
              <span className={styles.figure}>{formatNumber(count)}</span>
              <Text as="span" tone="ink2">
                {formatMessage(sentMessages.people, { count, withoutEmail })}
              </Text>
            </p>
            {sample.length === 0 ? null : (
              <Text step="small" tone="ink2">
                {count > sample.length
                  ? formatMessage(sentMessages.sampleMore, { names: sample.join(', '), more: count - sample.length })
                  : formatList([...sample], { type: 'conjunction' })}
              </Text>
            )}
            {overLimit > 0 ? <Notice tone="info">{formatMessage(sentMessages.overLimit, { overLimit })}</Notice> : null}
          </Stack>
        )}
      </QueryView>
    </div>
  )
}
