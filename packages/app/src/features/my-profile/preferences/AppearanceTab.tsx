import { FormSection } from '@somo/ui/Form'
import { formatPercent } from '@somo/ui/locale/percent'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { useUiLocale } from '@somo/ui/SomoProvider'
import { Stack } from '@somo/ui/Stack'
import { Switch } from '@somo/ui/Switch'
import { useIntl } from 'react-intl'
import { textSizes, type DeviceSettings } from '../../../platform/appearance/deviceSettings.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { ByHandNotice } from '../personal/ByHandNotice.tsx'
import { Choice } from './Choice.tsx'
import { errorTexts } from '../errorTexts.ts'
import { isLocked, themeFields } from '../fields.ts'
import { messages } from '../messages.ts'
import { nextPart } from '../parts.css.ts'
import type { ChangeProfile, PatchField, Profile } from '../profileTypes.ts'
import { themeSchema } from '../schemas.ts'
import { TabForm } from '../TabForm.tsx'
import { useProfileForm, type ProfileFormOptions } from '../useProfileForm.ts'

export interface AppearanceTabProps {
  readonly profile: Profile
  readonly change: ChangeProfile
  readonly onChanged: ProfileFormOptions<PatchField>['onChanged']
  /** A theme chosen in the menu hides the saved one on this device. */
  readonly hasByHand: boolean
  readonly onUseSaved: () => void
  readonly device: DeviceSettings
  readonly onDevice: (parts: Partial<DeviceSettings>) => void
}

/** How Somo looks: the theme, which goes with the person, and what holds on this device alone. */
export function AppearanceTab(props: AppearanceTabProps) {
  const { formatMessage } = useIntl()
  const { profile, device, hasByHand, onUseSaved } = props
  const shown = withSystem(profile, device)
  const form = useProfileForm({
    profile: shown,
    fields: themeFields,
    schema: themeSchema,
    texts: errorTexts,
    change: changeTheme(props),
    onChanged: props.onChanged,
  })
  const items = [
    { id: 'default', label: formatMessage(messages.light) },
    { id: 'dark', label: formatMessage(messages.dark) },
    { id: 'system', label: formatMessage(messages.system), description: formatMessage(messages.systemHint) },
  ]
  const open = isLocked(profile, 'theme') ? lockedButSystem(items, shown.theme, formatMessage(messages.kept)) : items
  return (
    <Stack space={20}>
      {hasByHand ? <ByHandNotice onUseSaved={onUseSaved}>{formatMessage(messages.byHandTheme)}</ByHandNotice> : null}
      <TabForm
        profile={profile}
        fields={themeFields}
        form={form}
        write={(_field, value) => items.find(({ id }) => id === value)?.label ?? value}
        saves="onChange"
      >
        <FormSection>
          <FormField form={form.form} name="theme" label={formatMessage(messages.theme)}>
            {(field) => <Choice {...field} description={formatMessage(messages.themeHint)} items={open} />}
          </FormField>
        </FormSection>
      </TabForm>
      <div className={nextPart}>
        <DeviceSection {...props} />
      </div>
    </Stack>
  )
}

/** The theme as this page offers it: "as the system" is a value of the device, none of the profile (decision 0017). */
function withSystem(profile: Profile, { followsSystem }: DeviceSettings): Profile {
  return { ...profile, theme: followsSystem ? 'system' : profile.theme === 'dark' ? 'dark' : 'default' }
}

/** "As the system" is kept here, anything else by the API; then the device follows the system no more. */
function changeTheme({ profile, change, device, onDevice }: AppearanceTabProps): ChangeProfile {
  return async (revision, patch) => {
    const isSystem = patch.theme === 'system'
    // Nothing of the profile changes where the saved theme is only shown again.
    const isKept = isSystem || patch.theme === withSystem(profile, { ...device, followsSystem: false }).theme
    const answer = isKept ? { profile, userErrors: [], problem: null } : await change(revision, patch)
    const isDone = answer.problem === null && answer.userErrors.length === 0
    if (isDone && isSystem !== device.followsSystem) onDevice({ followsSystem: isSystem })
    const followsSystem = isDone ? isSystem : device.followsSystem
    return { ...answer, profile: answer.profile && withSystem(answer.profile, { ...device, followsSystem }) }
  }
}

/** Where another party keeps the theme, this device may still follow its system, or go back to what is kept. */
function lockedButSystem<Item extends { readonly id: string }>(
  items: readonly Item[],
  chosen: string | null,
  reason: string,
) {
  const free = new Set(['system', chosen ?? 'default'])
  return items.map((item) => (free.has(item.id) ? item : { ...item, disabledReason: reason }))
}

function DeviceSection({ device, onDevice }: Pick<AppearanceTabProps, 'device' | 'onDevice'>) {
  const { formatMessage } = useIntl()
  const locale = useUiLocale()
  const sizes = textSizes.map((size) => ({ id: String(size), label: formatPercent(size / 100, locale), size }))
  return (
    <FormSection title={formatMessage(messages.device)} description={formatMessage(messages.deviceHint)}>
      <SegmentedControl
        label={formatMessage(messages.textSize)}
        items={sizes}
        selectedKey={String(device.textSize)}
        onSelectionChange={(id) => {
          const chosen = sizes.find((item) => item.id === id)
          if (chosen !== undefined) onDevice({ textSize: chosen.size })
        }}
      />
      <Switch
        label={formatMessage(messages.calm)}
        description={formatMessage(messages.calmHint)}
        isSelected={device.isCalm}
        onChange={(isCalm) => onDevice({ isCalm })}
      />
    </FormSection>
  )
}
