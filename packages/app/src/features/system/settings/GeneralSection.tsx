import { Button } from '@somo/ui/Button'
import { ConflictState } from '@somo/ui/ConflictState'
import { Heading } from '@somo/ui/Heading'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { FactLines } from './FactSection.tsx'
import { SettingControl } from './SettingControl.tsx'
import { editable, settingOf, type Editable } from './settingForm.ts'
import { settingMessages } from './settingMessages.ts'
import * as styles from '../System.css.ts'
import type { Setting, SettingsUse } from './useSettings.ts'
import { useSettingForm, type SettingForm } from './useSettingForm.ts'
import { writeSetting } from './writeSetting.ts'

export interface GeneralSectionProps extends Pick<SettingsUse, 'set'> {
  readonly all: readonly Setting[]
  /** Those that the search leaves; the others stay in the form, out of sight. */
  readonly shown: readonly Setting[]
  readonly onSaved: () => void
  readonly dates: Dates
}

/** The settings that are changed here, in one form. */
export function GeneralSection({ all, shown, set, onSaved, dates }: GeneralSectionProps) {
  const { formatMessage } = useIntl()
  const use = useSettingForm(all, set, onSaved)
  const facts = shown.filter(({ kind }) => kind === 'FACT')
  return (
    <section
      className={styles.section}
      id="GENERAL"
      aria-labelledby="settings-general"
      tabIndex={-1}
      hidden={shown.length === 0}
    >
      <Heading level={2} id="settings-general">
        {formatMessage(settingMessages.GENERAL)}
      </Heading>
      {use.conflict === null ? null : <Conflict use={use} conflict={use.conflict} />}
      <div hidden={use.conflict !== null}>
        <SomoForm form={use.form}>
          <div className={styles.lines}>
            {editable.map((name) => {
              const setting = settingOf(all, name)
              return setting === null ? null : (
                <Row
                  key={name}
                  name={name}
                  setting={setting}
                  use={use}
                  isShown={shown.includes(setting)}
                  dates={dates}
                />
              )
            })}
          </div>
        </SomoForm>
      </div>
      {facts.length > 0 && <FactLines facts={facts} dates={dates} isContinued />}
    </section>
  )
}

interface RowProps {
  readonly name: Editable
  readonly setting: Setting
  readonly use: SettingForm
  readonly isShown: boolean
  readonly dates: Dates
}

function Row({ name, setting, use, isShown, dates }: RowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const label = formatMessage(settingMessages[name])
  const fallback = setting.default ?? ''
  return (
    <FormField form={use.form} name={name} label={label}>
      {(field) => (
        <div className={styles.setting} hidden={!isShown}>
          <div className={styles.control}>
            <SettingControl name={name} setting={setting} field={field} />
          </div>
          <Text step="small" tone="ink2" id={`${field.id}-origin`}>
            {formatMessage(settingMessages.default, { value: writeSetting(setting.id, setting.default, intl) })}{' '}
            <Changed setting={setting} dates={dates} />
          </Text>
          {field.value === fallback ? null : (
            <Button
              size="sm"
              variant="plain"
              edge="start"
              aria-describedby={`${field.id}-origin`}
              onPress={() => field.onChange(fallback)}
            >
              {formatMessage(settingMessages.reset)}
            </Button>
          )}
        </div>
      )}
    </FormField>
  )
}

function Changed({ setting: { changedAt, changedBy }, dates }: { readonly setting: Setting; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  if (changedAt === null) return null
  const date = dates.date(new Date(changedAt))
  return changedBy === null
    ? formatMessage(settingMessages.changedNobody, { date })
    : formatMessage(settingMessages.changed, { name: changedBy, date })
}

function Conflict({
  use,
  conflict,
}: {
  readonly use: SettingForm
  readonly conflict: NonNullable<SettingForm['conflict']>
}) {
  const intl = useIntl()
  const { formatMessage } = intl
  const shown = (name: Editable, value: string): string => writeSetting(`GENERAL.${name}`, value, intl)
  return (
    <ConflictState
      notice={formatMessage(settingMessages.conflict)}
      theirsLabel={formatMessage(settingMessages.theirs)}
      fields={conflict.fields.map((name) => ({
        id: name,
        label: formatMessage(settingMessages[name]),
        mine: shown(name, conflict.mine[name]),
        theirs: shown(name, conflict.theirs[name]),
      }))}
      onSave={use.decide}
      onDiscard={use.giveUp}
    />
  )
}
