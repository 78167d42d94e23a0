import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FactLines } from './FactLines.tsx'
import { messages } from './messages.ts'
import type { FactGroup } from './connection/report.ts'
import * as styles from './SuperConsole.css.ts'

export interface YourPanelProps {
  readonly groups: readonly FactGroup[]
  readonly onClear: () => void
}

/** The person's session, looks and browser, and what this device keeps. */
export function YourPanel({ groups, onClear }: YourPanelProps) {
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <FactLines key={group.id} group={group} />
      ))}
      <section className={styles.section} aria-labelledby="clear-title">
        <Heading level={2} id="clear-title">
          {formatMessage(messages.clearTitle)}
        </Heading>
        <Text tone="ink2">{formatMessage(messages.clearSentence)}</Text>
        <Inline>
          <Button size="sm" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
            {formatMessage(messages.clear)}
          </Button>
        </Inline>
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={formatMessage(messages.clearQuestion)}
          actionLabel={formatMessage(messages.clearAnswer)}
          onAction={onClear}
        >
          {formatMessage(messages.clearMeaning)}
        </AlertDialog>
      </section>
    </div>
  )
}
