import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImportActions, ImportRow } from '../importTypes.ts'
import { ChangeList, type ChangeListProps } from '../check/ChangeList.tsx'
import { runMessages } from './runMessages.ts'

export interface SkippedRowsProps extends Pick<ChangeListProps, 'kind' | 'fields' | 'dates'> {
  /** How many they are; null where nobody knows it any more. */
  readonly count: number | null
  readonly find: ImportActions['findSkipped']
}

/** What undoing left alone: how much it is at once, and which rows when somebody wants to see them. */
export function SkippedRows({ count, find, ...list }: SkippedRowsProps) {
  const { formatMessage } = useIntl()
  const [rows, setRows] = useState<readonly ImportRow[] | 'looking' | 'failed' | null>(null)
  const look = async (): Promise<void> => {
    setRows('looking')
    setRows((await find()) ?? 'failed')
  }
  if (count === null) return null
  if (count === 0) return <Text>{formatMessage(runMessages.keptNone)}</Text>
  return (
    <Stack space={12}>
      <Text>{formatMessage(runMessages.keptCount, { count })}</Text>
      {rows === 'failed' ? (
        <Notice tone="warn" action={{ label: formatMessage(runMessages.keptFind), onPress: () => void look() }}>
          {formatMessage(runMessages.keptFailed)}
        </Notice>
      ) : rows === null || rows === 'looking' ? (
        <Inline>
          <Button isPending={rows === 'looking'} onPress={() => void look()}>
            {formatMessage(runMessages.keptFind)}
          </Button>
        </Inline>
      ) : (
        <Found count={count} rows={rows} {...list} />
      )}
    </Stack>
  )
}

/** The button that asked is gone, and the focus with it: it comes here, unless somebody went on meanwhile. */
const takeFocus = (section: HTMLElement | null): void => {
  if (document.activeElement === document.body) section?.focus()
}

function Found({ count, rows, ...list }: Omit<ChangeListProps, 'label'> & { readonly count: number }) {
  const { formatMessage } = useIntl()
  const label = formatMessage(runMessages.kept)
  return (
    <section aria-label={label} tabIndex={-1} ref={takeFocus}>
      {rows.length === 0 ? (
        <Text>{formatMessage(runMessages.keptGone)}</Text>
      ) : (
        <ChangeList label={label} rows={rows} {...list} />
      )}
      {rows.length > 0 && rows.length < count ? (
        <Text tone="ink2">{formatMessage(runMessages.keptFirst, { count: rows.length })}</Text>
      ) : null}
    </section>
  )
}
