import { Disclosure } from '@somo/ui/Disclosure'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { RefusedCall } from './packageState.ts'
import { scormMessages } from './scormMessages.ts'

/** The run-time log for authors: why a package may not store what it should. */
export function RefusedCalls({ log }: { readonly log: readonly RefusedCall[] }) {
  const { formatMessage } = useIntl()
  return (
    <Disclosure title={formatMessage(scormMessages.log)} detail={log.length}>
      <Stack space={8}>
        <Text tone="ink2">{formatMessage(scormMessages.logHint)}</Text>
        {log.map(({ activity: _, ...call }, place) => (
          // Entries are only added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <Text key={place} step="small">
            {formatMessage(scormMessages.logEntry, call)}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  )
}
