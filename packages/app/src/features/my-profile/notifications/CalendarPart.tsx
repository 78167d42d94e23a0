import { Button } from '@somo/ui/Button'
import { FormSection } from '@somo/ui/Form'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import * as styles from './NotificationsTab.css.ts'
import { notifyMessages } from './notificationTabMessages.ts'

export interface CalendarPartProps {
  readonly address: string
  readonly onCopy: (address: string) => void
  /** Resolves to why it was not done, as a sentence; null where it was. */
  readonly onRenew: () => Promise<string | null>
}

/** The secret address of the person's calendar. */
export function CalendarPart({ address, onCopy, onRenew }: CalendarPartProps) {
  const { formatMessage } = useIntl()
  return (
    <FormSection
      title={formatMessage(notifyMessages.calendar)}
      description={formatMessage(notifyMessages.calendarHint)}
    >
      <TextField
        label={formatMessage(notifyMessages.address)}
        description={formatMessage(notifyMessages.addressHint)}
        value={address}
        onChange={() => undefined}
        isReadOnly
      />
      <div className={styles.buttons}>
        <Button onPress={() => onCopy(address)}>{formatMessage(notifyMessages.copy)}</Button>
        <AskAndAct
          label={formatMessage(notifyMessages.renew)}
          title={formatMessage(notifyMessages.renewTitle)}
          act={onRenew}
        >
          {formatMessage(notifyMessages.renewHint)}
        </AskAndAct>
      </div>
    </FormSection>
  )
}
