import type { EmailCadence, NotificationGroup } from '@somo/graphql/schema'
import { FormSection } from '@somo/ui/Form'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Switch } from '@somo/ui/Switch'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { nextPart } from '../parts.css.ts'
import { CalendarPart, type CalendarPartProps } from './CalendarPart.tsx'
import * as styles from './NotificationsTab.css.ts'
import { cadenceMessages, groupHints, groupMessages, notifyMessages } from './notificationTabMessages.ts'
import type { NotificationPreference, NotificationPreferencesData } from './useNotificationPreferences.ts'

export interface NotificationsTabProps extends Omit<CalendarPartProps, 'address'> {
  readonly found: NotificationPreferencesData['found']
  /** Saves a choice at once and says so. */
  readonly onChoose: (preference: NotificationPreference) => void
  /** Groups that never concern the person, such as those of managers. */
  readonly hidden: readonly NotificationGroup[]
}

const cadences: readonly EmailCadence[] = ['AT_ONCE', 'DAILY', 'WEEKLY', 'OFF']

/** What reaches the person and how: a choice counts at once. */
export function NotificationsTab({ found, onChoose, hidden, ...calendar }: NotificationsTabProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryView state={found} onRetry={found.retry}>
      {({ preferences, calendarAddress }) => (
        <Stack space={20}>
          <FormSection title={formatMessage(notifyMessages.title)} description={formatMessage(notifyMessages.hint)}>
            <div className={styles.rows}>
              {preferences
                .filter(({ group }) => !hidden.includes(group))
                .map((preference) => (
                  <PreferenceRow key={preference.group} preference={preference} onChoose={onChoose} />
                ))}
              <AccountRow />
            </div>
          </FormSection>
          {calendarAddress === null || calendarAddress === undefined ? null : (
            <div className={nextPart}>
              <CalendarPart {...calendar} address={calendarAddress} />
            </div>
          )}
        </Stack>
      )}
    </QueryView>
  )
}

interface PreferenceRowProps extends Pick<NotificationsTabProps, 'onChoose'> {
  readonly preference: NotificationPreference
}

function PreferenceRow({ preference, onChoose }: PreferenceRowProps) {
  const { formatMessage } = useIntl()
  const { group, inApp, email } = preference
  const items = cadences.map((id) => ({ id, label: formatMessage(cadenceMessages[id]) }))
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{formatMessage(groupMessages[group])}</legend>
      <p className={styles.hint}>{formatMessage(groupHints[group])}</p>
      <div className={styles.choices}>
        <Switch
          label={formatMessage(notifyMessages.inApp)}
          isSelected={inApp}
          onChange={(isOn) => onChoose({ ...preference, inApp: isOn })}
        />
        <Select
          label={formatMessage(notifyMessages.email)}
          items={items}
          selectedKey={email}
          onSelectionChange={(chosen) => onChoose({ ...preference, email: chosen })}
        />
      </div>
    </fieldset>
  )
}

/** Nobody can turn off what protects their account. */
function AccountRow() {
  const { formatMessage } = useIntl()
  const items = [{ id: 'AT_ONCE', label: formatMessage(cadenceMessages.AT_ONCE) }]
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{formatMessage(notifyMessages.account)}</legend>
      <p className={styles.hint}>{formatMessage(notifyMessages.accountHint)}</p>
      <div className={styles.choices}>
        <Select
          label={formatMessage(notifyMessages.email)}
          items={items}
          selectedKey="AT_ONCE"
          onSelectionChange={() => undefined}
          disabledReason={formatMessage(notifyMessages.accountReason)}
        />
      </div>
    </fieldset>
  )
}
